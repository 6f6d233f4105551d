import { newId } from '@hojip/platform/ids'
import { expect, test } from 'vitest'
import { lapseOffer } from './make-offer.ts'
import { bought, refundNow, ship, wentBack, type AfterSalesMall, type Bought } from '../../testing.ts'
import { openMall } from '../../testing/open-mall.ts'

let mall: AfterSalesMall
openMall((opened) => {
  mall = opened
})

const most = '9.00'

function acts(order: Bought) {
  const { lin, stall, orderId } = order
  const orderGoodsId = order.lines[0]!.id
  const units = { orderGoodsId, refundNum: 1, refundMoney: most, receivingStatus: 1 }
  const key = () => ({ 'idempotency-key': newId() })
  return {
    offer: () => mall.call(stall.mei, 'POST /bizConsole/offerRefund', { ...units, orderId }, key()),
    answer: (pkId: string, accept = true) =>
      mall.call(lin, 'POST /bizGoodsRefund/answerOffer', { pkId, accept }),
    withdraw: (pkId: string) => mall.call(stall.mei, 'POST /bizConsole/withdrawOffer', { pkId }),
    apply: () => {
      const items = [{ ...units, refundType: 1, refundReason: 3 }]
      return mall.call(lin, 'POST /bizGoodsRefund/submit/refund', { orderId, items }, key())
    },
    receive: () => mall.call(lin, 'POST /bizOrder/confirmOrder', { orderId }),
  }
}

async function offered() {
  const order = await bought(mall, { payType: '1' })
  await ship(mall, order)
  const may = acts(order)
  const { data } = await may.offer()
  return { order, may, pkId: data.pkId as string }
}

async function stateOf(pkId: string) {
  return mall.tools.db
    .selectFrom('aftersales_offer')
    .select(['state', 'refund_id'])
    .where('id', '=', pkId)
    .executeTakeFirstOrThrow()
}

/** Runs all jobs until no money of the order is under way; the money that went back, in fen. */
async function settled(order: Bought): Promise<number> {
  for (let i = 0; i < 100; i += 1) {
    await mall.tools.jobs.drain()
    const { rows } = await refundsUnderWay(order)
    if (rows === 0) return wentBack(mall, order)
  }
  throw new Error('the refund does not arrive')
}

async function refundsUnderWay({ orderId }: Bought) {
  const found = await mall.tools.db
    .selectFrom('aftersales_refund')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 2)
    .execute()
  return { rows: found.length }
}

test('of many offers for a line at once, one is made', async () => {
  const order = await bought(mall)
  await ship(mall, order)
  const may = acts(order)
  const answers = await Promise.all(Array.from({ length: 8 }, () => may.offer()))
  expect(answers.filter(({ status }) => status)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => !status).map(({ data }) => data.reason))).toEqual(
    new Set(['aftersales/offerOpen']),
  )
})

test('accepted many times, declined, withdrawn and lapsed at once: one thing happens, and money moves at most once', async () => {
  for (let i = 0; i < 6; i += 1) {
    const { order, may, pkId } = await offered()
    const all = [
      () => may.answer(pkId),
      () => may.answer(pkId, false),
      () => may.withdraw(pkId),
      () => may.answer(pkId),
      () => lapseOffer(mall.tools, { offerId: pkId }),
    ]
    const turned = [...all.slice(i % all.length), ...all.slice(0, i % all.length)]
    const answers = await Promise.all(turned.map((act) => act()))
    const yes = answers.filter((one) => one && 'status' in one && one.status)
    expect(yes.length).toBeLessThanOrEqual(1)
    const { state, refund_id } = await stateOf(pkId)
    expect(state).not.toBe('open')
    expect(await settled(order)).toBe(state === 'accepted' ? 900 : 0)
    if (refund_id) expect(await refundNow(mall.tools, refund_id)).toMatchObject({ status: 3, goodsFen: 900 })
  }
})

test('the buyer applies and accepts at once: one application', async () => {
  const seen = new Set<string>()
  for (let i = 0; i < 8; i += 1) {
    const { order, may, pkId } = await offered()
    const [a, b] = i % 2 ? [may.apply, () => may.answer(pkId)] : [() => may.answer(pkId), may.apply]
    const answers = await Promise.all([a(), b()])
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    const { state } = await stateOf(pkId)
    seen.add(state)
    expect(['accepted', 'overtaken']).toContain(state)
    expect(await settled(order)).toBe(state === 'accepted' ? 900 : 0)
  }
})

test('receipt and acceptance at once: at most the offered sum goes back', async () => {
  for (let i = 0; i < 6; i += 1) {
    const { order, may, pkId } = await offered()
    const [accepted] = await Promise.all(
      i % 2 ? [may.answer(pkId), may.receive()] : [may.receive(), may.answer(pkId)].toReversed(),
    )
    expect(accepted!.status).toBe(true)
    expect(await settled(order)).toBe(900)
    await may.receive()
  }
})

test('a second offer while the first is accepted: never more than was paid', async () => {
  for (let i = 0; i < 4; i += 1) {
    const { order, may, pkId } = await offered()
    const [, second] = await Promise.all([may.answer(pkId), may.offer()])
    expect(second.status).toBe(false)
    await settled(order)
    let fen = 900
    for (let n = 0; n < 3; n += 1) {
      const next = await may.offer()
      if (!next.status) break
      await may.answer(next.data.pkId)
      fen = await settled(order)
    }
    expect(fen).toBeLessThanOrEqual(1800)
  }
})
