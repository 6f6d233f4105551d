import { anAfterSalesMall, bought, ship, type AfterSalesMall, type Bought } from '@hojip/aftersales/testing'
import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatJobs, chatRoutes } from '../../index.ts'
import { aColleague, answer, caseOf, chatOptions, say } from '../../testing.ts'
import { showOffer } from './trade-acts.ts'

let mall: AfterSalesMall
beforeAll(async () => {
  mall = await anAfterSalesMall((tools) => {
    const chat = { ...tools, ...chatOptions }
    chatJobs(chat)
    return chatRoutes(chat)
  })
})
afterAll(() => mall.stop())

async function shipped(): Promise<Bought & { conversationId: string }> {
  const order = await bought(mall)
  await ship(mall, order)
  const { data } = await mall.call(order.lin, 'POST /appUserChat/open', { shopId: order.stall.shopId })
  return { ...order, conversationId: data.conversation.pkId }
}

async function offer({ stall, orderId, lines }: Bought): Promise<string> {
  const units = { orderGoodsId: lines[0]!.id, receivingStatus: 1, refundNum: 1, refundMoney: '3.00' }
  const key = { 'idempotency-key': newId() }
  const { data } = await mall.call(stall.mei, 'POST /bizConsole/offerRefund', { orderId, ...units }, key)
  await mall.tools.jobs.drain()
  return data.pkId
}

function history({ lin, conversationId }: { lin: Bought['lin']; conversationId: string }) {
  return mall.call(lin, 'POST /appUserChat/queryHistory', { conversationId })
}

function audits(conversationId: string) {
  return mall.tools.db
    .selectFrom('chat_audit')
    .select(['act', 'actor_id', 'detail'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id')
    .execute()
}

test('an offer is one card in the conversation, though its event comes twice; each side sees it with its own buttons', async () => {
  const order = await shipped()
  const pkId = await offer(order)
  const { userId, shopId } = { userId: order.lin.userId, shopId: order.stall.shopId }
  const { data: offered } = mall.told.findLast(({ event }) => event === 'aftersales/offered')!
  await showOffer({ ...mall.tools, ...chatOptions }, offered as never)
  expect(offered).toMatchObject({ offerId: pkId, userId, shopId })
  const { data } = await history(order)
  expect(data.list.map(({ text, side }: { text: object; side: string }) => ({ ...text, side }))).toEqual([
    { type: 6, text: pkId, side: 'shop' },
  ])
  const cards = [{ type: 6, id: pkId }]
  const { data: buyers } = await mall.call(order.lin, 'POST /appUserChat/queryCards', { cards })
  expect(buyers.list[0].offer).toMatchObject({ refundMoney: '3.00', actions: ['accept', 'decline'] })
  const of = { conversationId: order.conversationId, cards }
  const { data: shops } = await mall.call(order.stall.mei, 'POST /bizConsole/chat/queryCards', of)
  expect(shops.list[0].offer.actions).toEqual(['withdraw'])
  const stranger = await shipped()
  const foreign = await mall.call(stranger.lin, 'POST /appUserChat/queryCards', { cards })
  expect(foreign.data.list).toEqual([{ type: 6, id: pkId, gone: true }])
  expect((await audits(order.conversationId)).filter(({ act }) => act === 'offerRefund')).toEqual([
    {
      act: 'offerRefund',
      actor_id: order.stall.mei.userId,
      detail: { orderId: order.orderId, offerId: pkId },
    },
  ])
})

test('nobody sends the card of an offer by hand, and it is not recalled', async () => {
  const order = await shipped()
  const pkId = await offer(order)
  const wish = { conversationId: order.conversationId, localId: newId(), data: { type: 6, text: pkId } }
  expect((await mall.call(order.lin, 'POST /appUserChat/send', wish)).statusCode).toBe(400)
  expect((await mall.call(order.stall.mei, 'POST /bizConsole/chat/send', wish)).statusCode).toBe(400)
  const { msgId } = (await history(order)).data.list[0]
  const { data } = await mall.call(order.stall.mei, 'POST /bizConsole/chat/recall', { msgId })
  expect(data.reason).toBe('chat/offerStays')
})

test('an offer answers the shopper who waits, and leaves a colleague’s case with the colleague', async () => {
  const order = await shipped()
  await say(mall, order, '包装破了')
  await offer(order)
  expect(await caseOf(mall, order.conversationId)).toMatchObject({
    state: 'serving',
    agent_id: order.stall.mei.userId,
  })
  const other = await shipped()
  await say(mall, other, '包装破了')
  const colleague = await aColleague(mall, other.stall.mei)
  await answer(mall, colleague, other.conversationId, '我来处理')
  await offer(other)
  expect((await caseOf(mall, other.conversationId))?.agent_id).toBe(colleague.userId)
  expect((await history(other)).data.list.at(-1).text.type).toBe(6)
})

test('extending, noting and withdrawing leave a row of who did it', async () => {
  const order = await shipped()
  const { orderId, stall, conversationId } = order
  await mall.call(stall.mei, 'POST /bizConsole/extendReceive', { orderId, days: 4 })
  await mall.call(stall.mei, 'POST /bizConsole/saveOrderRemark', { orderId, content: '要发票' })
  await mall.call(stall.mei, 'POST /bizConsole/withdrawOffer', { pkId: await offer(order) })
  await mall.tools.jobs.drain()
  const rows = await audits(conversationId)
  expect(new Set(rows.map(({ act }) => act))).toEqual(
    new Set(['extendReceive', 'saveOrderRemark', 'offerRefund', 'withdrawOffer']),
  )
  for (const { actor_id } of rows) expect(actor_id).toBe(stall.mei.userId)
})

test('the agent’s panel shows what may be done with an order', async () => {
  const order = await shipped()
  const asked = { conversationId: order.conversationId }
  const acts = async () =>
    (await mall.call(order.stall.mei, 'POST /bizConsole/chat/queryCustomer', asked)).data.orders[0].order
      .shopActs
  expect(await acts()).toEqual({ canExtend: true, canOffer: true })
  await mall.call(order.stall.mei, 'POST /bizConsole/extendReceive', { orderId: order.orderId, days: 3 })
  expect(await acts()).toEqual({ canExtend: false, canOffer: true })
  const { data } = await mall.call(order.lin, 'POST /appUserChat/queryCards', {
    cards: [{ type: 4, id: order.orderId }],
  })
  expect(data.list[0].order.shopActs).toBeUndefined()
})
