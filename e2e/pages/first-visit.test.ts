// by turns: day 1 of 3
import type { Locale } from '@hojip/platform/i18n'
import type { Page, Request } from 'playwright'
import { expect, test, vi } from 'vitest'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aContext } from '../testing/browser.ts'
import { settled } from '../testing/looking/settled.ts'

const kilobyte = 1024

const browser = aBrowser()

interface Loaded {
  url: string
  type: string
  /** Bytes as sent: compressed, with headers. */
  bytes: number
}

async function openFor(locale: Locale = 'zh-CN', height = 900): Promise<Page> {
  const context = await aContext(browser(), { locale, viewport: { width: 1440, height } })
  // Who comes for the first time has not chosen a language.
  await context.clearCookies()
  return context.newPage()
}

/** What a browser with an empty cache loads for a page, until every answer has come. */
async function firstVisit(href: string): Promise<Loaded[]> {
  const page = await openFor()
  const devtools = await page.context().newCDPSession(page)
  const loaded = new Map<string, Loaded>()
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, response: { url }, type }) =>
    loaded.set(requestId, { url, type, bytes: 0 }),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  await page.goto(href)
  await page.locator('nav a[href^="/goods?"]').first().waitFor()
  await settled(page)
  await page.context().close()
  return [...loaded.values()]
}

async function aProductHref(): Promise<string> {
  const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', {})
  return `/goods/info/${list[0]!.pkId}`
}

test.each(['home', 'list', 'detail'] as const)(
  'a first visit of the %s page loads at most 12 scripts, and 250 KB without pictures',
  async (kind) => {
    const href = { home: '/', list: '/goods', detail: await aProductHref() }[kind]
    const loaded = (await firstVisit(href)).filter(({ type }) => type !== 'Image')
    const scripts = loaded.filter(({ type }) => type === 'Script').map(({ url }) => url)
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(12)
    expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(250 * kilobyte)
    // The category tree is loaded only when the menu is used.
    const calls = loaded
      .filter(({ url }) => url.includes('/sysCategory/'))
      .map(({ url }) => new URL(url).search)
    expect(calls.filter((search) => search !== '?level=1')).toEqual([])
  },
)

test('the page is painted before more than one script is requested', async () => {
  for (const href of ['/', '/goods', await aProductHref()]) {
    const page = await openFor()
    await page.goto(href)
    await settled(page)
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }))
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter((at) => at < painted)).toHaveLength(1)
    await page.context().close()
  }
})

/** Holds back all scripts but the first, which records clicks, until they are let go. */
async function holdableScripts(page: Page) {
  let letGo = () => {}
  let released = Promise.resolve()
  await page.route('**/*.js', async (route) => {
    if (!isFirstScript(route.request())) await released
    await route.continue()
  })
  const hold = () => {
    released = new Promise((done) => (letGo = done))
  }
  return { hold, letGo: () => letGo() }
}

function isFirstScript(request: Request): boolean {
  return request.url().includes('entry-browser')
}

test('clicks and input before the scripts have loaded are replayed afterwards', async () => {
  const page = await openFor()
  // The first script, which records clicks, arrives with the document; earlier clicks cannot be recorded.
  const first = { waitUntil: 'domcontentloaded' } as const
  const scripts = await holdableScripts(page)
  scripts.hold()
  await page.goto(await aProductHref(), first)
  const add = page.getByRole('button', { name: '加入购物车' }).first()
  await add.click()
  // The shopper clicks again, since nothing seems to have happened.
  await add.click()
  scripts.letGo()
  await page.getByText('已加入购物车').first().waitFor()
  await page.goto('/cart')
  await expect.poll(() => page.getByRole('textbox', { name: /的数量/ }).inputValue()).toBe('1')
  scripts.hold()
  await page.goto('/', first)
  await page.getByRole('combobox').fill('辣白菜')
  await page.getByRole('combobox').press('Enter')
  scripts.letGo()
  await page.waitForURL('**/goods/search/**')
  scripts.hold()
  await page.goto('/login', first)
  await page.getByLabel('手机号').first().fill('13912345678')
  await page.getByRole('button', { name: '获取验证码' }).click()
  scripts.letGo()
  await page
    .getByText(/\d+ ?s|秒/)
    .first()
    .waitFor()
  await expect.poll(() => page.getByLabel('手机号').first().inputValue()).toBe('13912345678')
  await page.context().close()
})

