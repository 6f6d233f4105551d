import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aChinesePhone, signInByCode } from './accounts.ts'
import { anArrivedOrder, aTrackingNumber, callAs, meisToken } from './bought.ts'
import { aVisitor, expectAccessible, expectNoSidewaysScroll, openBrowser } from './browser.ts'
import { deliverParcel } from './outside.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A picture of one colour, as a file that a shopper chooses. */
const dot = Buffer.from(
  'Qk2GAAAAAAAAADYAAAAoAAAABQAAAAUAAAABABgAAAAAAFAAAAAAAAAAAAAAAAAAAAAAAAAAVWUQVWUQVWUQVWUQVWUQAFVlEFVlEFVlEFVlEFVlEABVZRBVZRBVZRBVZRBVZRAAVWUQVWUQVWUQVWUQVWUQAFVlEFVlEFVlEFVlEFVlEAA=',
  'base64',
)

const check = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** One line is too few for the common button; its own leads on. */
const chooseLine = async (page: Page, orderId: string) => {
  await page.goto(`/orders/${orderId}`)
  await check(page)
  await page.getByRole('link', { name: '多件一起申请售后' }).click()
  await page.waitForURL('**/applyRefund')
  await check(page)
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^申请售后：/ }) })
  await lines.first().getByRole('checkbox').check({ force: true })
  await page
    .getByRole('button', { name: /^一起申请/ })
    .first()
    .click()
  await page.getByText('请再选择一件商品，至少选择两件').waitFor()
  await check(page)
  await page
    .getByRole('link', { name: /^申请售后：/ })
    .first()
    .click()
  await page.waitForURL('**/applicationRefund**')
}

/** What is missing is said; then part of the money for one of two pieces that go back. */
const fillIn = async (page: Page) => {
  await check(page)
  const submit = page.getByRole('button', { name: '提交申请' }).first()
  await submit.click()
  for (const missing of ['请选择售后类型', '请选择退款原因'])
    await expect.poll(() => page.getByText(missing).count()).toBe(2)
  await check(page)
  await page.getByRole('radio', { name: /^退货退款/ }).check({ force: true })
  await page.getByLabel('退款原因').selectOption({ label: '少件/破损/污渍' })
  await page.getByText('属于商家责任，退货运费由商家承担').waitFor()
  await page.getByRole('button', { name: '减少' }).first().click()
  await page.getByLabel('问题描述').fill('一罐的盖子裂了，寄回一罐。')
  await submit.click()
  await expect.poll(() => page.getByText('这个原因需要至少一张图片').count()).toBe(2)
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'lid.bmp', mimeType: 'image/bmp', buffer: dot })
  await page
    .getByRole('button', { name: /^删除第? ?1|移除|删除/ })
    .first()
    .waitFor()
  await expect.poll(() => page.getByLabel('退款金额').inputValue()).toMatch(/^\d+\.\d\d$/)
  await page.getByLabel('退款金额').fill('9999')
  await submit.click()
  await expect.poll(() => page.getByText('退款金额超过了最多可退的金额').count()).toBe(2)
  await page.getByLabel('退款金额').fill('10.00')
  // What was typed outlives a reload.
  await page.reload()
  await page.getByText('已恢复上次没有提交的内容').waitFor()
  await expect.poll(() => page.getByLabel('退款金额').inputValue()).toBe('10.00')
  await check(page)
  await page.getByRole('button', { name: '提交申请' }).first().click()
  await page.waitForURL('**/refunds/*')
}

/** What was applied for stands in the form, and may be another reason while the shop has not answered. */
const change = async (page: Page) => {
  await page.getByRole('link', { name: '修改申请' }).last().click()
  await page.waitForURL('**/applicationRefund**')
  expect(await page.getByRole('radio', { name: /^退货退款/ }).isChecked()).toBe(true)
  await page.getByLabel('退款原因').selectOption({ label: '尺寸不符' })
  await check(page)
  await page.getByRole('button', { name: '保存修改' }).last().click()
  await page.waitForURL('**/refunds/*')
  await page.getByText('尺寸不符').waitFor()
}

