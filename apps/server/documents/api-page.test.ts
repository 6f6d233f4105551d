import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'

let mall: GuardedMall
beforeAll(async () => {
  mall = await aGuardedMall()
})
afterAll(() => mall.close())

function read(url: string) {
  return mall.raw({ method: 'GET', url })
}

test('the page lists the calls without a script, and its viewer comes from the mall alone', async () => {
  const { text, headers } = await read('/v1/docs')
  expect(text).toContain('/v1/bizOrder/queryOrderInfo')
  expect(text).toContain('/v1/asyncapi.json')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe-eval')
  const files = [...text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, url]) => url!)
  expect(files).toEqual(['/v1/viewer.css', '/v1/viewer.js', '/v1/viewer-start.js'])
  for (const url of files) {
    const file = await read(url)
    expect([file.statusCode, file.headers['content-type']], url).toEqual([
      200,
      expect.stringMatching(/^text\/(javascript|css); charset=utf-8$/),
    ])
    const again = await mall.raw({
      method: 'GET',
      url,
      headers: { 'if-none-match': String(file.headers['etag']) },
    })
    expect(again.statusCode, url).toBe(304)
  }
})
