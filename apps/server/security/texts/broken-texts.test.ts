import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../testing/guarded-mall.ts'

let mall: GuardedMall
beforeAll(async () => {
  mall = await aGuardedMall()
})
afterAll(() => mall.close())

/** Texts that decoders and parsers throw at: broken escapes, halves of JSON and of addresses. */
const broken = ['%E0%A4%A', '%', '%00', '%0d%0a', '%ED%A0%80', '["', '=', 'http://[', 'x'.repeat(5_000)]
const token = 'A'.repeat(43)
const id = '0'.repeat(32)

const cookieNames = ['token', 'deskToken', 'sid', 'desk', 'pre', 'dev', 'locale', 'theme', 'visitor']
const headerNames =
  'authorization accept-language accept accept-encoding if-none-match if-modified-since range origin referer user-agent x-forwarded-for content-type idempotency-key sec-fetch-site'
const readers = ['/', `/uploads/admission/${id}`, '/v1/appUser/findById/me']
const inPath =
  '/ /pictures/ /product-videos/ /share-picture/ /feeds/ /sitemaps/ /uploads/ /mcp? /goods/info/ /goods/plain/ /business/ /goods/search?words= /goods?sort= /v1/ /cart/plain? /v1/appUser/findById/ /uploads/admission/ /sitemaps/zh-CN/ /assets/ /?lang='

/** Neither of them is answered by 5xx or logged as an error. */
async function expectAnswered(url: string, headers: Record<string, string> = {}) {
  const { statusCode } = await mall.raw({ method: 'GET', url, headers })
  expect(statusCode, `${url} ${JSON.stringify(headers).slice(0, 200)}`).toBeLessThan(500)
  expect(mall.errors.splice(0), url).toEqual([])
}

// The other half of the session is there, so that the broken half is read.
const rest = `__Host-sid=x; __Host-desk=x; sid=x; desk=x`

test.each(cookieNames)('a broken cookie %s is no cookie', async (name) => {
  for (const text of broken)
    for (const url of [...readers, '/cart/plain']) {
      await expectAnswered(url, { cookie: `${name}=${text}; ${rest}` })
      await expectAnswered(url, {
        cookie: `${rest}; __Host-${name}=${text}; token=${token}; deskToken=${token}`,
      })
    }
})

test.each(headerNames.split(' '))('a broken header %s is refused or ignored', async (name) => {
  for (const text of broken) for (const url of readers) await expectAnswered(url, { [name]: text })
})

test.each(inPath.split(' '))('a broken address below %s is answered', async (path) => {
  for (const text of broken) await expectAnswered(path + text)
})
