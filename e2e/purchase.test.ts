import type { Locale } from '@hojip/platform/i18n'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aChinesePhone, signInByCode } from './testing/accounts.ts'
import { aVisitor, expectAccessible, expectNoSidewaysScroll, openBrowser } from './testing/browser.ts'
import { deliverParcel, shipAsStaff } from './testing/outside.ts'
import { words } from './testing/words.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Searches in the header, as a shopper does, and opens the first product found. */
async function findProducts(page: Page, text: string) {
  await page.goto(`/goods/search/${encodeURIComponent(text)}`)
  await expectAccessible(page)
  await page.locator('main a[href^="/goods/info/"]').first().click()
  await page.waitForURL('**/goods/info/*')
}

/** On a phone the button in the bottom bar opens the options first. */
async function addToCart(page: Page, locale: Locale, size: 'desktop' | 'phone') {
  const add = { name: words[locale].addToCart }
  if (size === 'desktop') return page.getByRole('button', add).first().click()
  await page.getByRole('button', add).last().click()
  await page.getByRole('dialog').getByRole('button', add).click()
}

async function fillAddress(page: Page, locale: Locale) {
  const w = words[locale]
  if (locale === 'ko-KR') await page.getByRole('radio', { name: w.china }).check({ force: true })
  await page.getByLabel(w.consignee).fill('林小雨')
  await page.getByLabel(w.addressPhone).fill('13812345678')
  for (const [label, place] of [
    [w.province, '吉林省'],
    [w.city, '延边朝鲜族自治州'],
    [w.district, '延吉市'],
  ] as const) {
    await expect
      .poll(() => page.getByLabel(label, { exact: true }).locator('option').count())
      .toBeGreaterThan(1)
    await page.getByLabel(label, { exact: true }).selectOption(place)
  }
  await page.getByLabel(w.addressDetail, { exact: true }).fill('朝阳街 1 号 2 单元 301')
}

/** Opens the simulated payment page of the QR code, and pays. */
async function payOutside(page: Page, locale: Locale) {
  const link = page.getByRole('link', { name: words[locale].openDemoPay })
  const [payPage] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await payPage.getByRole('button', { name: /支付/ }).first().click()
  // Closing the page before it confirms would cancel the payment.
  await payPage.getByText('支付成功').first().waitFor()
  await payPage.close()
}

interface Walk {
  page: Page
  locale: Locale
  size: 'desktop' | 'phone'
  /** Fails on accessibility violations and on sideways scrolling. */
  check: () => Promise<void>
}

function pressCheckOut({ page, locale }: Walk) {
  const name = { name: words[locale].checkOut }
  return page.getByRole('link', name).or(page.getByRole('button', name)).first().click()
}

/** A visitor's cart is merged at sign-in and checked again. */
async function checkOut(walk: Walk, phone: string) {
  const { page, locale, check } = walk
  await page.goto('/cart')
  await check()
  await pressCheckOut(walk)
  await signInByCode(page, locale, phone)
  await page.waitForURL((url) => url.pathname.startsWith('/cart'))
  if (!page.url().includes('/cart/confirm')) await pressCheckOut(walk)
  await page.waitForURL('**/cart/confirm**')
}

async function placeOrder({ page, locale, check }: Walk) {
  const w = words[locale]
  const provinces = page.getByLabel(w.province, { exact: true }).locator('option')
  await expect.poll(() => provinces.count()).toBeGreaterThan(1)
  await check()
  const submit = page.getByRole('button', { name: w.submit }).first()
  // Messages stand beside the empty fields; typed text survives a reload.
  await submit.click()
  await page.getByRole('alert').first().waitFor()
  await check()
  await fillAddress(page, locale)
  await page.reload()
  await expect.poll(() => page.getByLabel(w.consignee).inputValue()).toBe('林小雨')
  await check()
  await submit.click()
}

