import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { aTrackingNumber, signInAside } from './testing/accounts.ts'
import { aPaidOrder, callAs, type Bought } from './testing/bought.ts'
import { aBrowser, aVisitor } from './testing/browser.ts'
import { check, shows, openBusiness } from './testing/business.ts'
import { deliverParcel, hideParcel } from './testing/outside.ts'
import { aPicture } from './testing/picture.ts'

const browser = aBrowser()

/** A shop that no other journey uses. */
const shop = { account: 'haedam', goods: '沐浴露' }

/** A delivered order of two products whose receipt the buyer has not confirmed yet. */
async function anArrivedOrder(lin: BrowserContext, mei: BrowserContext): Promise<Bought> {
  const order = await aPaidOrder(lin, shop.goods)
  const number = aTrackingNumber()
  const parcel = { orderId: order.orderId, parcels: [{ expCode: 'shunfeng', number }] }
  await callAs(mei, '/bizConsole/deliver', parcel)
  await deliverParcel(number)
  return order
}

async function choosePicture(page: Page, name: string, arrived: RegExp) {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type="file"]').setInputFiles(aPicture(name))
  await dialog.getByRole('button', { name: arrived }).waitFor()
  // A picture can be removed before its upload ends, but a form submitted before only gets the answer to wait.
  await expect.poll(() => dialog.getByRole('progressbar').count()).toBe(0)
}

/** Applies for two lines at once, and changes one application while the shop has not answered. */
async function applyForBoth(page: Page, orderId: string) {
  await page.goto(`/orders/${orderId}/applyRefund`)
  await check(page)
  await page.getByRole('checkbox', { name: '全选' }).check({ force: true })
  await page.getByRole('button', { name: '一起申请（2）' }).click()
  await page.waitForURL('**/applicationRefund**')
  await page.getByRole('radio', { name: /^退货退款/ }).check({ force: true })
  await page.getByLabel('退款原因').selectOption({ label: '不想要了' })
  await check(page)
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.waitForURL('**/refunds')
  await check(page)
  await page.getByRole('link', { name: '查看详情' }).first().click()
  await page.waitForURL('**/refunds/*')
  await page.getByRole('link', { name: '修改申请' }).click()
  await page.waitForURL('**/applicationRefund**')
  await expect.poll(() => page.getByRole('radio', { name: /^退货退款/ }).isChecked()).toBe(true)
  await page.getByLabel('退款原因').selectOption({ label: '尺寸不符' })
  await check(page)
  await page.getByRole('button', { name: '保存修改' }).click()
  await page.waitForURL('**/refunds/*')
  await page.getByText('尺寸不符').waitFor()
}

/** The shop refuses with a picture as proof. */
async function refuse(page: Page, pkId: string) {
  await page.goto(`/business/refunds/${pkId}`)
  await page.getByRole('button', { name: '拒绝申请' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '拒绝申请' }).click()
  await dialog.getByText('请填写内容').waitFor()
  await dialog.getByLabel('拒绝理由').fill('瓶身已经拆封，不支持退货')
  await choosePicture(page, 'opened', /^移除第 1 张/)
  await check(page)
  await dialog.getByRole('button', { name: '拒绝申请' }).click()
  await page.getByRole('heading', { name: '已拒绝' }).waitFor()
  await check(page)
}

const patience = { timeout: 400_000 }

test('on a phone a buyer appeals to the mall against a refusal with proof', patience, async () => {
  const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'phone' })
  const { page } = lin
  const mei = await openBusiness(browser(), shop)
  await signInAside(page.context())
  await page.goto('/refunds')
  await page.getByText('还没有售后申请').waitFor()
  const { orderId } = await anArrivedOrder(lin.context, mei.context)
  await applyForBoth(page, orderId)
  await refuse(mei.page, new URL(page.url()).pathname.split('/')[2]!)
  await shows(page, '商家没有同意')
  await page.getByRole('button', { name: '查看商家的图片 · 第 1 张图片' }).first().waitFor()
  await check(page)
  await page.getByRole('button', { name: '请平台介入' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('说明').fill('没有拆封，包装完好。')
  await choosePicture(page, 'closed', /^移除第 1 张/)
  await check(page)
  await dialog.getByRole('button', { name: '提交' }).click()
  await page.getByRole('heading', { name: '平台正在处理' }).waitFor()
  await page.getByRole('button', { name: '补充凭证' }).waitFor()
  await check(page)
  await shows(mei.page, '平台介入中')
  await check(mei.page)
  expect([...lin.problems, ...mei.problems]).toEqual([])
  await lin.context.close()
  await mei.context.close()
})

/** Applies for a refund without return of one whole line; returns the application's id. */
async function applyForMoney(page: Page, orderId: string): Promise<string> {
  await page.goto(`/orders/${orderId}/applyRefund`)
  await page
    .getByRole('link', { name: /^Request a refund: / })
    .first()
    .click()
  await page.waitForURL('**/applicationRefund**')
  await page.getByRole('radio', { name: /^Refund only/ }).check({ force: true })
  await page.getByRole('radio', { name: 'Received', exact: true }).check({ force: true })
  await page.getByLabel('Reason').selectOption({ label: 'The size differs' })
  await expect.poll(() => page.getByLabel('Amount (¥)').inputValue()).toMatch(/^\d+\.\d\d$/)
  await check(page)
  await page.getByRole('button', { name: 'Submit request' }).first().click()
  await page.waitForURL('**/refunds/*')
  await page.getByRole('heading', { name: 'Waiting for the shop' }).waitFor()
  return new URL(page.url()).pathname.split('/')[2]!
}

