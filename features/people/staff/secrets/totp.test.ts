import { expect, test } from 'vitest'
import { base32, stepAt, stepOfCode, totpCode, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(totpCode(secret, stepAt(seconds * 1000), 8)).toBe(code)
})

// RFC 4648, section 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %j in base 32', (plain, written) => {
  expect(base32(Buffer.from(plain))).toBe(written)
})

test('a code is valid half a minute before and after its own half minute, and no longer', () => {
  const nowMs = 1_234_567_890_000
  const codeAt = (steps: number) => totpCode(secret, stepAt(nowMs) + steps)
  for (const steps of [-1, 0, 1]) expect(stepOfCode(secret, codeAt(steps), nowMs)).toBe(stepAt(nowMs) + steps)
  for (const steps of [-2, 2]) expect(stepOfCode(secret, codeAt(steps), nowMs)).toBeUndefined()
  for (const text of ['', '12345', '1234567', 'abcdef'])
    expect(stepOfCode(secret, text, nowMs)).toBeUndefined()
})

test('an authenticator reads issuer, account and secret from the URI', () => {
  expect(totpUri(secret, 'mei & co')).toBe(
    'otpauth://totp/Hojip:mei%20%26%20co?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Hojip',
  )
})
