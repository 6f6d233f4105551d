import { expect, test } from 'vitest'
import { countryOfNumber, isMobileNumber, maskedPhone, mobileNumber } from './phone.ts'

test.each([
  ['13812345678', 'CN', '+8613812345678'],
  ['138 1234-5678', 'CN', '+8613812345678'],
  ['１３８１２３４５６７８', 'CN', '+8613812345678'],
  ['008613812345678', 'KR', '+8613812345678'],
  ['8613812345678', 'CN', '+8613812345678'],
  ['010-1234-5678', 'KR', '+821012345678'],
  ['1012345678', 'KR', '+821012345678'],
  ['+82 10 1234 5678', 'CN', '+821012345678'],
  ['+82 (0)10 1234 5678', 'CN', '+821012345678'],
] as const)('%s of %s is %s', (text, country, e164) => {
  expect(mobileNumber(text, country)).toBe(e164)
})

test('every prefix of a Chinese mobile signs in, the latest too', () => {
  const prefixes = Array.from({ length: 70 }, (_, i) => String(130 + i))
  expect(prefixes.filter((prefix) => !isMobileNumber(`${prefix}12345678`, 'CN'))).toEqual([])
})

test.each([
  ['01012345678', 'CN'],
  ['12345678901', 'CN'],
  ['1381234567', 'CN'],
  ['13812345678', 'KR'],
  ['02-123-4567', 'KR'],
  ['01112345678', 'KR'],
  ['12345', 'CN'],
  ['+15551234567', 'CN'],
  ['+852 9123 4567', 'CN'],
  ['1381234567x', 'CN'],
  ['mei', 'CN'],
  ['', 'KR'],
] as const)('%j of %s is not a mobile number', (text, country) => {
  expect(mobileNumber(text, country)).toBeUndefined()
})

test.each([
  ['13912345678', 'CN'],
  ['+86 139 1234 5678', 'CN'],
  ['１３９１２３４５６７８', 'CN'],
  ['010-1234-5678', 'KR'],
  ['010-52345678', 'CN'],
  ['+82 10 1234 5678', 'KR'],
  ['1391234567', undefined],
  ['02-123-4567', undefined],
  ['lin_buys', undefined],
])('%s is a number of %s', (text, country) => {
  expect(countryOfNumber(text)).toBe(country)
})

test('a number is masked to others', () => {
  expect(maskedPhone('+8613812345678')).toBe('138****5678')
  expect(maskedPhone('+821012345678')).toBe('010-****-5678')
})
