import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aTrackingNumber, signInAside } from './testing/accounts.ts'
import { aPaidOrder } from './testing/bought.ts'
import { aBrowser, aVisitor } from './testing/browser.ts'
import { check, shows, openBusiness, ship } from './testing/business.ts'
import { deliverParcel } from './testing/outside.ts'
import { aPicture } from './testing/picture.ts'

const browser = aBrowser()

/** A shop that no other journey uses. */
const shop = { account: 'field-teahouse', goods: '茉莉花茶' }

/** The button for several lines needs at least two; the link of a single line leads to the form. */
async function chooseLine(page: Page, orderId: string) {
  await page.goto(`/orders/${orderId}`)
  await check(page)
  await page.getByRole('link', { name: '여러 상품 함께 신청' }).click()
  await page.waitForURL('**/applyRefund')
  await check(page)
  const apply = { name: /^환불·반품 신청: / }
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('link', apply) })
  await lines.first().getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: /^함께 신청/ }).click()
  await page.getByText('상품을 하나 더 선택해 주세요. 두 가지 이상 선택해야 해요').waitFor()
  await check(page)
  await page.getByRole('link', apply).first().click()
  await page.waitForURL('**/applicationRefund**')
}

/** Submits an empty form and reads the messages, then asks for part of the money for one of two pieces. */
async function fillIn(page: Page) {
  await check(page)
  const submit = page.getByRole('button', { name: '신청하기' })
  const amount = page.getByLabel('환불 금액 (위안)')
  await submit.click()
  for (const missing of ['신청 유형을 선택해 주세요', '환불 사유를 선택해 주세요'])
    await expect.poll(() => page.getByText(missing).count()).toBe(2)
  await check(page)
  await page.getByRole('radio', { name: /^반품 후 환불/ }).check({ force: true })
  await page.getByLabel('환불 사유').selectOption({ label: '빠진 것, 파손, 오염이 있어요' })
  await page.getByText('가게 책임이라 반품 배송비는 가게가 부담해요').waitFor()
  await page.getByRole('button', { name: '하나 빼기' }).click()
  await page.getByLabel('자세한 내용').fill('한 통의 뚜껑이 깨져서 한 통만 돌려보내요.')
  await submit.click()
  await expect.poll(() => page.getByText('이 사유는 사진이 한 장 이상 필요해요').count()).toBe(2)
  await page.locator('input[type="file"]').setInputFiles(aPicture('lid'))
  // A picture that is still being uploaded can be removed, but only one that has arrived can be viewed.
  const picture = page.getByRole('button', { name: '1번째 사진 크게 보기' })
  await picture.waitFor()
  await expect.poll(() => amount.inputValue()).toMatch(/^\d+\.\d\d$/)
  await amount.fill('9999')
  await submit.click()
  await expect.poll(() => page.getByText('환불할 수 있는 금액보다 많아요').count()).toBe(2)
  await amount.fill('10.00')
  // What was filled in survives a reload.
  await page.reload()
  await page.getByText('지난번에 작성하던 내용을 불러왔어요').waitFor()
  await picture.waitFor()
  await expect.poll(() => amount.inputValue()).toBe('10.00')
  await check(page)
  await submit.click()
  await page.waitForURL('**/refunds/*')
  await page.getByRole('heading', { name: '가게의 답변을 기다리고 있어요' }).waitFor()
  await check(page)
}

