import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aChinesePhone, signInByCode } from './accounts.ts'
import { anUnpaidOrder } from './bought.ts'
import { aVisitor, expectAccessible, expectNoSidewaysScroll, openBrowser } from './browser.ts'
import { words } from './words.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const w = words['zh-CN']
const signedIn = async (size: 'desktop' | 'phone') => {
  const visitor = await aVisitor(browser, { locale: 'zh-CN', size })
  await visitor.page.goto('/login')
  await signInByCode(visitor.page, 'zh-CN', aChinesePhone())
  await visitor.page.waitForURL((url) => !url.pathname.startsWith('/login'))
  return visitor
}
const check = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}
const code = (page: Page) => page.getByRole('img', { name: /支付宝二维码/ })

test('at a desk Alipay’s code is scanned, or its page is gone to', async () => {
  const { page, context, troubles } = await signedIn('desktop')
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
  expect(troubles).toEqual([])
  await context.close()
})

test('a phone goes to Alipay at once; a code is there for another phone', async () => {
  const { page, context, troubles } = await signedIn('phone')
  const { payId } = await anUnpaidOrder(context, '绿茶')
  await page.goto(`/pay/${payId}`)
  await check(page)
  await page.getByRole('radio', { name: /支付宝/ }).check({ force: true })
  await page.getByRole('link', { name: '用另一台手机扫码' }).click()
  await code(page).waitFor()
  await check(page)
  await page.goto(`/pay/${payId}/alipay`)
  await page.waitForURL('**/sim/alipay/**')
  await page.getByRole('button', { name: /支付/ }).first().click()
  await page.waitForURL('**/success**')
  await page.getByRole('link', { name: w.viewOrder }).waitFor()
  expect(troubles).toEqual([])
  await context.close()
})
