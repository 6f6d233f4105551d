import { expect, test } from 'vitest'
import { wantedKeys } from './order-search.ts'

test('a number is looked up from its beginning and its end, four digits also as the end of a phone', () => {
  expect(wantedKeys(' 2611 ', true)).toMatchObject({
    beginnings: ['number:2611', 'ending:1162'],
    ofPeople: { whole: ['name:2611', 'phone:2611'] },
    phones: [],
  })
  expect(wantedKeys('261', true).beginnings).toEqual([])
  expect(wantedKeys('26110', true).ofPeople.whole).toEqual(['name:26110'])
})

test.each(['010-1234-5678', '０１０ 1234 5678'])('%s is a phone of Korea', (typed) => {
  expect(wantedKeys(typed, true).phones).toContain('+821012345678')
})

test('a user who sees masked names finds them whole or by the family name, and cannot complete them', () => {
  const beginnings = (typed: string, seesNames: boolean) => wantedKeys(typed, seesNames).ofPeople.beginnings
  expect(beginnings('李', false)).toEqual(['name:李'])
  expect(beginnings('欧阳', false)).toEqual(['name:欧阳'])
  expect(beginnings('李美', false)).toEqual(['name:李美 '])
  expect(beginnings('L', false)).toEqual(['name:l '])
  expect(beginnings('李美', true)).toEqual(['name:李美'])
})

test('a tracking number is found however it is spaced', () => {
  expect(wantedKeys('sf 1000-0001', true).whole).toContain('tracking:SF10000001')
})
