import {
  anAfterSalesMall,
  bought,
  moneyEnds,
  notWanted,
  ship,
  type AfterSalesMall,
} from '@hojip/aftersales/testing'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NoticeContent, NoticeLists } from './contract.ts'
import { openNotices } from './testing.ts'

let mall: AfterSalesMall
beforeAll(async () => {
  mall = await anAfterSalesMall(openNotices)
})
afterAll(() => mall.stop())

/** A paid order of kimchi and of chili powder, its second line. */
async function aMixedOrder() {
  const order = await bought(mall, { stall: { prices: [1000, 2380] } })
  const [, chili] = order.lines
  const name = { 'zh-CN': '辣椒面', 'en-US': 'Chili powder', 'ko-KR': '고춧가루' }
  await sql`update order_line set goods_name = ${JSON.stringify(name)}::jsonb, picture = 'chili'
            where id = ${chili!.id}`.execute(mall.tools.db)
  return { ...order, chili: chili! }
}

async function noticeOf({ lin }: Awaited<ReturnType<typeof aMixedOrder>>, title: RegExp) {
  await mall.tools.jobs.drain()
  const { unread } = (await mall.call(lin, 'POST /message/init', {}, { 'accept-language': 'en-US' }))
    .data as NoticeLists
  const notice = unread.find((one) => title.test(one.title))
  if (!notice) throw new Error(`no ${String(title)} in ${unread.map((one) => one.title).join(', ')}`)
  const { data } = await mall.call(
    lin,
    'GET /message/content',
    { msg_id: notice.msg_id },
    { 'accept-language': 'en-US' },
  )
  return { notice, ...(data as NoticeContent) }
}

test('the notices of a partial refund name the refunded product and its sum, and lead to the refund', async () => {
  const order = await aMixedOrder()
  await ship(mall, order, [{ orderGoodsId: order.lines[0]!.id, num: 1 }])
  const wish = { orderId: order.orderId, items: [{ ...notWanted, orderGoodsId: order.chili.id }] }
  const key = { 'idempotency-key': newId() }
  const { data } = await mall.call(order.lin, 'POST /bizGoodsRefund/submit/refund', wish, key)
  await mall.call(order.stall.mei, 'POST /bizConsole/agreeRefund', { pkId: data.pkId })
  await moneyEnds(mall, data.pkId)
  for (const title of [/arrived/, /approved|agreed|accepted|granted/i]) {
    const { notice, card, buttons, content } = await noticeOf(order, title)
    expect(`${notice.title} ${content}`).toContain('¥23.80')
    expect(notice.summary).toContain('Chili powder')
    expect(notice.summary).not.toMatch(/more|Kimchi/)
    expect(notice.link).toBe(`/refunds/${data.pkId}`)
    expect(card).toMatchObject({
      name: expect.stringContaining('Chili powder'),
      pic: 'chili',
      money: '23.80',
    })
    expect(buttons[0]!.link).toBe(`/refunds/${data.pkId}`)
  }
})

test('the notice of a parcel names what is in it', async () => {
  const order = await aMixedOrder()
  await ship(mall, order, [{ orderGoodsId: order.chili.id, num: 1 }])
  const { notice } = await noticeOf(order, /part|some/i)
  expect(notice.summary).toContain('Chili powder')
  expect(notice.summary).not.toMatch(/Kimchi| more/)
  await ship(mall, order)
  const { notice: rest } = await noticeOf(order, /^(?!.*(some|part)).*(shipped|on its way|sent)/i)
  expect(rest.summary).toContain('Kimchi')
  expect(rest.summary).not.toMatch(/Chili| more/)
})

test('the notice of a delivery leaves out what was refunded before it left', async () => {
  const order = await aMixedOrder()
  const kimchi = order.lines[0]!
  const wish = { orderId: order.orderId, items: [{ ...notWanted, orderGoodsId: kimchi.id }] }
  const key = { 'idempotency-key': newId() }
  const { data } = await mall.call(order.lin, 'POST /bizGoodsRefund/submit/refund', wish, key)
  await mall.call(order.stall.mei, 'POST /bizConsole/agreeRefund', { pkId: data.pkId })
  await moneyEnds(mall, data.pkId)
  await ship(mall, order)
  const { userId, shopId, orderId } = { ...order.lin, ...order.stall, ...order }
  await mall.tools.jobs.emit(mall.tools.db, 'orders/delivered', { orderId, userId, shopId })
  const { notice } = await noticeOf(order, /deliver/i)
  expect(notice.summary).toContain('Chili powder')
  expect(notice.summary).not.toMatch(/Kimchi| more/)
})
