import { expect, test } from 'vitest'
import { majorOfDay, testServerOf } from './server-of.ts'

test('a server elsewhere comes first, then the version that is named, then the one that is installed', () => {
  expect(testServerOf({ TEST_DATABASE_URL: 'postgres://db/', TEST_POSTGRES: '15' })).toEqual({
    url: 'postgres://db/',
  })
  expect(testServerOf({ TEST_POSTGRES: '15' })).toEqual({ major: 15 })
  expect(testServerOf({})).toEqual({ major: 18 })
  expect(() => testServerOf({ TEST_POSTGRES: '14' })).toThrow('TEST_POSTGRES is 15 or 18, not 14')
})

test('two days in a row try both versions', () => {
  expect([majorOfDay(20_785), majorOfDay(20_786)]).toEqual(['15', '18'])
})
