import { policy } from '@hojip/policy'
import { orderNow } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  anApplication,
  bought,
  meisAddress,
  moneyEnds,
  proofOf,
  refundNow,
  sendsBack,
  ship,
  wentBack,
  type AfterSalesMall,
} from './testing.ts'
import { openMall } from './testing/open-mall.ts'
import { agreedReturn, runOut } from './testing/return-steps.ts'

let mall: AfterSalesMall
openMall((opened) => {
  mall = opened
})

function post(viewer: Viewer, call: string, input: object) {
  return mall.call(viewer, `POST /${call}`, input)
}

describe('a refusal', () => {
  const refused = async () => {
    const order = await bought(mall, { quantity: 2 })
    await ship(mall, order)
    const { pkId } = await anApplication(mall.tools, { order, item: sendsBack })
    const reason = '已拆封，影响二次销售'
    const { data } = await post(order.stall.mei, 'bizConsole/rejectRefund', {
      pkId,
      reason,
      ...(await proofOf(mall.tools, order.stall.mei)),
    })
    expect(data).toMatchObject({ refundStatus: 4, rejectReason: reason, actions: [] })
    return { ...order, pkId }
  }
  const statement = { content: '只打开看了一下', files: [] }

  test('needs a reason and a picture, here as after an inspection', async () => {
    const order = await bought(mall, { quantity: 2 })
    await ship(mall, order)
    const { pkId } = await anApplication(mall.tools, { order, item: sendsBack })
    const words = { pkId, reason: '已拆封' }
    for (const call of ['rejectRefund', 'failInspection'])
      for (const more of [{}, { files: [] }, { reason: '', ...(await proofOf(mall.tools, order.stall.mei)) }])
        expect(await post(order.stall.mei, `bizConsole/${call}`, { ...words, ...more })).toMatchObject({
          code: '40001',
          data: { fields: [{ field: 'reason' in more ? 'reason' : 'files' }] },
        })
    expect(await refundNow(mall.tools, pkId)).toMatchObject({ status: 1 })
  })

  test('can be followed by a new application', async () => {
    const { lin, pkId } = await refused()
    const { data } = await post(lin, 'bizGoodsRefund/update', { ...sendsBack, pkId, refundReason: 3 })
    expect(data).toMatchObject({ refundStatus: 1, applyTimes: 2, returnFreightBy: 'shop' })
    expect(data.pkId).not.toBe(pkId)
    const old = await mall.call(lin, 'GET /bizGoodsRefund/findById/{pkId}', { pkId })
    expect(old.data).toMatchObject({ refundStatus: 5, replacedBy: data.pkId })
    expect((await post(lin, 'bizGoodsRefund/applyArbitration', { pkId, ...statement })).data.reason).toBe(
      'aftersales/notNow',
    )
  })

  test('is final after a week without an appeal', async () => {
    const { pkId, lin } = await refused()
    const { deadlineAt } = await refundNow(mall.tools, pkId)
    mall.tools.clock.advance(deadlineAt!.getTime() - mall.tools.clock.nowMs())
    expect((await post(lin, 'bizGoodsRefund/applyArbitration', { pkId, ...statement })).data.reason).toBe(
      'aftersales/notNow',
    )
    expect(await runOut(mall, pkId)).toMatchObject({ status: 5 })
  })

  test('can be appealed: both sides add evidence, and nothing else changes meanwhile', async () => {
    const { pkId, lin, stall, orderId } = await refused()
    const { data } = await post(lin, 'bizGoodsRefund/applyArbitration', { pkId, ...statement })
    expect(data).toMatchObject({
      refundStatus: 4,
      arbitration: '1',
      deadlineAction: 'mallDecides',
      actions: ['withdraw', 'addEvidence'],
    })
    expect((await orderNow(mall.tools, orderId)).lines[0]!.refundOpen).toBe(true)
    const shops = await post(stall.mei, 'bizConsole/saveRefundEvidence', { pkId, content: '有开箱视频' })
    expect(shops.data).toMatchObject({ role: 'shop', action: 'evidence', text: '有开箱视频' })
    const key = { 'idempotency-key': newId() }
    const words = { pkId, content: '同一把钥匙，说一遍' }
    const say = () => mall.call(lin, 'POST /bizGoodsRefund/saveEvidence', words, key)
    expect((await say()).data).toEqual((await say()).data)
    const { data: seen } = await mall.call(lin, 'GET /bizGoodsRefund/findById/{pkId}', { pkId })
    expect(seen.logs.filter(({ text }: { text: string }) => text === words.content)).toHaveLength(1)
    const more = { pkId, content: '再补充一点' }
    for (let i = 1; i < policy.maxStatements; i += 1)
      await post(stall.mei, 'bizConsole/saveRefundEvidence', more)
    expect((await post(stall.mei, 'bizConsole/saveRefundEvidence', more)).data.reason).toBe(
      'aftersales/enoughSaid',
    )
    mall.tools.clock.advance(policy.evidenceMs)
    const late = { pkId, content: '还有一张照片' }
    expect((await post(lin, 'bizGoodsRefund/saveEvidence', late)).data.reason).toBe('aftersales/notNow')
    expect(await runOut(mall, pkId)).toMatchObject({ status: 4, arbitration: 'open' })
  })

  const decide = async (decision: object) => {
    const order = await refused()
    await post(order.lin, 'bizGoodsRefund/applyArbitration', { pkId: order.pkId, ...statement })
    const listed = await post(order.tao, 'sysConsole/queryArbitrations', { pageSize: 100 })
    expect(listed.data.list.map((r: { pkId: string }) => r.pkId)).toContain(order.pkId)
    const wish = { pkId: order.pkId, content: '商品无明显使用痕迹', ...decision }
    return { ...order, answer: await post(order.tao, 'sysConsole/arbitrate', wish) }
  }

  test('can be overruled by the mall with a part of the money', async () => {
    const order = await decide({ decision: 'refund', refundMoney: '4' })
    expect(order.answer.data).toMatchObject({ refundStatus: 2, arbitration: '2', refundMoney: '4.00' })
    expect(order.answer.data.logs.at(-1).text).toBe('¥4.00\n商品无明显使用痕迹')
    await moneyEnds(mall, order.pkId)
    expect(await wentBack(mall, order)).toBe(400)
    const again = { pkId: order.pkId, decision: 'shop', content: 'x' }
    expect((await post(order.tao, 'sysConsole/arbitrate', again)).data.reason).toBe('aftersales/notNow')
  })

  test('can be overruled by the mall with a return, if there is a return address', async () => {
    const nowhere = await decide({ decision: 'return' })
    expect(nowhere.answer.data.reason).toBe('aftersales/notNow')
    await post(nowhere.stall.mei, 'bizConsole/saveReturnAddress', meisAddress)
    const wish = { pkId: nowhere.pkId, content: '请寄回', decision: 'return' }
    expect((await post(nowhere.tao, 'sysConsole/arbitrate', wish)).data).toMatchObject({
      refundStatus: 6,
      returnAddress: meisAddress,
    })
  })

  test('can be confirmed by the mall', async () => {
    const { answer, orderId } = await decide({ decision: 'shop' })
    expect(answer.data).toMatchObject({ refundStatus: 5, arbitration: '2', actions: [] })
    expect((await orderNow(mall.tools, orderId)).lines[0]).toMatchObject({
      refundOpen: false,
      refundStatus: 5,
    })
  })

  test('after a failed inspection can be appealed too', async () => {
    const { pkId, lin, stall, tao, ...order } = await agreedReturn(mall)
    await post(stall.mei, 'bizConsole/confirmReturn', { pkId })
    const no = { pkId, reason: '退回的商品已使用', ...(await proofOf(mall.tools, stall.mei)) }
    expect((await post(stall.mei, 'bizConsole/failInspection', no)).data).toMatchObject({ refundStatus: 4 })
    await post(lin, 'bizGoodsRefund/applyArbitration', { pkId, ...statement })
    const wish = { pkId, decision: 'refund', content: '按折旧退款', refundMoney: '7' }
    await post(tao, 'sysConsole/arbitrate', wish)
    await moneyEnds(mall, pkId)
    expect(await wentBack(mall, { lin, stall, tao, ...order })).toBe(700)
    expect((await orderNow(mall.tools, order.orderId)).lines[0]).toMatchObject({ refunded: 1 })
  })
})

