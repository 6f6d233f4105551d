import { expect, test } from 'vitest'
import { isDistrictCode, regionsBelow } from './regions.ts'

test('China has provinces, cities and districts', () => {
  const jilin = regionsBelow('CN', undefined).find((r) => r.name === '吉林省')!
  const yanbian = regionsBelow('CN', jilin.code).find((r) => r.name.startsWith('延边'))!
  expect(regionsBelow('CN', yanbian.code).map((r) => r.name)).toContain('延吉市')
  // Districts have streets below them.
  expect(regionsBelow('CN', yanbian.code).some((r) => r.leaf)).toBe(false)
})

test('Korea has provinces and cities', () => {
  expect(regionsBelow('KR', undefined)).toHaveLength(17)
  expect(regionsBelow('KR', '11').map((r) => r.name)).toContain('강남구')
})

test.each(['zz', '999999', '110101', '11-3'])('there is nothing below %s', (code) => {
  expect(regionsBelow('CN', code)).toEqual([])
})

test.each([
  ['222401', true],
  ['222400', false],
  ['220000', false],
  ['11-3', false],
])('%s is the code of a district: %s', (code, is) => expect(isDistrictCode(code)).toBe(is))