/** The shop finds the application by its order, sees the picture, and gives the return address. */
async function agreeToReturn(page: Page, orderCode: string) {
  await page.getByRole('link', { name: /^售后/ }).click()
  await page.waitForURL('**/business/refunds')
  await page.getByRole('searchbox', { name: '售后单号或订单号' }).fill(orderCode)
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByRole('main').getByRole('listitem').getByRole('link').click()
  await page.waitForURL('**/business/refunds/*')
  await page.getByRole('heading', { name: '待答复' }).waitFor()
  const picture = page.getByRole('button', { name: '查看买家的图片 · 第 1 张图片' })
  await picture.waitFor()
  await check(page)
  await page.getByRole('button', { name: '同意退货' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('收件人').fill('')
  await dialog.getByLabel('电话').fill('13800001111')
  await dialog.getByLabel('详细地址').fill('吉林省延吉市长白山路 1 号')
  await dialog.getByRole('button', { name: '同意退货' }).click()
  await dialog.getByText('请填写收件人').waitFor()
  await check(page)
  await dialog.getByLabel('收件人').fill('梅子')
  await dialog.getByRole('button', { name: '同意退货' }).click()
  await page.getByRole('heading', { name: '等买家寄回' }).waitFor()
  await check(page)
}

async function sendBack(page: Page): Promise<string> {
  await shows(page, '상품을 보내 주세요')
  await page.getByText('吉林省延吉市长白山路 1 号').waitFor()
  await check(page)
  const number = aTrackingNumber()
  await page.getByRole('button', { name: '운송장 번호 입력' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('택배사').waitFor()
  await check(page)
  const submit = dialog.getByRole('button', { name: '등록하기' })
  await submit.click()
  await dialog.getByText('올바른 운송장 번호를 입력해 주세요').waitFor()
  await dialog.getByLabel('택배사').selectOption('shunfeng')
  await dialog.getByLabel('운송장 번호').fill(number)
  await submit.click()
  await page.getByRole('heading', { name: '상품이 반송되고 있어요' }).waitFor()
  return number
}

/** The shop inspects the return: the product cannot be sold again, and the buyer gets the money. */
async function pass(page: Page, number: string) {
  await shows(page, '待验货')
  await page.getByText(number).first().waitFor()
  await check(page)
  await page.getByRole('button', { name: '验货通过' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '验货通过' }).click()
  await dialog.getByText('请选择一项').waitFor()
  await check(page)
  await dialog.getByRole('radio', { name: /^不能再卖/ }).check({ force: true })
  await dialog.getByRole('button', { name: '验货通过' }).click()
  await page.getByRole('heading', { name: '已退款' }).waitFor()
  await check(page)
}

/** Both sides see the refund in the order; the buyer confirms receipt of the rest. */
async function lookAtTheRest(lin: Page, mei: Page, orderId: string) {
  await lin.goto('/refunds?group=completed')
  await lin.getByText('¥10.00').first().waitFor()
  await check(lin)
  await lin.goto(`/orders/${orderId}`)
  await lin.getByText('환불 금액').waitFor()
  await check(lin)
  await lin.getByRole('button', { name: '구매확정', exact: true }).click()
  await lin.getByRole('alertdialog').getByRole('button', { name: '구매확정' }).click()
  await lin.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor()
  await check(lin)
  await mei.getByRole('link', { name: /^\d{20}$/ }).click()
  await mei.waitForURL(`**/business/orders/${orderId}`)
  await mei.getByText('订单已完成').waitFor()
  await mei.getByText('已退款').waitFor()
  await check(mei)
}

const patience = { timeout: 400_000 }

test(
  'one of two jars is returned and refunded: the buyer in Korean on a phone, the shop on a desktop',
  patience,
  async () => {
    const lin = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
    await signInAside(lin.context)
    await lin.page.goto('/refunds')
    await lin.page.getByText('환불·반품 내역이 없어요').waitFor()
    await check(lin.page)
    const { orderId, orderCode } = await aPaidOrder(lin.context, shop.goods)

    const mei = await openBusiness(browser(), shop)
    await deliverParcel(await ship(mei.page, orderCode))
    await chooseLine(lin.page, orderId)
    await fillIn(lin.page)
    await agreeToReturn(mei.page, orderCode)
    // Each window shows the other's changes without a reload.
    const number = await sendBack(lin.page)
    await deliverParcel(number)
    await shows(lin.page, '가게가 검수하고 있어요')
    await check(lin.page)
    await pass(mei.page, number)
    await shows(lin.page, '환불이 완료됐어요')
    await lin.page.getByText('¥10.00').first().waitFor()
    await check(lin.page)
    await lookAtTheRest(lin.page, mei.page, orderId)
    expect([...lin.problems, ...mei.problems]).toEqual([])
    await lin.context.close()
    await mei.context.close()
  },
)
