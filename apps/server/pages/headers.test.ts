import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { chooseEncoding, chooseEncodingFor } from '@hojip/platform/http'
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
  ['gzip, deflate, br, zstd', 'br', 'zstd'],
  ['gzip, deflate, br', 'br', 'br'],
  ['gzip;q=1.0, br;q=0, zstd;q=0', 'gzip', 'gzip'],
  ['zstd', 'identity', 'zstd'],
  ['br;q=0.0, *', 'identity', 'identity'],
  [undefined, 'identity', 'identity'],
])('encodings for %s', (accept, many, one) => {
  expect([chooseEncoding(accept), chooseEncodingFor(accept, 100_000)]).toEqual([many, one])
  expect(chooseEncodingFor(accept, 1_000_000)).toBe(many === 'identity' ? one : many)
})

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }

test.each([
  ['zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
] as const)('a page in %s for one, and in %s for many, is the same page', async (one, many) => {
  const text = Array.from({ length: 400 }, (_, i) => `<li>好集 ${i % 7} ${i}</li>`).join('')
  const forOne = await encode(text, one)
  expect(unpack[one](forOne).toString()).toBe(text)
  const forMany = await encodeForMany(forOne, one, many)
  expect(unpack[many](forMany).toString()).toBe(text)
  expect(forMany.length).toBeLessThan(forOne.length)
})

test('what is inline is allowed only where it is named', () => {
  expect(contentSecurityPolicy({}, [])).toContain("script-src 'self'; style-src 'self';")
  const hashes = { scripts: [inlineHash('a()')], styles: [inlineHash('p{top:0}')] }
  expect(contentSecurityPolicy(hashes, [])).toContain(
    "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='; " +
      "style-src 'self' 'sha256-8EJL2E40VnnGherz8izbHnhSLNfS7seXQ/iH7JDUNko=';",
  )
})
