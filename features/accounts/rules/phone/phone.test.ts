import { expect, test } from 'vitest'
import { maskedPhone, mobileNumber, nationalPhone } from './phone.ts'

test.each([
  ['13812345678', 'CN', '+8613812345678'],
  ['138 1234-5678', 'CN', '+8613812345678'],
  ['１３８１２３４５６７８', 'CN', '+8613812345678'],
  ['008613812345678', 'CN', '+8613812345678'],
  ['010-1234-5678', 'KR', '+821012345678'],
  ['+82 10 1234 5678', 'CN', '+821012345678'],
] as const)('%s of %s is %s', (text, country, e164) => {
  expect(mobileNumber(text, country)).toBe(e164)
})

test.each([
  ['01012345678', 'CN'],
  ['02-123-4567', 'KR'],
  ['01112345678', 'KR'],
  ['12345', 'CN'],
  ['+15551234567', 'CN'],
  ['1381234567x', 'CN'],
  ['', 'KR'],
] as const)('%s of %s is not a mobile number', (text, country) => {
  expect(mobileNumber(text, country)).toBeUndefined()
})

test('a number is shown in full to its owner and masked to others', () => {
  expect(nationalPhone('+821012345678')).toBe('010-1234-5678')
  expect(maskedPhone('+8613812345678')).toBe('138****5678')
  expect(maskedPhone('+821012345678')).toBe('010-****-5678')
})
