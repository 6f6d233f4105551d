import { refundsHref } from '@hojip/hrefs/aftersales'
import { productHref } from '@hojip/hrefs/browse'
import { orderHref } from '@hojip/hrefs/orders'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aTrackingNumber, signInAside } from '../testing/accounts.ts'
import { aPaidOrder, callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor, type Visitor } from '../testing/browser.ts'
import { check, openBusiness, takeAndOpen } from '../testing/business.ts'

const browser = aBrowser()

const patience = { timeout: 400_000 }

interface Product {
  pkId: string
}

function logOf(page: Page) {
  return page.getByRole('log')
}

/** Finds a product of the shop by its name in the desk's picker, and sends its card. */
async function sendProductByName(page: Page) {
  await page.getByRole('group', { name: '输入工具' }).getByRole('button', { name: '商品' }).press('Enter')
  const picker = page.getByRole('dialog', { name: '发送商品卡片' })
  const words = picker.getByRole('searchbox', { name: '按名称搜索商品' })
  await words.fill('没有这种东西')
  await picker.getByText('没有能发的商品').waitFor()
  await check(page)
  await words.fill('辣白菜')
  const send = picker.getByRole('button', { name: /^发卡片：.*辣白菜/ }).first()
  await send.waitFor()
  await check(page)
  await send.press('Enter')
  await logOf(page)
    .getByRole('link', { name: /辣白菜/ })
    .first()
    .waitFor()
}

/** Writes a note for colleagues on the order, and gives the buyer more time. */
async function noteAndExtend(page: Page) {
  await page.getByRole('button', { name: /^备注：订单/ }).press('Enter')
  await page.getByRole('textbox', { name: '新备注' }).fill('包装破了，已协商')
  await check(page)
  await page.getByRole('button', { name: '保存备注' }).press('Enter')
  await page.getByText('备注已保存').first().waitFor()
  await page.getByRole('button', { name: /^延长收货：订单/ }).press('Enter')
  await check(page)
  await page.getByRole('button', { name: '延长 3 天' }).press('Enter')
  await page.getByRole('button', { name: /^延长收货：订单/ }).waitFor({ state: 'detached' })
}

/** Offers 1.50 of the order's last line, after a try without a sum. */
async function offerRefund(page: Page) {
  await page.getByRole('button', { name: /^提出退款：订单/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '提出退款' })
  await dialog.getByRole('button', { name: '提出退款' }).press('Enter')
  await dialog.getByText('请填写大于 0 的金额').waitFor()
  await dialog.getByRole('radio').last().press('Space')
  await dialog.getByRole('textbox', { name: '退款金额（元）' }).fill('1.50')
  await dialog.getByRole('textbox', { name: '给买家的话' }).fill('包装破损，退您 1.5 元')
  await check(page)
  await dialog.getByRole('textbox', { name: '退款金额（元）' }).press('Enter')
  await logOf(page).getByRole('region', { name: '退款提议' }).getByText('等买家答复').waitFor()
  await check(page)
}

/** Asks the shop from the product's page. */
async function askFromProduct(phone: Page, question: string) {
  const { list } = await callAs<{ list: Product[] }>('1', '/bizGoods/findAll', { goodsName: '辣白菜' })
  await phone.goto(productHref(list[0]!.pkId))
  await phone.getByRole('link', { name: '문의', exact: true }).first().click()
  await phone.waitForURL('**/chatroom**')
  const field = phone.getByRole('textbox', { name: '메시지 입력' })
  await field.fill(question)
  await field.press('Enter')
  await logOf(phone).getByText(question).waitFor()
}

/** The offer is also on the order's page and in the list of refunds. */
async function seeOfferElsewhere({ context }: Visitor, orderId: string) {
  const other = await context.newPage()
  await other.goto(orderHref(orderId))
  await other.getByRole('link', { name: /가게에서 ¥1\.50 환불을 제안했어요/ }).waitFor()
  await check(other)
  await other.goto(refundsHref())
  await other.getByRole('region', { name: '가게의 환불 제안' }).getByText('답변 대기').waitFor()
  await check(other)
  await other.close()
}

/** The shopper accepts on the card and follows it to the refund. */
async function acceptOffer(phone: Page) {
  const card = logOf(phone).getByRole('region', { name: '가게의 환불 제안' })
  await card.getByText('답변 대기').waitFor()
  await check(phone)
  await card.getByRole('button', { name: '수락하기' }).tap()
  await phone.getByRole('alertdialog').getByRole('button', { name: '수락하기' }).tap()
  await card.getByText('수락함').waitFor()
  await card.getByRole('link', { name: '환불 보기' }).tap()
  await phone.waitForURL('**/refunds/**')
  await phone.getByText('¥1.50').first().waitFor()
  await phone.getByText('가게가 제안한 환불을 수락했어요').first().waitFor()
  await check(phone)
}

test(
  'a Korean shopper asks from a product’s page; the shop answers by keyboard, sends the order’s card and offers a refund, which the shopper accepts',
  patience,
  async () => {
    const min = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
    const phone = min.page
    await signInAside(min.context, 'KR')
    const { orderId } = await aPaidOrder(min.context, '辣白菜')
    const mei = await openBusiness(browser(), { account: 'mei' })
    const parcels = [{ expCode: 'shunfeng', number: aTrackingNumber() }]
    await callAs(mei.context, '/bizConsole/deliver', { orderId, parcels })
    const question = `포장이 찢어져서 왔어요 ${Date.now()}`
    await askFromProduct(phone, question)

    const { page } = mei
    await page.goto('/business/desk')
    const row = page.locator('[data-conversation]', { hasText: question })
    await row.waitFor()
    await takeAndOpen(page, row)
    await logOf(page).getByText(question).waitFor()
    const answer = page.getByRole('textbox', { name: '回复顾客' })
    await answer.focus()
    await page.keyboard.type('抱歉，我给您退一部分')
    await page.keyboard.press('Enter')
    await logOf(phone).getByText('抱歉，我给您退一部分').waitFor()

    await page
      .getByRole('button', { name: /^发卡片：订单/ })
      .first()
      .press('Enter')
    await logOf(page).getByRole('link', { name: '打开订单' }).waitFor()

    await sendProductByName(page)
    await noteAndExtend(page)
    await offerRefund(page)

    await seeOfferElsewhere(min, orderId)
    await acceptOffer(phone)
    await logOf(page).getByRole('region', { name: '退款提议' }).getByText('买家已接受').waitFor()
    const offers = await callAs<{ list: { pkId: string; offerState: string }[] }>(
      min.context,
      '/bizGoodsRefund/queryOffers',
      { orderId },
    )
    expect(offers.list.map(({ offerState }) => offerState)).toEqual(['accepted'])
    await phone.goto(`/refundOffers/${offers.list[0]!.pkId}`)
    await phone.getByText('수락함').waitFor()
    await check(phone)
    expect([...min.problems, ...mei.problems]).toEqual([])
    await min.context.close()
    await mei.context.close()
  },
)
