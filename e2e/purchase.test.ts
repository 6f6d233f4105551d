import type { Locale } from '@hojip/platform/i18n'
import { expect, test } from 'vitest'
import { aChinesePhone } from './testing/accounts.ts'
import { aBrowser, aVisitor } from './testing/browser.ts'
import { check as checkPage } from './testing/business.ts'
import { looksOfToday } from './testing/looking/looks.ts'
import { deliverParcel, shipAsStaff } from './testing/outside.ts'
import { addToCart, checkOut, findProducts, pay, placeOrder, type Walk } from './testing/purchase.ts'
import { words } from './testing/words.ts'

const browser = aBrowser()

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
  const { page, context, problems } = await aVisitor(browser(), { locale, size })
  const check = () => checkPage(page)
  const walk = { page, locale, size, check }
  await page.goto('/')
  await check()
  await findProducts(page, words[locale].wanted)
  await check()
  await addToCart(page, locale, size)
  await checkOut(walk, phone)
  await placeOrder(walk)
  const trackingNumber = await shipAsStaff(browser(), await pay(walk))
  await deliverParcel(trackingNumber)
  await receive(walk, trackingNumber)
  await comment(walk)
  await context.close()
  return problems
}

const patience = { timeout: 400_000 }

const ways: [Locale, 'desktop' | 'phone'][] = [
  ['zh-CN', 'desktop'],
  ['ko-KR', 'phone'],
]

test.each(looksOfToday('purchase', ways))(
  'a purchase from search to comment, in %s on a %s',
  patience,
  async (locale, size) => {
    expect(await buy(locale, size)).toEqual([])
  },
)
