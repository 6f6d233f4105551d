import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { signInAside } from './testing/accounts.ts'
import { anUnpaidOrder } from './testing/bought.ts'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from './testing/browser.ts'
import { words } from './testing/words.ts'

const browser = aBrowser()

const w = words['zh-CN']
async function signedIn(size: 'desktop' | 'phone') {
  const visitor = await aVisitor(browser(), { locale: 'zh-CN', size })
  await signInAside(visitor.context)
  return visitor
}

async function check(page: Page) {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

function code(page: Page) {
  return page.getByRole('img', { name: /支付宝二维码/ })
}

test('on a desktop the shopper pays by Alipay’s QR code or on its page', async () => {
  const { page, context, problems } = await signedIn('desktop')
  const byCode = await anUnpaidOrder(context, '绿茶')
  await page.goto(`/pay/${byCode.payId}/alipay`)
  await code(page).waitFor()
  await check(page)
  const link = page.getByRole('link', { name: w.openDemoPay })
  const [scanned] = await Promise.all([context.waitForEvent('page'), link.click()])
  await scanned.getByRole('button', { name: /支付/ }).first().click()
  await scanned.getByText('支付成功').first().waitFor()
  await page.waitForURL('**/success')

  const byPage = await anUnpaidOrder(context, '绿茶')
  await page.goto(`/pay/${byPage.payId}/alipay`)
  await code(page).waitFor()
  await page.getByRole('button', { name: '去支付宝付款' }).click()
  await page.waitForURL('**/sim/alipay/**')
  await page.getByRole('button', { name: /支付/ }).first().click()
  await page.waitForURL('**/success**')
  await page.getByRole('link', { name: w.viewOrder }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(problems).toEqual([])
  await context.close()
})

test('on a phone one press opens Alipay; a QR code is offered for another phone', async () => {
  const { page, context, problems } = await signedIn('phone')
  const { payId } = await anUnpaidOrder(context, '绿茶')
  await page.goto(`/pay/${payId}/alipay`)
  const pay = page.getByRole('button', { name: /^支付宝 ¥/ })
  await pay.waitFor()
  await check(page)
  await page.getByRole('radio', { name: /用另一台手机扫码/ }).check({ force: true })
  await page.getByRole('button', { name: '显示二维码' }).click()
  await code(page).waitFor()
  await check(page)
  await page.goBack()
  await pay.click()
  await page.waitForURL('**/sim/alipay/**')
  // After a cancelled payment the page asks what happened, and a retry pays under the same number.
  await page.getByRole('button', { name: /取消/ }).click()
  await page.waitForURL('**/pay/back/*')
  await page.getByRole('heading', { name: '付款完成了吗？' }).waitFor()
  await check(page)
  await page.getByRole('button', { name: '再付一次' }).click()
  await page.waitForURL('**/sim/alipay/**')
  await page.getByRole('button', { name: /支付/ }).first().click()
  await page.waitForURL('**/pay/back/**')
  await page.getByRole('heading', { name: '付款成功' }).waitFor()
  // The query parameters that Alipay added are removed from the address.
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: w.viewOrder }).click()
  await page.waitForURL('**/orders/*')
  expect(problems).toEqual([])
  await context.close()
})
