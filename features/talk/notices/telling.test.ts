import { aShopper, aStall } from '@hojip/inventory/testing'
import { policy } from '@hojip/policy'
import { aPaidOrder, anOrder, aPurchase, aShippedOrder, type TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NoticeLists } from './contract.ts'
import { tellClosed } from './actions/telling/tell-order.ts'
import { paymentDueJob, tellPaymentsDue } from './actions/telling/tell-payment.ts'
import { aMallWithNotices } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aMallWithNotices()
})
afterAll(() => mall.stop())

async function lists(lin: Viewer): Promise<NoticeLists> {
  return (await mall.call(lin, 'POST /message/init')).data
}

async function titles(lin: Viewer) {
  return (await lists(lin)).unread.map(({ title }) => title).sort()
}

test('a paid and shipped order tells its buyer, once for each step, and links to itself', async () => {
  const { lin, orderId } = await aShippedOrder(mall.tools)
  await mall.tools.jobs.drain()
  const { unread } = await lists(lin)
  expect(unread.map(({ title }) => title).sort()).toEqual(['付款成功', '已发货'])
  expect(unread.find(({ type }) => type === 'logistics')!.link).toBe(`/orders/${orderId}#logistics`)
  // The same events once more, as after a crash between the work and the end of a job.
  for (const { event, data } of mall.told.slice())
    await mall.tools.db.transaction().execute((tx) => mall.tools.jobs.emit(tx, event, data as never))
  await mall.tools.jobs.drain()
  expect((await lists(lin)).totals.unread).toBe(2)
})

test('the text has the order as it is now', async () => {
  const { lin, code } = await aPaidOrder(mall.tools)
  await mall.tools.jobs.drain()
  const [paid] = (await lists(lin)).unread
  const { content, card } = (await mall.call(lin, 'GET /message/content', { msg_id: paid!.msg_id })).data
  expect(content).toContain('前发货')
  expect(card).toMatchObject({ money: '18.00', pic: 'kimchi' })
  expect(card.note).toContain('待发货')
  expect(card.note).toContain(code)
})

test('an unpaid purchase is mentioned once, and settled by its payment', async () => {
  const { lin, orderId, purchase } = await anOrder(mall.tools)
  await mall.tools.jobs.drain()
  expect(await titles(lin)).toEqual([])
  const due = { purchaseId: purchase.id, orderId, userId: lin.userId }
  // The order has sent it itself, without a job that sends it.
  const { rows } = await sql<{ name: string; data: object }>`
    select name, data from pgboss.job
    where name like '%notices%' and data->>'purchaseId' = ${purchase.id}`.execute(mall.tools.db)
  expect(rows).toEqual([{ name: paymentDueJob, data: due }])
  await mall.tools.db.transaction().execute((tx) => mall.tools.jobs.send(tx, paymentDueJob, due))
  await mall.tools.db.transaction().execute((tx) => mall.tools.jobs.send(tx, paymentDueJob, due))
  await mall.tools.jobs.drain()
  const [reminder] = (await lists(lin)).unread
  expect(reminder).toMatchObject({ title: '付款还差一步', type: 'money', link: `/pay/${purchase.code}` })
  mall.tools.clock.advance(policy.payTimeoutMs + 1)
  await mall.tools.db
    .transaction()
    .execute((tx) =>
      mall.tools.jobs.send(tx, 'orders.close-unpaid', {
        purchaseId: purchase.id,
        deadlineAt: purchase.deadlineAt.getTime(),
      }),
    )
  await mall.tools.jobs.drain()
  const after = await lists(lin)
  expect(after.unread.map(({ title }) => title)).toEqual(['订单超时未付，已关闭'])
  expect(after.readed.map(({ title }) => title)).toEqual(['付款还差一步'])
})

test('purchases that are due together are mentioned together, each to its buyer', async () => {
  const { db } = mall.tools
  const placed = [await aPurchase(mall.tools), await anOrder(mall.tools), await anOrder(mall.tools)]
  const stranger = await aShopper(db)
  const due = placed.map(({ lin, purchase }) => ({
    purchaseId: purchase.id,
    orderId: purchase.orders[0]!.id,
    userId: lin.userId,
  }))
  // A job that comes twice, and one that names somebody else.
  await tellPaymentsDue(mall.tools, [...due, due[0]!, { ...due[1]!, userId: stranger.userId }])
  for (const { lin, purchase } of placed)
    expect((await lists(lin)).unread).toMatchObject([
      { title: '付款还差一步', link: `/pay/${purchase.code}` },
    ])
  expect(await titles(stranger)).toEqual([])
  const { rows } = await sql`
    select distinct xmin::text from notice where source = any(${placed.map(({ purchase }) => `payment/${purchase.id}`)}::text[])`.execute(
    db,
  )
  expect(rows).toHaveLength(1)
})

test('a paid purchase is not mentioned', async () => {
  const { lin, purchase, orderIds } = await aPurchase(mall.tools)
  mall.tools.clock.advance(policy.payTimeoutMs + 1)
  const due = { purchaseId: purchase.id, orderId: orderIds[0], userId: lin.userId }
  await mall.tools.db.transaction().execute((tx) => mall.tools.jobs.send(tx, paymentDueJob, due))
  await mall.tools.jobs.drain()
  expect(await titles(lin)).toEqual([])
})

test('a type that is switched off is not written, and money always is', async () => {
  const { lin, purchase, orderId } = await anOrder(mall.tools)
  const { data } = await mall.call(lin, 'POST /appUserSetting/update', { notify: { order: false } })
  expect(data.notify).toMatchObject({ order: false, money: true, logistics: true })
  const due = { purchaseId: purchase.id, orderId, userId: lin.userId }
  await mall.tools.db.transaction().execute((tx) => mall.tools.jobs.send(tx, paymentDueJob, due))
  await mall.tools.db
    .transaction()
    .execute((tx) => mall.tools.jobs.emit(tx, 'orders/late', { orderId, userId: lin.userId, shopId: '' }))
  await mall.tools.jobs.drain()
  expect(await titles(lin)).toEqual(['付款还差一步'])
})

