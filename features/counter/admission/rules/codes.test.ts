import { describe, expect, test } from 'vitest'
import { isCompanyCode, isCreditCode, isKoreanBusinessNumber, plainCode } from './codes.ts'

describe('a unified social credit code', () => {
  test.each(['91350100M000100Y43', '9144030071526726XG', '91110000802100433B'])('%s is one', (code) => {
    expect(isCreditCode(code)).toBe(true)
  })

  test.each([
    ['too short', '91350100M000100Y4'],
    ['too long', '91350100M000100Y430'],
    ['another check character', '91350100M000100Y44'],
    ['two digits exchanged', '91351000M000100Y43'],
    ['a letter that it never has', '91350100I000100Y43'],
    ['in small letters', '91350100m000100y43'],
  ])('is none: %s', (_why, code) => {
    expect(isCreditCode(code)).toBe(false)
  })

  test('every other digit in a place is noticed', () => {
    const code = '91350100M000100Y43'
    const others = Array.from(code).flatMap((was, at) =>
      Array.from('0123456789')
        .filter((one) => one !== was)
        .map((one) => code.slice(0, at) + one + code.slice(at + 1)),
    )
    expect(others.filter(isCreditCode)).toEqual([])
  })
})

describe('a Korean business registration number', () => {
  test.each(['1248100998', '2208162517', '1208147521'])('%s is one', (code) => {
    expect(isKoreanBusinessNumber(code)).toBe(true)
  })

  test.each(['1248100997', '124810099', '12481009980', '124-81-0099', '124810099A'])('%s is none', (code) => {
    expect(isKoreanBusinessNumber(code)).toBe(false)
  })
})

test('people write codes with spaces, hyphens and small letters', () => {
  expect(plainCode(' 124-81-00998 ')).toBe('1248100998')
  expect(plainCode('91350100 m000 100y43')).toBe('91350100M000100Y43')
})

test('the country decides which one a company has', () => {
  expect(isCompanyCode('CN', '91350100M000100Y43')).toBe(true)
  expect(isCompanyCode('KR', '91350100M000100Y43')).toBe(false)
  expect(isCompanyCode('KR', '1248100998')).toBe(true)
  expect(isCompanyCode('CN', '1248100998')).toBe(false)
})