/** On a phone one press opens WeChat; after the payment it returns to a page that asks for the result. */
async function payOnPhone({ page, locale, check }: Walk) {
  const w = words[locale]
  await page.getByRole('button', { name: w.payByWechat }).click()
  await page.waitForURL('**/mmpayweb-bin/checkmweb**')
  await page.getByRole('button', { name: /支付/ }).first().click()
  await page.waitForURL('**/pay/back/*')
  await check()
  // The gateway's notification usually arrives a moment after the return, but may be there already.
  const havePaid = page.getByRole('button', { name: w.havePaid })
  if (await havePaid.isVisible()) await havePaid.click({ timeout: 3_000 }).catch(() => undefined)
  await page.getByRole('link', { name: w.viewOrder }).click()
}

/** Pays by WeChat Pay and opens the page of the paid order; returns the order number. */
async function pay(walk: Walk): Promise<string> {
  const { page, locale, size, check } = walk
  const w = words[locale]
  await page.waitForURL('**/pay/*/wechat')
  if (size === 'desktop') {
    await page.getByRole('link', { name: w.openDemoPay }).waitFor()
    await check()
    await payOutside(page, locale)
  } else {
    await page.getByRole('button', { name: w.payByWechat }).waitFor()
    await check()
    await payOnPhone(walk)
  }
  await page.waitForURL('**/success')
  await check()
  await page.getByRole('link', { name: w.viewOrder }).click()
  await page.waitForURL('**/orders/*')
  await check()
  const code = /\b\d{20}\b/.exec(await page.locator('main').innerText())
  return code![0]
}

async function receive({ page, locale, check }: Walk, trackingNumber: string) {
  const w = words[locale]
  await page.reload()
  await page.getByText(trackingNumber).first().waitFor()
  await expect.poll(() => page.locator('ol li').count()).toBeGreaterThan(3)
  await check()
  await page.getByRole('button', { name: w.confirm }).first().click()
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await question.getByRole('button', { name: w.confirm }).click()
  await page.getByText(w.completed).first().waitFor()
  await page.goto('/orders?type=5')
  await page.getByText(w.completedTab).first().waitFor()
  await check()
}

/** Reviews the received product with stars and a few words, which the product page then shows. */
async function comment({ page, locale, check }: Walk) {
  const w = words[locale]
  await page.goto('/commentGoods')
  await page.getByRole('button', { name: w.writeComment }).first().click()
  await check()
  await page.getByRole('radio', { name: w.fourStars, exact: true }).first().check({ force: true })
  await page.getByRole('textbox', { name: w.comment }).fill('Crisp and fresh 아삭아삭 很脆')
  await page.getByRole('button', { name: w.publish }).click()
  await page.getByText(w.published).first().waitFor()
  // The reviewed product leaves the list without a reload.
  await page.getByRole('button', { name: w.writeComment }).waitFor({ state: 'detached' })
  await page.goto('/commentGoods?show=mine')
  await page.getByText('Crisp and fresh').first().waitFor()
  await check()
}

/**
 * A whole purchase, by one shopper and the shop's staff, in one language on one screen; returns the browser's errors.
 */
async function buy(locale: Locale, size: 'desktop' | 'phone') {
  const phone = aChinesePhone()
  const { page, context, problems } = await aVisitor(browser, { locale, size })
  const check = async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  const walk = { page, locale, size, check }
  await page.goto('/')
  await check()
  await findProducts(page, words[locale].wanted)
  await check()
  await addToCart(page, locale, size)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guestCart') ?? '')).toContain('goodsNum')
  await checkOut(walk, phone)
  await placeOrder(walk)
  const trackingNumber = await shipAsStaff(browser, await pay(walk))
  await deliverParcel(trackingNumber)
  await receive(walk, trackingNumber)
  await comment(walk)
  await context.close()
  return problems
}

// On a busy machine a step may exceed its time limit: the whole journey is retried once.
const patience = { timeout: 400_000 }

test('a purchase from search to comment, in Chinese on a desktop', patience, async () => {
  expect(await buy('zh-CN', 'desktop')).toEqual([])
})

test('a purchase from search to comment, in Korean on a phone', patience, async () => {
  expect(await buy('ko-KR', 'phone')).toEqual([])
})