const sendBack = async (page: Page): Promise<string> => {
  const number = aTrackingNumber()
  await page.getByRole('button', { name: '填写退货运单' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('快递公司').waitFor()
  await check(page)
  await dialog.getByRole('button', { name: '提交运单' }).click()
  await dialog.getByText('请填写正确的运单号').waitFor()
  await dialog.getByLabel('快递公司').selectOption('shunfeng')
  await dialog.getByLabel('运单号').fill(number)
  await dialog.getByRole('button', { name: '提交运单' }).click()
  await page.getByRole('heading', { name: '商品正在寄回' }).waitFor()
  return number
}

const patience = { retry: 1, timeout: 180_000 }

test('part of an order goes back, is looked at and refunded', patience, async () => {
  const { page, context, troubles } = await aVisitor(browser, { locale: 'zh-CN', size: 'desktop' })
  await page.goto('/refunds')
  await signInByCode(page, 'zh-CN', aChinesePhone())
  await page.getByText('还没有售后申请').waitFor()
  await check(page)
  const orderId = await anArrivedOrder(context)
  await chooseLine(page, orderId)
  await fillIn(page)
  await page.getByRole('heading', { name: '等待商家处理' }).waitFor()
  await check(page)
  const pkId = new URL(page.url()).pathname.split('/')[2]!

  // The shop works at its own window; Lin's page hears of it by itself.
  const mei = await meisToken()
  const returnAddress = { consignee: '梅子', phone: '13800001111', address: '吉林省延吉市长白山路 1 号' }
  await callAs(mei, '/bizConsole/agreeReturn', { pkId, returnAddress })
  await page.getByRole('heading', { name: '请把商品寄回商家' }).waitFor()
  await check(page)
  await deliverParcel(await sendBack(page))
  await page.getByRole('heading', { name: '商家正在验货' }).waitFor()
  await check(page)
  await callAs(mei, '/bizConsole/passInspection', { pkId, resalable: false })
  await page.getByRole('heading', { name: '退款成功' }).waitFor()
  await page.getByText('¥10.00').first().waitFor()
  await check(page)

  await page.goto('/refunds?group=completed')
  await page.getByText('已完成').first().waitFor()
  await check(page)
  await page.goto('/orders')
  await page.getByRole('link', { name: '申请售后' }).first().waitFor()
  await check(page)
  expect(troubles).toEqual([])
  await context.close()
})

test('a refusal is answered by asking the mall, on a phone', patience, async () => {
  const { page, context, troubles } = await aVisitor(browser, { locale: 'zh-CN', size: 'phone' })
  await page.goto('/refunds')
  await signInByCode(page, 'zh-CN', aChinesePhone())
  await page.getByText('还没有售后申请').waitFor()
  const orderId = await anArrivedOrder(context)
  await page.goto(`/orders/${orderId}/applyRefund`)
  await check(page)
  await page.getByRole('checkbox', { name: '全选' }).last().check({ force: true })
  await page.getByRole('button', { name: '一起申请（2）' }).last().click()
  await page.waitForURL('**/applicationRefund**')
  await page.getByRole('radio', { name: /^退货退款/ }).check({ force: true })
  await page.getByLabel('退款原因').selectOption({ label: '不想要了' })
  await check(page)
  await page.getByRole('button', { name: '提交申请' }).last().click()
  await page.waitForURL('**/refunds')
  await check(page)
  await page.getByRole('link', { name: '查看详情' }).first().click()
  await page.waitForURL('**/refunds/*')
  const pkId = new URL(page.url()).pathname.split('/')[2]!
  await change(page)
  await callAs(await meisToken(), '/bizConsole/rejectRefund', { pkId, reason: '食品拆封后不支持退货' })
  await page.getByRole('heading', { name: '商家没有同意' }).waitFor()
  await check(page)
  await page.getByRole('button', { name: '请平台介入' }).last().click()
  await page.getByRole('dialog').getByLabel('说明').fill('没有拆封，包装完好。')
  await page.getByRole('dialog').getByRole('button', { name: '提交' }).click()
  await page.getByRole('heading', { name: '平台正在处理' }).waitFor()
  await page.getByRole('button', { name: '补充凭证' }).last().waitFor()
  await check(page)
  expect(troubles).toEqual([])
  await context.close()
})
