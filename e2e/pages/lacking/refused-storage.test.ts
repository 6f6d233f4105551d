// by turns: day 2 of 3
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, aVisitor } from '../../testing/browser.ts'
import { words } from '../../testing/words.ts'

const browser = aBrowser()
const w = words['zh-CN']

/** Like a browser that is set to store nothing: touching a storage throws, and cookies vanish. */
function refuseAll() {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const denied = { configurable: true, get: deny }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'Notification'])
    Object.defineProperty(window, name, denied)
  for (const name of ['serviceWorker', 'locks']) Object.defineProperty(Navigator.prototype, name, denied)
  Object.defineProperty(Document.prototype, 'cookie', { value: '' })
  Object.defineProperty(window, 'BroadcastChannel', { value: deny })
}

/** Like a browser whose storage has no room left. */
function refuseWriting() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

/** Like a page without TLS that is not on the computer's own address, such as a mall tried from a phone. */
function takeSecureAbilities() {
  for (const name of ['caches', 'Notification']) Reflect.deleteProperty(window, name)
  for (const name of ['serviceWorker', 'locks', 'clipboard', 'share', 'storage'])
    Reflect.deleteProperty(Navigator.prototype, name)
  for (const name of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, name)
}

async function addToCart(page: Page, isStored: boolean): Promise<void> {
  await page.goto(`/goods/search/${encodeURIComponent(w.wanted)}`)
  await page.locator('main a[href^="/goods/info/"]').first().click()
  await page.waitForURL('**/goods/info/*')
  await page.getByRole('button', { name: w.addToCart, exact: true }).first().click()
  const name = await page.locator('main h1:visible').innerText()
  if (!isStored) await page.getByText(/浏览器无法保存/).waitFor()
  // The page's own links load no document, and the values live as long as it.
  await page.locator('header a[href="/cart"]').first().click()
  await page.waitForURL('**/cart')
  await page.locator('main').getByText(name).first().waitFor()
}

test.for([
  ['refuses every storage', refuseAll, false],
  ['has no room left', refuseWriting, false],
  ['has no TLS', takeSecureAbilities, true],
] as const)('a browser that %s: searching, a product and the cart work', async ([, refuse, isStored]) => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await context.addInitScript(refuse)
  await page.goto('/')
  await page.locator('main a[href^="/goods/info/"]').first().waitFor()
  await addToCart(page, isStored)
  expect(problems).toEqual([])
})

test('where cookies are refused, both sign-in pages name what they need', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'phone' })
  await context.addInitScript(refuseAll)
  for (const path of ['/login', '/business/login']) {
    await page.goto(path)
    await page.getByText(/没有允许本网站保存 Cookie/).waitFor()
  }
  expect(problems).toEqual([])
})