/** Counts elements of the server's HTML that are taken out of the document. */
async function watchRemovals(page: Page) {
  await page.addInitScript(() => {
    const removed: string[] = []
    Object.assign(globalThis, { removed })
    const watch = new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof HTMLElement && !/^(SCRIPT|STYLE|LINK|TEMPLATE)$/.test(node.tagName))
            removed.push(node.outerHTML.slice(0, 200))
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { removed: string[] }).removed)
}

/** All scripts but the first come when the page has got its other answers and has nothing else to do. */
async function delayScripts(page: Page): Promise<void> {
  const calls = new Set<Request>()
  page.on('request', (request) => void (request.resourceType() === 'fetch' && calls.add(request)))
  page.on('requestfinished', (request) => calls.delete(request))
  page.on('requestfailed', (request) => calls.delete(request))
  await page.route('**/*.js', async (route) => {
    if (!isFirstScript(route.request())) {
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done))))
      await vi.waitUntil(() => calls.size === 0, { timeout: 60_000 })
    }
    await route.continue()
  })
}

test('the server’s HTML is hydrated, not rendered again', async () => {
  const { list } = await callAs<{ list: { pkId: string; shopId: string }[] }>('1', '/bizGoods/findAll', {
    goodsName: '辣白菜',
  })
  const { pkId, shopId } = list[0]!
  const hrefs = ['/', '/goods', `/goods/info/${pkId}`, `/goods/infoNew/${pkId}`, `/shop/${shopId}`]
  for (const href of [...hrefs, '/chartsGoods', '/koreaShop', '/importedGoods', '/login']) {
    const page = await openFor()
    // Other parts of the page change before the code of a lazy part has loaded.
    await delayScripts(page)
    const removed = await watchRemovals(page)
    await page.goto(href)
    await settled(page)
    expect(await removed(), href).toEqual([])
    await page.context().close()
  }
})

test('the category menu is 400 px high however many categories there are, and fits into a low window', async () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    id: `01900000-0000-7000-8000-0000000000${10 + at}`,
    name: `分类 ${at}`,
    code: `c${at}`,
    pic: null,
    children: [],
  }))
  for (const height of [900, 500]) {
    const page = await openFor('zh-CN', height)
    await page.route('**/sysCategory/queryMenu*', (route) =>
      route.fulfill({
        json: { status: true, code: '200', msg: '', data: { list: many, featured: [] }, traceId: '' },
      }),
    )
    await page.goto('/goods')
    await settled(page)
    await page.getByRole('button', { name: '全部分类' }).hover()
    const list = page.locator('nav:has([data-row]) > ul')
    await list.waitFor()
    await page.locator('[data-row="2"]').hover()
    const panel = page.locator('[data-panel]')
    await panel.waitFor()
    for (const part of [list, panel]) {
      const box = (await part.boundingBox())!
      // Browsers report fractions of pixels.
      const boxHeight = Math.round(box.height)
      if (height === 900) expect(boxHeight).toBe(400)
      else expect(boxHeight).toBeLessThanOrEqual(400)
      expect(Math.floor(box.y + box.height)).toBeLessThanOrEqual(height)
    }
    // The last category is reached by scrolling the list.
    await page.locator('[data-row="39"]').scrollIntoViewIfNeeded()
    expect((await page.locator('[data-row="39"]').boundingBox())!.y).toBeLessThan(height)
    await page.context().close()
  }
})
