// by turns: day 1 of 3
import type { Locale } from '@hojip/platform/i18n'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../../testing/browser.ts'
import { looksOfToday } from '../../testing/looking/looks.ts'
import { withinTime } from '../../testing/looking/within-time.ts'
import { hasGuestCart } from '../../testing/purchase.ts'
import { words } from '../../testing/words.ts'

const browser = aBrowser()

const titles = {
  'zh-CN': '现在没有网络',
  'ko-KR': '인터넷에 연결되어 있지 않아요',
  'en-US': 'You are offline',
} as const

/** Resolves when the worker of this page has stored what it shows without a connection. */
async function workerReady(page: Page): Promise<void> {
  await withinTime(
    page.evaluate(() => navigator.serviceWorker.ready.then(() => true)),
    'the service worker',
  )
}

/** Puts the first product of a search into the cart, and opens the cart. */
async function fillCart(page: Page, locale: 'zh-CN' | 'ko-KR'): Promise<string> {
  await page.goto(`/goods/search/${encodeURIComponent(words[locale].wanted)}`)
  await page.locator('main a[href^="/goods/info/"]').first().click()
  await page.waitForURL('**/goods/info/*')
  await page.getByRole('button', { name: words[locale].addToCart, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words[locale].addToCart, exact: true }).click()
  await hasGuestCart(page)
  await page.goto('/cart')
  const line = page.locator('main a[href^="/goods/info/"]').filter({ hasText: /\S/ }).first()
  return (await line.innerText()).trim()
}

test.for(looksOfToday('offline', ['zh-CN', 'ko-KR'] as const))(
  'without a connection the cart is listed without prices, and opens again by itself, %s on a phone',
  async (locale) => {
    const { context, page, problems } = await aVisitor(browser(), { locale, size: 'phone' })
    const name = await fillCart(page, locale)
    await workerReady(page)
    const hasPicture = () =>
      page.evaluate(async () => (await (await caches.open('offline-cart')).keys()).length)
    await expect.poll(hasPicture).toBe(1)
    await context.setOffline(true)
    await page.goto('/cart')
    await page.getByRole('heading', { level: 1, name: titles[locale] }).waitFor()
    const cart = page.getByRole('listitem')
    await expect.poll(() => cart.innerText()).toContain(name)
    expect(await page.locator('body').innerText()).not.toContain('¥')
    const picture = () => cart.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)
    await expect.poll(picture).toBe(200)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // Another page shows the same; nothing that was stored looks like it.
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: titles[locale] }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    // A network that leads nowhere changes nothing.
    const [inVain] = await Promise.all([
      page.waitForEvent('requestfailed'),
      page.evaluate(() => dispatchEvent(new Event('online'))),
    ])
    expect(new URL(inVain.url()).pathname).toBe('/health')
    await context.setOffline(false)
    await page.getByRole('navigation').first().waitFor()
    expect(await page.getByRole('heading', { name: titles[locale] }).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  },
)

test('the offline page has the language chosen last, and no cart of somebody who saw none', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await page.goto('/about')
  await workerReady(page)
  const stored = (locale: Locale) =>
    page.evaluate(async (title) => {
      const names = await caches.keys()
      const pages = await Promise.all(
        names.map(async (name) => {
          const found = await (await caches.open(name)).match('/offline', { ignoreSearch: true })
          return found?.text()
        }),
      )
      return pages.some((text) => text?.includes(title))
    }, titles[locale])
  await expect.poll(() => stored('zh-CN')).toBe(true)
  await context.addCookies([{ name: 'locale', value: 'en-US', url: page.url() }])
  await page.goto('/about')
  await expect.poll(() => stored('en-US')).toBe(true)
  await context.setOffline(true)
  await page.goto('/guide')
  await page.getByRole('heading', { level: 1, name: titles['en-US'] }).waitFor()
  expect(await page.getByRole('listitem').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})
