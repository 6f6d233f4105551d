import type { Locale } from '@hojip/platform/i18n'
import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { pages } from '../../apps/storefront/rooms.ts'
import { signInAside } from '../testing/accounts.ts'
import { anUnpaidOrder, aPaidOrder, callAs } from '../testing/bought.ts'
import { aBrowser, aContext } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'
import { settled } from '../testing/looking/settled.ts'
import { aTab } from '../testing/tab.ts'

/** How often each page is loaded; hydration errors depend on which response arrives first. */
const times = Number(process.env['PAGE_LOADS'] ?? 1)
/** How many pages are loaded concurrently: most of a load is waiting. */
const atOnce = 5

const browser = aBrowser()

/** Addresses with real ids by route pattern; a page without one is opened with an id that does not exist. */
type Samples = Partial<Record<string, string>>
const nobody = '01900000-0000-7000-8000-000000000000'

async function visitorsSamples(): Promise<Samples> {
  const { list } = await callAs<{ list: { pkId: string; shopId: string }[] }>('1', '/bizGoods/findAll', {})
  const { pkId, shopId } = list[0]!
  return {
    '/goods/info/$id': `/goods/info/${pkId}`,
    '/goods/infoNew/$id': `/goods/infoNew/${pkId}`,
    '/goods/search/$str': '/goods/search/%E8%BE%A3%E7%99%BD%E8%8F%9C',
    '/shop/$id/$logo': `/shop/${shopId}/-`,
    '/AppCommodity/$id': `/AppCommodity/${pkId}`,
  }
}

async function buyersSamples(lin: BrowserContext): Promise<Samples> {
  const { orderId } = await aPaidOrder(lin, '辣白菜')
  const { payId } = await anUnpaidOrder(lin, '茶')
  const paths = pages.map(({ path }) => path).filter((path) => /^\/(orders|pay)\/\$id/.test(path))
  const filled = paths.map((path) => [path, path.replace('$id', path.startsWith('/pay') ? payId : orderId)])
  return Object.fromEntries(filled) as Samples
}

function hrefOf(path: string, samples: Samples): { href: string; exists: boolean } {
  const href = samples[path] ?? path
  return { href: href.replaceAll(/\$\w+/g, nobody), exists: !href.includes('$') }
}

/** With a font size of 200 %, text must wrap and not make the page scroll sideways. */
async function sidewaysWithLargeLetters(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const { content, screen, widest } = await page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement!))
    // What a row clips or scrolls by itself does not make the page wider.
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element.parentElement!),
    )
    const said = beyond.slice(-8).map((element) => {
      const { right } = element.getBoundingClientRect()
      return `${Math.round(right)} ${element.tagName} "${element.textContent.slice(0, 40)}" ${element.className}`
    })
    return { content: document.documentElement.scrollWidth, screen: innerWidth, widest: said.join('\n') }
  })
  return content > screen ? [`scrolls sideways: ${content} in ${screen}:\n${widest}`] : []
}

/** Loads pages, a few at a time, and returns all problems. */
async function walk(
  context: BrowserContext,
  paths: readonly string[],
  samples: Samples,
  also: (page: Page) => Promise<string[]> = () => Promise.resolve([]),
) {
  const waiting = Array.from({ length: times }, () => paths).flat()
  const problems: string[] = []
  const goOn = async () => {
    const tab = await aTab(context)
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { href, exists } = hrefOf(path, samples)
      problems.push(...(await tab.open(href, exists, also)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
  return problems
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

interface Look {
  locale: Locale
  viewport: typeof desktop
  also?: (page: Page) => Promise<string[]>
}

function open(locale: Locale, storageState?: State, viewport = desktop) {
  return aContext(browser(), { locale, viewport, ...(storageState ? { storageState } : {}) })
}

const timeout = 300_000 + 240_000 * times

test('no page has hydration errors for a signed-in buyer', { timeout }, async () => {
  const lin = await open('zh-CN')
  const page = await lin.newPage()
  await signInAside(lin)
  // The browser stores who it is.
  await page.goto('/me')
  await settled(page)
  const samples = { ...(await visitorsSamples()), ...(await buyersSamples(lin)) }
  const state = await lin.storageState()
  await lin.close()
  const paths = pages.filter(({ visitorsOnly }) => !visitorsOnly).map(({ path }) => path)
  // English has the longest words, and most pages with much text are account pages.
  const looks: Look[] = [
    { locale: 'zh-CN', viewport: desktop },
    { locale: 'ko-KR', viewport: desktop },
    { locale: 'en-US', viewport: desktop, also: sidewaysWithLargeLetters },
    { locale: 'en-US', viewport: phone, also: sidewaysWithLargeLetters },
  ]
  for (const { locale, viewport, also } of looksOfToday('pages of a buyer', looks)) {
    const context = await open(locale, state, viewport)
    expect(await walk(context, paths, samples, also)).toEqual([])
    await context.close()
  }
})

/** Who has no order: each looks in every language in turn, and a buyer every day. */
const looks: { who: 'visitor' | 'newcomer'; locale: Locale }[] = [
  { who: 'visitor', locale: 'zh-CN' },
  { who: 'newcomer', locale: 'ko-KR' },
  { who: 'visitor', locale: 'en-US' },
  { who: 'newcomer', locale: 'zh-CN' },
  { who: 'visitor', locale: 'ko-KR' },
  { who: 'newcomer', locale: 'en-US' },
]

const walks = {
  visitor: async (locale: Locale) => {
    const paths = pages.filter(({ needsSignIn }) => !needsSignIn).map(({ path }) => path)
    const context = await open(locale)
    return { context, problems: await walk(context, paths, await visitorsSamples()) }
  },
  newcomer: async (locale: Locale) => {
    const context = await open(locale, undefined, phone)
    await signInAside(context)
    const samples = await visitorsSamples()
    const paths = pages
      .filter(
        ({ path, visitorsOnly }) => !visitorsOnly && (samples[path] !== undefined || !path.includes('$')),
      )
      .map(({ path }) => path)
    return { context, problems: await walk(context, paths, samples) }
  },
}

test.each(looksOfToday('pages without an order', looks))(
  'no page has hydration errors, or asks for what is not there, for a $who in $locale',
  { timeout },
  async ({ who, locale }) => {
    const { context, problems } = await walks[who](locale)
    expect(problems).toEqual([])
    await context.close()
  },
)
