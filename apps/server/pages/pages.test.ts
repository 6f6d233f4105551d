import { afterAll, beforeAll, expect, test } from 'vitest'
import { inlineHash } from './security.ts'
import { away, broken, kimchi, meiToken, startSmallMall, unknowableToken, type SmallMall } from './testing.ts'

let mall: SmallMall
beforeAll(async () => {
  mall = await startSmallMall()
})
afterAll(() => mall.close())

test.each([
  ['zh-CN', 'zh-CN,zh;q=0.9'],
  ['en-US', 'en-US,en;q=0.9'],
  ['en-US', 'fr-FR,en-US;q=0.8'],
  ['ko-KR', 'ko-KR,ko;q=0.9,en-US;q=0.8'],
  ['zh-CN', 'fr-FR'],
])(
  'a visitor without a choice reads %s for "%s", and caches keep the languages apart',
  async (locale, accepted) => {
    const answer = await mall.get('/', { 'accept-language': accepted })
    expect(await answer.text()).toContain(`<html lang="${locale}">`)
    expect(answer.headers.get('vary')).toContain('Accept-Language')
  },
)

test.each(['ko-KR,ko;q=0.9', 'en-US;q=0.4,ko;q=0.8', 'en-GB', 'ja'])(
  'page and call answer a first visit in the same language: %s',
  async (accepted) => {
    const headers = { 'accept-language': accepted }
    const html = await (await mall.get('/goods/info/none', headers)).text()
    const called = await mall.get('/v1/bizGoods/queryGoodsInfo?goodsId=none', headers)
    const { msg } = (await called.json()) as { msg: string }
    const language = /^<!doctype html><html lang="([^"]+)"/i.exec(html)?.[1]
    const script = {
      'zh-CN': /\p{Script=Han}/u,
      'ko-KR': /\p{Script=Hangul}/u,
      'en-US': /^[\x20-\x7e‘’“”]+$/u,
    }
    expect(msg).toMatch(script[language as keyof typeof script])
  },
)

