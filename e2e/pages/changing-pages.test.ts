// by turns: day 2 of 3
import { expect, test } from 'vitest'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { settled } from '../testing/looking/settled.ts'

const browser = aBrowser()

const firstProduct = 'main a[href^="/goods/info/"]'

test('a link changes the page without a new document: title, focus and history follow', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await page.goto('/')
  await settled(page)
  const home = await page.title()
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await page.locator(firstProduct).first().click()
  await page.waitForURL('**/goods/info/*')
  const heading = page.locator('main h1:visible')
  await expect.poll(() => heading.evaluate((h1) => h1 === document.activeElement)).toBe(true)
  await expect.poll(() => page.title()).toContain((await heading.innerText()).trim())
  await page.goBack()
  await expect.poll(() => page.title()).toBe(home)
  await page.goForward()
  await expect.poll(() => page.title()).not.toBe(home)
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test('going back restores the scroll position', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'en-US', size: 'phone' })
  await page.goto('/')
  await settled(page)
  // The last product so far: more are loaded as soon as it is visible.
  const link = page.locator(firstProduct).nth((await page.locator(firstProduct).count()) - 1)
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await link.click()
  await page.waitForURL('**/goods/info/*')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  expect(problems).toEqual([])
  await context.close()
})

test('an account page sends a visitor to the login, which leads back to the page', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'ko-KR', size: 'desktop' })
  await page.goto('/me/address')
  const url = new URL(page.url())
  expect([url.pathname, url.searchParams.get('redirect')]).toEqual(['/login', '/me/address'])
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ko-KR')
  expect(problems).toEqual([])
  await context.close()
})
