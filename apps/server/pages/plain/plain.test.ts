import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmallMall, type SmallMall } from '../testing.ts'

let mall: SmallMall
beforeAll(async () => {
  mall = await startSmallMall()
})
afterAll(() => mall.close())

const inKorean = { cookie: 'locale=ko-KR' }

async function styleOf(html: string): Promise<string> {
  const href = /<link rel="stylesheet" href="([^"]+)">/.exec(html)?.[1] ?? ''
  return (await mall.get(href)).text()
}

test('the offline page uses only classes of the site’s style sheet', async () => {
  const html = await (await mall.get('/offline', inKorean)).text()
  const style = await styleOf(html)
  const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '))
  expect(classes.length).toBeGreaterThan(20)
  const selector = (name: string) => `.${name.replace(/[.:]/g, String.raw`\$&`)}`
  expect(classes.filter((name) => !style.includes(selector(name)))).toEqual([])
})

test('the worker stores the offline page of the reader’s language, and nothing with a price', async () => {
  const [korean, english] = await Promise.all(
    ['ko-KR', 'en-US'].map(async (locale) => mall.get('/service-worker.js', { cookie: `locale=${locale}` })),
  )
  const precached = async (answer: Response) => {
    const list = /^self\.precached=(\[.*?\]);/.exec(await answer.text())?.[1]
    return (JSON.parse(list ?? '[]') as { url: string; revision: string | null }[]).map(({ url }) => url)
  }
  expect(await precached(korean!)).toEqual([
    '/offline',
    '/favicon.svg',
    expect.stringMatching(/^\/ko-KR\/assets\/[\w-]+\.css$/),
  ])
  expect(await precached(english!)).toContainEqual(expect.stringMatching(/^\/en-US\//))
  expect(korean!.headers.get('cache-control')).toBe('private, no-cache')
  // A worker fetches by the policy of its own answer.
  expect(korean!.headers.get('content-security-policy')).toContain("connect-src 'self'")
})

test('the manifest of each language names pictures that exist', async () => {
  for (const locale of ['zh-CN', 'ko-KR', 'en-US']) {
    const html = await (await mall.get('/', { cookie: `locale=${locale}` })).text()
    const href = /<link rel="manifest" href="([^"]+)">/.exec(html)?.[1] ?? ''
    const answer = await mall.get(href)
    expect(answer.headers.get('content-type')).toContain('application/manifest+json')
    const manifest = (await answer.json()) as { lang: string; icons: { src: string; type: string }[] }
    expect(manifest.lang).toBe(locale)
    for (const { src, type } of manifest.icons) {
      const icon = await mall.get(src)
      expect([icon.status, icon.headers.get('content-type')], src).toEqual([200, type])
    }
  }
})