/** The shop offers a refund with return instead, and gives the return address. */
async function propose(page: Page, pkId: string) {
  await page.goto('/business/refunds')
  await page.locator(`main a[href$="${pkId}"]`).click()
  await page.getByRole('button', { name: '다른 방안 제안' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '반품 후 환불' }).check()
  await dialog.getByLabel('환불 금액').fill('20.00')
  await dialog.getByLabel('받는 사람').fill('메이')
  await dialog.getByLabel('전화번호').fill('13800001111')
  await dialog.getByLabel('주소').last().fill('')
  await dialog.getByRole('button', { name: '다른 방안 제안' }).click()
  await dialog.getByText('주소를 5자 이상 입력해 주세요').waitFor()
  await check(page)
  await dialog.getByLabel('주소').last().fill('山东省青岛市城阳区正阳路 88 号')
  await dialog.getByRole('button', { name: '다른 방안 제안' }).click()
  await page.getByRole('heading', { name: '구매자 답변 대기' }).waitFor()
  await check(page)
}

/** The buyer accepts the offer and sends the product back. */
async function acceptAndSendBack(page: Page) {
  await shows(page, 'The shop made another offer')
  await check(page)
  await page.getByRole('button', { name: 'Accept the offer' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('You get ¥20.00 once the goods are back and checked.').waitFor()
  await check(page)
  await question.getByRole('button', { name: 'Accept the offer' }).click()
  await page.getByRole('heading', { name: 'Send the goods back' }).waitFor()
  await check(page)
  const number = aTrackingNumber()
  await hideParcel(number)
  await page.getByRole('button', { name: 'Enter tracking number' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Carrier').selectOption('shunfeng')
  await dialog.getByLabel('Tracking number').fill(number)
  await choosePicture(page, 'posted', /^Remove picture 1/)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { name: 'The goods are on their way back' }).waitFor()
  await check(page)
}

/** Without news from the carrier, the shop itself confirms that the return arrived, and describes what is wrong with it. */
async function receiveAndFail(page: Page) {
  await shows(page, '반송 중')
  await page.getByRole('button', { name: '반품 도착 확인' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('반품이 도착했나요?').waitFor()
  await check(page)
  await question.getByRole('button', { name: '반품 도착 확인' }).click()
  await page.getByRole('heading', { name: '검수 대기' }).waitFor()
  await page.getByRole('button', { name: '검수 불합격' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('문제가 된 점').fill('내용물이 절반밖에 남지 않았어요.')
  await choosePicture(page, 'half', /^1번째 사진 삭제/)
  await check(page)
  await dialog.getByRole('button', { name: '검수 불합격' }).click()
  await page.getByRole('heading', { name: '거절' }).first().waitFor()
  await check(page)
}

async function appeal(page: Page) {
  await shows(page, 'The shop refused')
  await page.getByRole('button', { name: 'Look at the shop’s pictures · Picture 1' }).first().waitFor()
  await check(page)
  await page.getByRole('button', { name: 'Ask Hojip to step in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByText('Write a few words').waitFor()
  await dialog.getByLabel('Your words').fill('It was full when I sent it; the picture was taken that day.')
  await choosePicture(page, 'full', /^Remove picture 1/)
  await check(page)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { name: 'Under review' }).waitFor()
  await check(page)
}

/** Tao, the operator, reads both sides and decides for part of the money. */
async function decide(page: Page, pkId: string) {
  await page.getByRole('link', { name: /^售后仲裁/ }).click()
  await page.waitForURL('**/business/appeals')
  await check(page)
  await page.locator(`main a[href$="${pkId}"]`).click()
  await page.getByText('It was full when I sent it').first().waitFor()
  await page.getByText('내용물이 절반밖에 남지 않았어요.').first().waitFor()
  await check(page)
  await page.getByRole('button', { name: '作出裁定' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '确认裁定' }).click()
  await dialog.getByText('请填写内容').waitFor()
  await check(page)
  await dialog.getByRole('radio', { name: /^支持买家：退款/ }).check({ force: true })
  await dialog.getByLabel('退款金额').fill('12.00')
  await dialog.getByLabel('裁定说明').fill('双方各担一部分。')
  await check(page)
  await dialog.getByRole('button', { name: '确认裁定' }).click()
  await page.getByRole('heading', { name: '已退款' }).waitFor()
  await check(page)
}

test(
  'the mall decides about a return that failed inspection: buyer, shop and mall in three windows',
  patience,
  async () => {
    const lin = await aVisitor(browser(), { locale: 'en-US', size: 'desktop' })
    const mei = await openBusiness(browser(), { ...shop, locale: 'ko-KR', size: 'phone' })
    await signInAside(lin.context)
    await lin.page.goto('/refunds')
    await lin.page.getByText('No refunds or returns yet').waitFor()
    const { orderId } = await anArrivedOrder(lin.context, mei.context)
    const pkId = await applyForMoney(lin.page, orderId)
    await propose(mei.page, pkId)
    await acceptAndSendBack(lin.page)
    await receiveAndFail(mei.page)
    await appeal(lin.page)
    const tao = await openBusiness(browser(), { account: 'tao' })
    await decide(tao.page, pkId)
    await shows(lin.page, 'Refunded')
    await lin.page.getByText('¥12.00').first().waitFor()
    await check(lin.page)
    await shows(mei.page, '환불 완료')
    await check(mei.page)
    expect([...lin.problems, ...mei.problems, ...tao.problems]).toEqual([])
    for (const { context } of [lin, mei, tao]) await context.close()
  },
)
