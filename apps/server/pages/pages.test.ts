import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptHashes } from './security.ts'
import { away, broken, kimchi, meiToken, startSmallMall, unknowableToken, type SmallMall } from './testing.ts'

let mall: SmallMall
beforeAll(async () => {
  mall = await startSmallMall()
}, 60_000)
afterAll(() => mall.close())

test.each([
  ['zh-CN', 'zh-CN,zh;q=0.9'],
  ['en-US', 'en-US,en;q=0.9'],
  ['zh-CN', 'fr-FR,en-US;q=0.8'],
])('a visitor without a choice reads %s for "%s"', async (locale, accepted) => {
  const html = await (await mall.get('/', { 'accept-language': accepted })).text()
  expect(html).toContain(`<html lang="${locale}">`)
})

test.each(['zh-CN', 'en-US', 'ko-KR'])('the chosen language is kept: %s', async (locale) => {
  const answer = await mall.get('/', { cookie: `a=b; locale=${locale}`, 'accept-language': 'en-US' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(`<html lang="${locale}">`)
})

test('a page has its data in the HTML, escaped, and again for the browser', async () => {
  const answer = await mall.get(`/goods/info/${kimchi.id}`)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('<title>辣白菜 &lt;/script&gt;&lt;b&gt;1 kg · 好集</title>')
  expect(html).not.toContain('<b>1 kg')
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)
  // Texts that repeat stand once, before the values that name them.
  const [texts, values] = JSON.parse(state?.[1] ?? '') as [string[], unknown]
  const whole = JSON.stringify(texts) + JSON.stringify(values)
  expect(whole).toContain('GET /bizGoods/queryGoodsInfo')
  expect(whole).toContain(JSON.stringify(kimchi.name))
})

test('what is not there answers 404, also an id that is none', async () => {
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

test.each([
  ['zh-CN', '商城正忙，马上回来', '重试'],
  ['en-US', 'We will be right back', 'Try again'],
  ['ko-KR', '금방 돌아올게요', '다시 시도'],
])(
  'while the database is away a page says so in %s, and when to come again',
  async (locale, title, retry) => {
    const before = mall.errors.length
    for (const [path, token] of [
      [`/goods/info/${away.id}`, ''],
      // Who is signed in cannot be seen, and is not sent to the login for it.
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

test('no inline script runs, and the policy allows none', async () => {
  const answer = await mall.get('/')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(scriptHashes(await answer.text())).toEqual([])
  expect(policy).toMatch(/script-src 'self';/)
  expect(policy).toContain("form-action 'self' https://pay.example")
})

test('public pages may be shared by caches, by language; others are nobody else’s', async () => {
  const home = await mall.get('/')
  expect(home.headers.get('cache-control')).toMatch(/^public, .*s-maxage/)
  expect(home.headers.get('vary')).toContain('Accept-Language')
  expect((await mall.get('/nowhere')).headers.get('cache-control')).toBe('private, no-cache')
})

test('parameters that a public page does not read lead to the one that is kept', async () => {
  const page = await (await mall.get('/')).text()
  const before = mall.asked.floors
  const many = Array.from({ length: 60 }, (_, i) => mall.get(`/?x=${i}`))
  for (const answer of await Promise.all(many)) expect(await answer.text()).toBe(page)
  // One that was kept is made anew after a moment.
  expect(mall.asked.floors - before).toBeLessThan(20)
})

test('goods have the same HTML for everybody: whose favourites they are is known in the browser alone', async () => {
  const path = `/goods/info/${kimchi.id}`
  const ofVisitors = await (await mall.get(path)).text()
  expect(await (await mall.get(path, { cookie: `token=${meiToken}` })).text()).toBe(ofVisitors)
  expect(ofVisitors).toContain('aria-pressed="false"')
})

test('built files are sent compressed and kept for a year', async () => {
  const html = await (await mall.get('/')).text()
  const script = / data-later="([^" ]+)/.exec(html)?.[1] ?? ''
  const answer = await mall.get(script, { 'accept-encoding': 'br' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

test('pages leave the addresses of others alone', async () => {
  for (const path of ['/v1/none', '/pictures/none.webp', '/business/none', '/assets/none.js'])
    expect((await mall.get(path)).headers.get('content-type'), path).not.toContain('text/html')
})

test('requests side by side each get their own language', async () => {
  const asked = Array.from({ length: 60 }, (_, index) => ['zh-CN', 'en-US', 'ko-KR'][index % 3]!)
  const got = await Promise.all(
    asked.map(async (locale) => (await mall.get('/', { cookie: `locale=${locale}` })).text()),
  )
  expect(got.map((html) => /<html lang="([^"]+)"/.exec(html)?.[1])).toEqual(asked)
})

test('pages of one’s own send visitors to the login, also those whose session has ended', async () => {
  for (const cookie of ['', 'token=ended']) {
    const answer = await mall.get('/me/address?from=cart', { cookie })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/login?redirect=%2Fme%2Faddress%3Ffrom%3Dcart')
  }
})

test('pages of one’s own are rendered for their user and kept by nobody', async () => {
  const answer = await mall.get('/me/address', { cookie: `token=${meiToken}` })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('"viewer":{"pkId"')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await (await mall.get('/', { cookie: `token=${meiToken}` })).text()).toContain('"viewer":null')
})

test('who is signed in is led on from the pages of signing in, to a path of this site', async () => {
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
])('visitors get them in %s, for themselves alone: %s', async (locale, path, title) => {
  const answer = await mall.get(path, { cookie: `locale=${locale}; token=ended` })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).toBe(title)
  expect(html).toContain('autoComplete="one-time-code"')
  // The partners that are configured, and no tick beforehand.
  expect([html.includes('#09a45a'), html.includes('#1268d9')]).toEqual([true, false])
  expect(html).toMatch(/<input[^>]*type="checkbox"/)
  expect(html).not.toMatch(/<input[^>]*type="checkbox"[^>]*checked/)
})

test.each([
  ['zh-CN', '账户设置'],
  ['en-US', 'Account settings'],
  ['ko-KR', '계정 설정'],
])(
  'the account’s menu in %s names the pages that are there and that its reader may open',
  async (locale, settings) => {
    const cookie = `token=${meiToken}; locale=${locale}`
    const html = await (await mall.get('/me/address', { cookie })).text()
    const menu = /<nav aria-label="[^"]+" class="sticky.*?<\/nav>/s.exec(html)?.[0] ?? ''
    expect(menu).toContain(settings)
    const hrefs = [...menu.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(hrefs).toContain('/me/basic')
    // Mei's access list is empty here: what needs a word of it is not named.
    expect(hrefs).not.toContain('/orders')
    expect(new Set(hrefs).size).toBe(hrefs.length)
  },
)
