import { expect, test } from 'vitest'
import { isSmsCode, smsCodeIn } from './sms-code.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['１２３４５６', '123456'],
  ['【好集】验证码 048213，5 分钟内有效', '048213'],
  ['[호집] 인증번호 048213', '048213'],
  ['12345678', '123456'],
  ['12', '12'],
  ['abc', ''],
])('%j is read as %j', (typed, code) => expect(smsCodeIn(typed)).toBe(code))

test('a code has six digits', () => {
  expect(['123456', '12345', '1234567', 'abcdef', ''].map(isSmsCode)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