test('a reporter gets one notice of what the mall has decided, in their language and without a remark', async () => {
  const lin = await aShopper(mall.tools.db)
  const name = '加微信 123 转账更便宜，不走平台，私下转我就给你打八折，另外还送一箱泡菜和两瓶辣酱'
  const told = { userId: lin.userId, targetType: 'chat' as const, targetId: newId(), targetName: name }
  const { db, jobs } = mall.tools
  const [upheld, dismissed] = [newId(), newId()]
  await db.transaction().execute(async (tx) => {
    for (const _ of [1, 2]) {
      await jobs.emit(tx, 'reports/decided', { ...told, reportId: upheld, decision: 'upheld' })
      await jobs.emit(tx, 'reports/decided', { ...told, reportId: dismissed, decision: 'dismissed' })
    }
  })
  await jobs.drain()
  expect(await titles(lin)).toEqual(['你的举报属实', '你的举报没有成立'])
  const first = (await lists(lin)).unread.find(({ title }) => title === '你的举报属实')!
  expect(first).toMatchObject({ type: 'platform', link: '/me/reports' })
  expect(first.summary).toContain('加微信 123 转账更便宜')
  expect(first.summary).not.toContain('两瓶辣酱')
  const korean = await mall.call(
    lin,
    'GET /message/content',
    { msg_id: first.msg_id },
    { 'accept-language': 'ko-KR' },
  )
  expect(korean.data.buttons).toEqual([{ label: '내 신고 내역', link: '/me/reports' }])
})

test('an applicant for a shop gets what the mall answers, once for each answer', async () => {
  const lin = await aShopper(mall.tools.db)
  const { db, jobs } = mall.tools
  const shopName = { 'zh-CN': '晨雾渔获', 'en-US': 'Morning Mist', 'ko-KR': '아침 안개' }
  const told = { applicationId: newId(), userId: lin.userId, shopName }
  const more = { ...told, version: 2, decision: 'more' as const, words: '许可证第 2 页 <请盖章>' }
  await db.transaction().execute(async (tx) => {
    await jobs.emit(tx, 'admission/decided', more)
    await jobs.emit(tx, 'admission/decided', more)
    await jobs.emit(tx, 'admission/decided', { ...told, version: 4, decision: 'admit', words: '' })
  })
  await jobs.drain()
  expect(await titles(lin)).toEqual(['开店申请要补充资料', '开店申请通过了'])
  const asked = (await lists(lin)).unread.find(({ title }) => title === '开店申请要补充资料')!
  expect(asked).toMatchObject({ type: 'platform', link: '/business/join' })
  const { content } = (await mall.call(lin, 'GET /message/content', { msg_id: asked.msg_id })).data
  expect(content).toContain('许可证第 2 页 &lt;请盖章&gt;')
})

test('a notice of an order leads to its shop, one of money at a gateway to the customer service', async () => {
  const { lin, orderId, stall, purchase } = await anOrder(mall.tools)
  const due = { purchaseId: purchase.id, orderId, userId: lin.userId }
  const { db, jobs } = mall.tools
  await db.transaction().execute((tx) => jobs.send(tx, paymentDueJob, due))
  await db
    .transaction()
    .execute((tx) => jobs.emit(tx, 'orders/late', { orderId, userId: lin.userId, shopId: '' }))
  await jobs.drain()
  const links = async (title: string) => {
    const { msg_id } = (await lists(lin)).unread.find((notice) => notice.title === title)!
    const { buttons } = (await mall.call(lin, 'GET /message/content', { msg_id })).data
    return buttons.map(({ link }: { link: string }) => link)
  }
  expect(await links('付款还差一步')).toEqual([`/pay/${purchase.code}`, '/customer'])
  expect(await links('店铺还没发货')).toEqual([
    `/orders/${orderId}`,
    `/chatroom?shop=${stall.shopId}&order=${orderId}`,
  ])
})

test.each([
  [true, '店铺回答了你的提问', 'shop中：不辣'],
  [false, '有买家回答了你的提问', '不辣'],
])(
  'who asked about a product gets one notice of the answer (of the shop: %s)',
  async (isShop, title, summary) => {
    const [lin, { goodsId }] = [await aShopper(mall.tools.db), await aStall(mall.tools.db)]
    const [questionId, answerId] = [newId(), newId()]
    const answered = {
      questionId,
      answerId,
      userId: lin.userId,
      goodsId,
      asked: '辣<b>吗</b>',
      content: '不辣',
      isShop,
    }
    for (let i = 0; i < 2; i += 1) await mall.tools.jobs.emit(mall.tools.db, 'questions/answered', answered)
    await mall.tools.jobs.drain()
    const { unread } = await lists(lin)
    expect(unread).toMatchObject([{ title, type: 'comment', link: `/goods/info/${goodsId}#questions` }])
    const { content } = (await mall.call(lin, 'GET /message/content', { msg_id: unread[0]!.msg_id })).data
    expect(content).toContain('辣&lt;b&gt;吗&lt;/b&gt;')
    expect(unread[0]).toMatchObject({ summary })
  },
)

test('a reason that only a newer process knows fails the job, which that process then runs', async () => {
  const { lin, orderId, code } = await aPaidOrder(mall.tools)
  const closed = { orderId, code, userId: lin.userId, orderLineIds: [], reason: 'newer' }
  await expect(tellClosed(mall.tools, closed as never)).rejects.toThrow('newer')
})