test.each(['zh-CN', 'en-US', 'ko-KR'])('the chosen language wins: %s', async (locale) => {
  const answer = await mall.get('/', { cookie: `a=b; locale=${locale}`, 'accept-language': 'en-US' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(`<html lang="${locale}">`)
})

test('the address names a language to those who have chosen none', async () => {
  const path = `/goods/info/${kimchi.id}?lang=ko-KR&utm=x`
  const byAddress = await (await mall.get(path, { 'accept-language': 'en-US' })).text()
  expect(byAddress).toContain('<html lang="ko-KR">')
  const canonical = `https://mall.example/goods/info/${kimchi.id}?lang=ko-KR`
  expect(byAddress).toContain(`<link rel="canonical" href="${canonical}">`)
  const byChoice = await (await mall.get(path, { cookie: 'locale=zh-CN' })).text()
  expect(byChoice).toContain('<html lang="zh-CN">')
  expect(byChoice).toContain(`<link rel="canonical" href="https://mall.example/goods/info/${kimchi.id}">`)
  expect(await (await mall.get('/goods/info/none')).text()).not.toContain('rel="canonical"')
})

test('the page of a product’s story names the usual page as the one to list', async () => {
  const html = await (await mall.get(`/goods/infoNew/${kimchi.id}`, { cookie: 'locale=ko-KR' })).text()
  expect(html).toContain(
    `<link rel="canonical" href="https://mall.example/goods/info/${kimchi.id}?lang=ko-KR">`,
  )
  expect(html).toContain('고르기')
  expect((await mall.get('/goods/infoNew/none')).status).toBe(404)
})

test('a page has its data in the HTML, escaped, and as state for the browser', async () => {
  const answer = await mall.get(`/goods/info/${kimchi.id}`)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('<title>辣白菜 &lt;/script&gt;&lt;b&gt;1 kg · 好集</title>')
  expect(html).not.toContain('<b>1 kg')
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)
  // Repeated texts are listed once, before the values that refer to them.
  const [texts, values] = JSON.parse(state?.[1] ?? '') as [string[], unknown]
  const whole = JSON.stringify(texts) + JSON.stringify(values)
  expect(whole).toContain('GET /bizGoods/queryGoodsInfo')
  expect(whole).toContain(JSON.stringify(kimchi.name))
})

test('an unknown or malformed id answers 404', async () => {
  for (const path of ['/nowhere', '/goods/info/none', `/goods/info/${kimchi.id.replace(/.$/, 'x')}`]) {
    const answer = await mall.get(path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text()).toContain('<title>没有找到这个页面 · 好集</title>')
  }
})

test('a bug answers 500 and is logged', async () => {
  const answer = await mall.get(`/goods/info/${broken.id}`)
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('<title>页面出了点问题 · 好集</title>')
  expect(mall.errors.map(({ event }) => event)).toEqual(['http.bug', 'page.bug'])
})

test('the line of a bug has the path of the page, and nothing that somebody typed or that opens anything', async () => {
  mall.errors.length = 0
  await mall.get(`/goods/info/${broken.id}?from=13812345678&token=${unknowableToken}#a`)
  await mall.get(`/goods/info/${away.id}?word=%E6%9E%97%E5%B0%8F%E9%9B%A8`)
  await mall.get(`/me/address?phone=13812345678`, { cookie: `token=${unknowableToken}` })
  expect(mall.errors.map(({ fields }) => fields?.['path']).filter(Boolean)).toEqual([
    `/goods/info/${broken.id}`,
    '/me/address',
  ])
  expect(JSON.stringify(mall.errors)).not.toMatch(/13812345678|word|from=/)
})

test.each([
  ['zh-CN', '商城正忙，马上回来', '重试'],
  ['en-US', 'We will be right back', 'Try again'],
  ['ko-KR', '금방 돌아올게요', '다시 시도'],
])(
  'while the database is down a page explains it in %s, with a Retry-After',
  async (locale, title, retry) => {
    const before = mall.errors.length
    for (const [path, token] of [
      [`/goods/info/${away.id}`, ''],
      // It is not known who is signed in, so the answer is not a redirect to the sign-in page.
      ['/me/address', `; token=${unknowableToken}`],
    ]) {
      const answer = await mall.get(path!, { cookie: `locale=${locale}${token}` })
      const html = await answer.text()
      expect(answer.status, path).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('2')
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(html).toContain(`<title>${title} · `)
      expect(html).toMatch(new RegExp(`<button[^>]*>(<[^>]*>)*${retry}`))
    }
    expect(mall.errors.slice(before).map(({ event }) => event)).toEqual([
      'http.unavailable',
      'page.unavailable',
    ])
  },
)

test('no inline script runs, and the policy allows none, and no styles but those of the head', async () => {
  const answer = await mall.get('/')
  const policy = answer.headers.get('content-security-policy') ?? ''
  const html = await answer.text()
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes!)
  expect(scripts.filter((one) => !/ (src="\/|type="application\/(ld\+)?json")/.test(one))).toEqual([])
  const styles = /<style>([^<]*)<\/style>/.exec(html)![1]!
  expect(policy).toContain(`; style-src 'self' '${inlineHash(styles)}';`)
  expect(policy).toMatch(/script-src 'self';/)
  expect(policy).toContain("form-action 'self' https://pay.example")
})

test('caches may share public pages per language, and no others', async () => {
  const product = await mall.get(`/goods/info/${kimchi.id}`)
  expect(product.headers.get('cache-control')).toMatch(/^public, .*s-maxage/)
  // Home changes by the plan of operators: no cache shows it without asking.
  const home = await mall.get('/')
  expect(home.headers.get('cache-control')).toBe('public, no-cache')
  expect(home.headers.get('vary')).toContain('Accept-Language')
  expect((await mall.get('/nowhere')).headers.get('cache-control')).toBe('private, no-cache')
})

test('unknown query parameters of a public page get the cached page', async () => {
  const page = await (await mall.get('/')).text()
  const before = mall.asked.floors
  const many = Array.from({ length: 60 }, (_, i) => mall.get(`/?x=${i}`))
  for (const answer of await Promise.all(many)) expect(await answer.text()).toBe(page)
  // A cached page is rendered again once it expires.
  expect(mall.asked.floors - before).toBeLessThan(20)
})

test('a product has the same HTML for everybody: its favourite mark is set in the browser', async () => {
  const path = `/goods/info/${kimchi.id}`
  const ofVisitors = await (await mall.get(path)).text()
  expect(await (await mall.get(path, { cookie: `token=${meiToken}` })).text()).toBe(ofVisitors)
  expect(ofVisitors).toContain('aria-pressed="false"')
})

test('built files are sent compressed and cached for a year', async () => {
  const html = await (await mall.get('/')).text()
  const script = / data-later="([^" ]+)/.exec(html)?.[1] ?? ''
  const answer = await mall.get(script, { 'accept-encoding': 'br' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

test('no page is rendered for paths of calls, files and the business site', async () => {
  for (const path of [
    '/v1/none',
    '/pictures/none.webp',
    '/business/none',
    '/assets/none.js',
    '/ko-KR/assets/none.js',
  ])
    expect((await mall.get(path)).headers.get('content-type'), path).not.toContain('text/html')
})

test('concurrent requests each get their own language', async () => {
  const asked = Array.from({ length: 60 }, (_, index) => ['zh-CN', 'en-US', 'ko-KR'][index % 3]!)
  const got = await Promise.all(
    asked.map(async (locale) => (await mall.get('/', { cookie: `locale=${locale}` })).text()),
  )
  expect(got.map((html) => /<html lang="([^"]+)"/.exec(html)?.[1])).toEqual(asked)
})

test('account pages redirect visitors to the sign-in page, also when their session has ended', async () => {
  for (const cookie of ['', 'token=ended']) {
    const answer = await mall.get('/me/address?from=cart', { cookie })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/login?redirect=%2Fme%2Faddress%3Ffrom%3Dcart')
  }
})

test('account pages are rendered for their user and never cached', async () => {
  const answer = await mall.get('/me/address', { cookie: `token=${meiToken}` })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('"viewer":{"pkId"')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await (await mall.get('/', { cookie: `token=${meiToken}` })).text()).toContain('"viewer":null')
})

test('the sign-in pages redirect signed-in users to a path of this site', async () => {
  const cookie = `token=${meiToken}`
  for (const [path, target] of [
    ['/login', '/'],
    ['/register', '/'],
    ['/forgotpassword', '/'],
    ['/relevance', '/'],
    ['/login?type=1&redirect=%2Fme%2Faddress', '/me/address'],
    ['/login?redirect=https%3A%2F%2Fevil.example', '/'],
  ] as const) {
    const answer = await mall.get(path, { cookie })
    expect(answer.status, path).toBe(302)
    expect(answer.headers.get('location'), path).toBe(target)
  }
})

test.each([
  ['zh-CN', '/login', '登录好集'],
  ['en-US', '/login?type=1', 'Create an account'],
  ['ko-KR', '/register', '호집 회원가입'],
])('visitors get them in %s, uncached: %s', async (locale, path, title) => {
  const answer = await mall.get(path, { cookie: `locale=${locale}; token=ended` })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).toBe(title)
  expect(html).toContain('autoComplete="one-time-code"')
  // Only the configured partners, and the consent is not ticked beforehand.
  expect([html.includes('#09a45a'), html.includes('#1268d9')]).toEqual([true, false])
  expect(html).toMatch(/<input[^>]*type="checkbox"/)
  expect(html).not.toMatch(/<input[^>]*type="checkbox"[^>]*checked/)
})

test.each([
  ['zh-CN', '账户设置'],
  ['en-US', 'Account settings'],
  ['ko-KR', '계정 설정'],
])(
  'the account menu in %s lists the pages that exist and that its reader may open',
  async (locale, settings) => {
    const cookie = `token=${meiToken}; locale=${locale}`
    const html = await (await mall.get('/me/address', { cookie })).text()
    const menu = /<nav aria-label="[^"]+" class="sticky.*?<\/nav>/s.exec(html)?.[0] ?? ''
    expect(menu).toContain(settings)
    const hrefs = [...menu.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(hrefs).toContain('/me/basic')
    // Mei's access list is empty here, so entries that require a permission are missing.
    expect(hrefs).not.toContain('/orders')
    expect(new Set(hrefs).size).toBe(hrefs.length)
  },
)
