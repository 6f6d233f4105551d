import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { chooseEncoding } from '@hojip/platform/http'
import { expect, test } from 'vitest'
import { parseCookies } from './cookies.ts'
import { encode, encodeForMany } from './encoding.ts'
import { contentSecurityPolicy, scriptHashes } from './security.ts'

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

function hash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

test('the styles in the head are allowed by their hash; others are not', () => {
  const policyOf = (head: string, body: string) =>
    contentSecurityPolicy(`<head><title>t</title>${head}</head><body>${body}</body>`, [])
  expect(policyOf('<style>p{top:0}</style>', '<style>evil{}</style>')).toContain(
    `; style-src 'self' ${hash('p{top:0}')};`,
  )
  expect(policyOf('', '<style>evil{}</style>')).toContain("; style-src 'self';")
})

test('each inline script that runs is allowed by its hash; data blocks and files are not listed', () => {
  const html =
    '<script>a()</script><script type="module">b()</script><script src="/x.js"></script>' +
    '<script type="application/json" id="state">{"a":1}</script><script type="application/ld+json">{}</script>'
  expect(scriptHashes(html)).toEqual([hash('a()'), hash('b()')])
  expect(contentSecurityPolicy(html, [])).toContain(`script-src 'self' ${hash('a()')} ${hash('b()')};`)
})
