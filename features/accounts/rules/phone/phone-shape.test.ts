import { expect, test } from 'vitest'
import { countryOfNumber, looksLikeMobile, roughE164 } from './phone-shape.ts'
import { mobileNumber } from './phone.ts'

const numbers = [
  ['13812345678', 'CN'],
  ['138 1234 5678', 'CN'],
  ['１３８１２３４５６７８', 'CN'],
  ['+86 138-1234-5678', 'CN'],
  ['008613812345678', 'KR'],
  ['8613812345678', 'CN'],
  ['010-1234-5678', 'KR'],
  ['1012345678', 'KR'],
  ['+82 10 1234 5678', 'CN'],
  ['00821012345678', 'KR'],
] as const

test.each(numbers)('%s (%s) looks like a mobile number', (text, country) => {
  const exact = mobileNumber(text, country)
  expect(exact).toBeDefined()
  expect(looksLikeMobile(text, country)).toBe(true)
  expect(roughE164(text, country)).toBe(exact)
})

test.each([
  ['', 'CN'],
  ['12345678901', 'CN'],
  ['1381234567', 'CN'],
  ['01012345678', 'CN'],
  ['13812345678', 'KR'],
  ['02-123-4567', 'KR'],
  ['+1 212 555 0100', 'CN'],
  ['mei', 'CN'],
] as const)('%j (%s) does not look like a mobile number', (text, country) => {
  expect(looksLikeMobile(text, country)).toBe(false)
  expect(roughE164(text, country)).toBeNull()
})

test.each([
  ['13912345678', 'CN'],
  ['139 1234 5678', 'CN'],
  ['+86 139 1234 5678', 'CN'],
  ['１３９１２３４５６７８', 'CN'],
  ['010-1234-5678', 'KR'],
  ['+82 10 1234 5678', 'KR'],
  ['1391234567', undefined],
  ['02-123-4567', undefined],
  ['lin_buys', undefined],
])('%s is a number of %s', (text, country) => {
  expect(countryOfNumber(text)).toBe(country)
})
