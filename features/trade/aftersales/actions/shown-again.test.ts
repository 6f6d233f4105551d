import { policy } from '@hojip/policy'
import { newId } from '@hojip/platform/ids'
import type { Viewer } from '@hojip/platform/http'
import { anUpload } from '@hojip/uploads/testing'
import { expect, test } from 'vitest'
import {
  anAgreedReturn,
  anApplication,
  aNumber,
  bought,
  notWanted,
  refundNow,
  sendsBack,
  ship,
  type AfterSalesMall,
  type Bought,
} from '../testing.ts'
import { openMall } from '../testing/open-mall.ts'

let mall: AfterSalesMall
openMall((opened) => {
  mall = opened
})

function post(viewer: Viewer, call: string, input: object) {
  return mall.call(viewer, `POST /${call}`, input, { 'idempotency-key': newId() })
}

function pictureOf({ userId }: Viewer, scene: 'refund' | 'evidence') {
  return anUpload(mall.tools.db, userId, scene)
}

/** The picture shows a fault, the shop refuses. */
async function refused(order: Bought, files: readonly string[], shops: readonly string[]) {
  const item = { ...sendsBack, refundReason: 4, orderGoodsId: order.lines[0]!.id, files }
  const { data } = await post(order.lin, 'bizGoodsRefund/submit/refund', {
    orderId: order.orderId,
    items: [item],
  })
  const pkId = data.pkId as string
  const answer = { pkId, reason: '看不出问题', files: shops }
  expect(await post(order.stall.mei, 'bizConsole/rejectRefund', answer)).toMatchObject({ status: true })
  return pkId
}

test('after a refusal, both sides may show the same pictures again: of the same line, and their own', async () => {
  const order = await bought(mall, { quantity: 5, stall: { prices: [1000, 2000] } })
  await ship(mall, order)
  const files = [await pictureOf(order.lin, 'refund')]
  const shops = [await pictureOf(order.stall.mei, 'evidence')]
  await refused(order, files, shops)
  const second = await refused(order, files, shops)
  const item = { ...sendsBack, pkId: second, refundReason: 4 }
  const edited = await post(order.lin, 'bizGoodsRefund/update', { ...item, files })
  expect(edited.data).toMatchObject({ refundStatus: 1, applyTimes: 3, files })
  const other = { ...sendsBack, refundReason: 4, orderGoodsId: order.lines[1]!.id, files }
  const ofOther = { orderId: order.orderId, items: [other] }
  expect((await post(order.lin, 'bizGoodsRefund/submit/refund', ofOther)).data.reason).toBe(
    'uploads/pictureGone',
  )
  const lins = {
    pkId: edited.data.pkId,
    reason: '看不出问题',
    files: [await pictureOf(order.lin, 'evidence')],
  }
  expect((await post(order.stall.mei, 'bizConsole/rejectRefund', lins)).data.reason).toBe(
    'uploads/pictureGone',
  )
})

test('statements of an appeal, and the parcel of a return that is corrected, may show them again', async () => {
  const order = await bought(mall)
  await ship(mall, order)
  const shops = [await pictureOf(order.stall.mei, 'evidence')]
  const pkId = await refused(order, [await pictureOf(order.lin, 'refund')], shops)
  const files = [await pictureOf(order.lin, 'evidence')]
  const said = { pkId, content: '请看图', files }
  expect((await post(order.lin, 'bizGoodsRefund/applyArbitration', said)).status).toBe(true)
  expect((await post(order.lin, 'bizGoodsRefund/saveEvidence', said)).status).toBe(true)
  const shopSaid = { pkId, content: '请看图', files: shops }
  expect((await post(order.stall.mei, 'bizConsole/saveRefundEvidence', shopSaid)).status).toBe(true)

  const again = await bought(mall)
  await ship(mall, again)
  const back = await anAgreedReturn(mall.tools, { order: again })
  const label = [await pictureOf(back.lin, 'evidence')]
  for (let times = 0; times < policy.maxReturnNumbers; times += 1) {
    const parcel = { pkId: back.pkId, expCode: 'shunfeng', number: aNumber(), files: label }
    expect((await post(back.lin, 'bizGoodsRefund/saveReturnExpress', parcel)).status).toBe(true)
  }
})

test('an application keeps the words and the contact that a change does not name', async () => {
  const { lin, pkId } = await anApplication(mall.tools, { order: await bought(mall, { quantity: 3 }) })
  const { detailDescription: _, ...wish } = notWanted
  const said = { detailDescription: '都不要了', phone: '13912345678', customerName: '林爷爷' }
  await post(lin, 'bizGoodsRefund/update', { ...wish, ...said, pkId })
  const before = await refundNow(mall.tools, pkId)
  await post(lin, 'bizGoodsRefund/update', { ...wish, pkId, refundNum: 2 })
  const { detail, phone, contact, files, units } = await refundNow(mall.tools, pkId)
  expect({ detail, phone, contact, files }).toEqual({
    detail: '都不要了',
    phone: before.phone,
    contact: '林爷爷',
    files: before.files,
  })
  expect([before.phone.slice(-4), units]).toEqual(['5678', 2])
})
