import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { chooseEncoding } from '@hojip/platform/http'
import { expect, test } from 'vitest'
import { parseCookies } from './cookies.ts'
import { encode, encodeForMany } from './encoding.ts'
import { contentSecurityPolicy, inlineHash } from './security.ts'

test.each([
  ['token=abc; locale=ko-KR', { token: 'abc', locale: 'ko-KR' }],
  ['a=1;a=2', { a: '1' }],
  ['x="quoted"; y=a%20b; z=%E0%A4%A', { x: 'quoted', y: 'a b' }],
  ['=1; b ad=2; novalue; ok=', { ok: '' }],
  ['t=a=b==', { t: 'a=b==' }],
  [undefined, {}],
])('cookies of %s', (header, expected) => expect(Object.fromEntries(parseCookies(header))).toEqual(expected))

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0, *', 'identity'],
  [undefined, 'identity'],
])('encoding for %s', (accept, expected) => expect(chooseEncoding(accept)).toBe(expected))

test('a decoded page equals the original', async () => {
  const text = '好集 '.repeat(50)
  expect(brotliDecompressSync(await encode(text, 'br')).toString()).toBe(text)
  expect(gunzipSync(await encode(text, 'gzip')).toString()).toBe(text)
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', Buffer.from],
  ] as const) {
    const forOne = await encode(text, encoding)
    const forMany = await encodeForMany(forOne, encoding)
    expect(unpack(forMany).toString()).toBe(text)
    expect(forMany.length).toBeLessThanOrEqual(forOne.length)
  }
})

test('what is inline is allowed only where it is named', () => {
  expect(contentSecurityPolicy({}, [])).toContain("script-src 'self'; style-src 'self';")
  const hashes = { scripts: [inlineHash('a()')], styles: [inlineHash('p{top:0}')] }
  expect(contentSecurityPolicy(hashes, [])).toContain(
    "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='; " +
      "style-src 'self' 'sha256-8EJL2E40VnnGherz8izbHnhSLNfS7seXQ/iH7JDUNko=';",
  )
})
