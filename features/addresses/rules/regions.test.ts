import { expect, test } from 'vitest'
import { isDistrictCode, regionsBelow } from './regions.ts'

test('China goes province, city, district', () => {
  const jilin = regionsBelow('CN', undefined).find((r) => r.name === '吉林省')!
  const yanbian = regionsBelow('CN', jilin.code).find((r) => r.name.startsWith('延边'))!
  expect(regionsBelow('CN', yanbian.code).map((r) => r.name)).toContain('延吉市')
  // Below a district are its streets.
  expect(regionsBelow('CN', yanbian.code).some((r) => r.leaf)).toBe(false)
})

test('Korea goes province, city', () => {
  expect(regionsBelow('KR', undefined)).toHaveLength(17)
  expect(regionsBelow('KR', '11').map((r) => r.name)).toContain('강남구')
})

test.each(['zz', '999999', '110101', '11-3'])('nothing is below %s', (code) => {
  expect(regionsBelow('CN', code)).toEqual([])
})

test.each([
  ['222401', true],
  ['222400', false],
  ['220000', false],
  ['11-3', false],
])('%s is a district: %s', (code, is) => expect(isDistrictCode(code)).toBe(is))