test('what its buyer agreed not to return is returned for a fault only', async () => {
  const order = await bought(mall, { returnRule: 'perishable' })
  const submit = (item: object) => {
    const items = [{ ...sendsBack, orderGoodsId: order.lines[0]!.id, ...item }]
    const wish = { orderId: order.orderId, items }
    return mall.call(order.lin, 'POST /bizGoodsRefund/submit/refund', wish, { 'idempotency-key': newId() })
  }
  await ship(mall, order)
  const { data } = await mall.call(order.lin, 'GET /bizGoodsRefund/queryRefundable', {
    orderId: order.orderId,
  })
  const reasons = data.lines[0].types.flatMap((way: { reasons: { isFault: boolean }[] }) => way.reasons)
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.every(({ isFault }: { isFault: boolean }) => isFault)).toBe(true)
  for (const refundReason of [0, 1])
    expect(await submit({ refundReason })).toMatchObject({
      code: '40001',
      data: { reason: 'aftersales/noReturn', fields: [{ field: 'refundReason' }] },
    })
  expect((await submit({ refundReason: 3 })).status).toBe(true)
})

test.each([
  ['perishable', 'noReason', false],
  ['noReason', 'perishable', true],
] as const)(
  'an order of a %s product that is %s today: a change of mind counts: %s',
  async (was, is, counts) => {
    const order = await bought(mall, { returnRule: was })
    const [line] = order.lines
    await ship(mall, order)
    await sql`update goods set return_rule = ${is} where id = ${line!.goodsId}`.execute(mall.tools.db)
    await sql`
    update category c set return_rule = ${is} from goods g
    where g.id = ${line!.goodsId} and c.id = g.category1_id`.execute(mall.tools.db)
    const { data } = await mall.call(order.lin, 'GET /bizGoodsRefund/queryRefundable', {
      orderId: order.orderId,
    })
    const reasons = data.lines[0].types.flatMap((way: { reasons: { isFault: boolean }[] }) => way.reasons)
    expect(reasons.some(({ isFault }: { isFault: boolean }) => !isFault)).toBe(counts)
    const wish = {
      orderId: order.orderId,
      items: [{ ...sendsBack, orderGoodsId: line!.id, refundReason: 0 }],
    }
    const asked = await mall.call(order.lin, 'POST /bizGoodsRefund/submit/refund', wish, {
      'idempotency-key': newId(),
    })
    expect(asked.status).toBe(counts)
  },
)
