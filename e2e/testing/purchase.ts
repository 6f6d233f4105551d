import type { Locale } from '@hojip/platform/i18n'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { signInByCode } from './accounts.ts'
import { expectAccessible } from './browser.ts'
import { words } from './words.ts'

/** Searches in the header, as a shopper does, and opens the first product found. */
export async function findProducts(page: Page, text: string) {
  await page.goto(`/goods/search/${encodeURIComponent(text)}`)
  await expectAccessible(page)
  await page.locator('main a[href^="/goods/info/"]').first().click()
  await page.waitForURL('**/goods/info/*')
}

/** Waits until a visitor's browser has stored its cart: a press counts only once the page's scripts run. */
export async function hasGuestCart(page: Page) {
  const stored = () => page.evaluate(() => localStorage.getItem('guestCart') ?? '')
  await expect.poll(stored).toContain('goodsNum')
}

/** A visitor's press. On a phone the button in the bottom bar opens the options first. */
export async function addToCart(page: Page, locale: Locale, size: 'desktop' | 'phone') {
  const add = { name: words[locale].addToCart }
  if (size === 'desktop') await page.getByRole('button', add).first().click()
  else {
    await page.getByRole('button', add).last().click()
    await page.getByRole('dialog').getByRole('button', add).click()
  }
  await hasGuestCart(page)
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

export interface Walk {
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
export async function checkOut(walk: Walk, phone: string) {
  const { page, locale, check } = walk
  await page.goto('/cart')
  await check()
  await pressCheckOut(walk)
  await signInByCode(page, locale, phone)
  await page.waitForURL((url) => url.pathname.startsWith('/cart'))
  if (!page.url().includes('/cart/confirm')) await pressCheckOut(walk)
  await page.waitForURL('**/cart/confirm**')
}

/** Submits once without an address, then with one. */
export async function placeOrder({ page, locale, check }: Walk) {
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
export async function pay(walk: Walk): Promise<string> {
  const { page, locale, size, check } = walk
  const w = words[locale]
  await page.waitForURL('**/pay/*/wechat')
  if (size === 'desktop') {
    await page.getByRole('link', { name: w.openDemoPay }).waitFor()
    await check()
    await payOutside(page, locale)
    await page.waitForURL('**/success')
    await check()
    await page.getByRole('link', { name: w.viewOrder }).click()
  } else {
    await page.getByRole('button', { name: w.payByWechat }).waitFor()
    await check()
    await payOnPhone(walk)
  }
  await page.waitForURL('**/orders/*')
  await check()
  const code = /\b\d{20}\b/.exec(await page.locator('main').innerText())
  return code![0]
}
