import { newId } from '@hojip/platform/ids'
import { anUpload } from '@hojip/uploads/testing'
import { sql } from 'kysely'
import { must, type GuardedMall } from './guarded-mall.ts'
import type { Person } from './people.ts'

/** Lin's applications, named by what the sample calls do with them. */
export interface Refunds {
  /** Pictures that the shop has uploaded, one for each refusal. */
  rejectProof: string
  failProof: string
  edit: string
  withdraw: string
  agree: string
  reject: string
  agreeReturn: string
  propose: string
  answer: string
  express: string
  confirm: string
  pass: string
  fail: string
  appeal: string
  evidence: string
  arbitrate: string
  remove: string
  retry: string
  offline: string
  /** Offers of the shop: to be answered, to be withdrawn, and a line to be made one for. */
  offered: string
  toWithdraw: string
  offerable: BoughtLine
  /** Return addresses of Mei's shop that are not the default. */
  otherAddress: string
  thirdAddress: string
  /** A picture uploaded by Ann that proves a payment. */
  proof: string
}

type Who = Record<'lin' | 'mei' | 'ann', Person>

interface Placed {
  orderId: string
}
interface BoughtLine extends Placed {
  orderGoodsId: string
}
/** An order of one unit of each SKU. */
interface BoughtAll extends BoughtLine {
  payId: string
  lineIds: string[]
}

export interface Buying {
  /** Buys one unit of each SKU. */
  buy(): Promise<BoughtAll>
  ship(order: BoughtAll): Promise<void>
}

/** Text that appears in her applications and nowhere else. */
export const refundCanary = 'Bittern-refund'

/** One for each SKU that is sold. */
type Four = [string, string, string, string]

const unwanted = { refundType: 1, receivingStatus: 0, refundReason: 0, refundNum: 1 }
const tooSmall = { ...unwanted, receivingStatus: 1, refundReason: 3 }
const goesBack = { ...tooSmall, refundType: 0 }

const oneYuan = { receivingStatus: 1, refundNum: 1, refundMoney: '1.00', content: refundCanary }

const returnAddress = { consignee: 'Mei', phone: '13800001111', address: '吉林省延吉市长白山路 1 号' }

/** A refund that the gateway has refused for good, set directly because no simulated fault does it. */
async function failMoney({ tools: { db } }: GuardedMall, pkId: string) {
  await sql`
    insert into payment_refund (id, attempt_id, order_id, out_refund_no, amount_fen, status, reason)
    select ${newId()}, o.attempt_id, r.order_id, 'R' || r.code, r.goods_fen + r.shipping_fen, 'failed', ''
    from aftersales_refund r join payment_attempt_order o using (order_id) where r.id = ${pkId}`.execute(db)
  await sql`update aftersales_refund set status = 2, money = 'failed' where id = ${pkId}`.execute(db)
}

/** An application in each state that a call needs. */
export async function refundsOf(mall: GuardedMall, who: Who, { buy, ship }: Buying): Promise<Refunds> {
  const { lin, mei, ann } = who
  const apply = async ({ orderId }: Placed, orderGoodsId: string, item: object) => {
    const wish = { orderId, orderGoodsId, ...item, detailDescription: refundCanary }
    return must(await mall.send('POST /bizGoodsRefund/submit/refund', wish, lin.pass)).pkId as string
  }
  const allOf = async (isShipped: boolean, item: object): Promise<Four> => {
    const order = await buy()
    if (isShipped) await ship(order)
    const ids: string[] = []
    for (const line of order.lineIds) ids.push(await apply(order, line, item))
    return ids as Four
  }
  const shops = async (call: string, pkId: string, more: object = {}) =>
    must(await mall.send(`POST /bizConsole/${call}`, { pkId, ...more }, mei.pass))
  const shopProof = () => anUpload(mall.tools.db, mei.userId, 'evidence')
  const buyers = async (call: string, pkId: string, more: object = {}) =>
    must(await mall.send(`POST /bizGoodsRefund/${call}`, { pkId, ...more }, lin.pass))

  const [edit, withdraw, agree, reject] = await allOf(false, unwanted)
  const [agreeReturn, express, confirm, pass] = await allOf(true, goesBack)
  const [fail, propose, answer, appeal] = await allOf(true, goesBack)
  const [evidence, arbitrate, remove, retry] = await allOf(true, tooSmall)
  const [offline] = await allOf(false, unwanted)
  for (const pkId of [express, confirm, pass, fail]) await shops('agreeReturn', pkId, { returnAddress })
  for (const pkId of [pass, fail]) await shops('confirmReturn', pkId)
  await shops('proposeRefund', answer, { refundType: 1, refundMoney: '1.00' })
  for (const pkId of [appeal, evidence, arbitrate])
    await shops('rejectRefund', pkId, { reason: 'no', files: [await shopProof()] })
  for (const pkId of [evidence, arbitrate]) await buyers('applyArbitration', pkId, { content: 'why' })
  await buyers('cancelRefund', remove)
  for (const pkId of [retry, offline]) await failMoney(mall, pkId)
  const order = await buy()
  await ship(order)
  const proof = await anUpload(mall.tools.db, ann.userId, 'evidence')
  const proofs = { rejectProof: await shopProof(), failProof: await shopProof() }
  return {
    edit,
    withdraw,
    agree,
    reject,
    agreeReturn,
    express,
    confirm,
    pass,
    fail,
    propose,
    answer,
    appeal,
    evidence,
    arbitrate,
    remove,
    retry,
    offline,
    proof,
    ...proofs,
    ...(await offersFor(mall, mei, order)),
    ...(await returnAddressesOf(mall, mei)),
  }
}

/** Two offers of the shop for lines of an order, and a line that it has made none for. */
async function offersFor(mall: GuardedMall, mei: Person, { orderId, lineIds }: BoughtAll) {
  const offer = async (orderGoodsId: string) => {
    const wish = { orderId, orderGoodsId, ...oneYuan }
    return must(await mall.send('POST /bizConsole/offerRefund', wish, mei.pass)).pkId as string
  }
  const [offered, toWithdraw] = [await offer(lineIds[0]!), await offer(lineIds[1]!)]
  return { offered, toWithdraw, offerable: { orderId, orderGoodsId: lineIds[2]! } }
}

async function returnAddressesOf(mall: GuardedMall, mei: Person) {
  for (const consignee of ['Ann', 'Zoe']) {
    const address = { ...returnAddress, consignee, isDefault: false }
    must(await mall.send('POST /bizConsole/saveReturnAddress', address, mei.pass))
  }
  const { list } = must(await mall.send('GET /bizConsole/queryReturnAddress', {}, mei.pass))
  const [, otherAddress, thirdAddress] = (list as { pkId: string }[]).map(({ pkId }) => pkId)
  return { otherAddress: otherAddress!, thirdAddress: thirdAddress! }
}

/** After-sales inputs of shopper, shop and operator. */
export function refundInputs(
  paid: readonly BoughtLine[],
  r: Refunds,
): Record<string, Record<string, unknown>> {
  const money = { ...unwanted, orderGoodsId: paid[0]!.orderGoodsId }
  return {
    'GET /bizGoodsRefund/queryRefundable': { orderId: paid[0]!.orderId },
    'POST /bizGoodsRefund/queryRefundMoney': { orderId: paid[0]!.orderId, items: [money] },
    'POST /bizGoodsRefund/submit/refund': {
      ...unwanted,
      orderId: paid[1]!.orderId,
      orderGoodsId: paid[1]!.orderGoodsId,
    },
    'GET /bizGoodsRefund/findById/{pkId}': { pkId: r.edit },
    'POST /bizGoodsRefund/update': { ...unwanted, pkId: r.edit, detailDescription: refundCanary },
    'POST /bizGoodsRefund/cancelRefund': { pkId: r.withdraw },
    'POST /bizGoodsRefund/saveReturnExpress': { pkId: r.express, expCode: 'jd', number: 'JD0000000001' },
    'POST /bizGoodsRefund/answerProposal': { pkId: r.answer, accept: false },
    'POST /bizGoodsRefund/applyArbitration': { pkId: r.appeal, content: 'why' },
    'POST /bizGoodsRefund/saveEvidence': { pkId: r.evidence, content: 'look' },
    'POST /bizGoodsRefund/deleteById/{pkId}': { pkId: r.remove },
    'POST /bizGoodsRefund/queryOffers': { orderId: r.offerable.orderId },
    'GET /bizGoodsRefund/findOffer/{pkId}': { pkId: r.offered },
    'POST /bizGoodsRefund/answerOffer': { pkId: r.offered, accept: false },
    'GET /bizConsole/queryOfferable': { orderId: r.offerable.orderId },
    'POST /bizConsole/offerRefund': { ...r.offerable, ...oneYuan },
    'POST /bizConsole/withdrawOffer': { pkId: r.toWithdraw },
    'GET /bizConsole/findRefund/{pkId}': { pkId: r.edit },
    'POST /bizConsole/saveReturnAddress': returnAddress,
    'POST /bizConsole/setDefaultReturnAddress': { pkId: r.otherAddress },
    'POST /bizConsole/deleteReturnAddress': { pkId: r.thirdAddress },
    'POST /bizConsole/agreeRefund': { pkId: r.agree },
    'POST /bizConsole/agreeReturn': { pkId: r.agreeReturn, returnAddress },
    'POST /bizConsole/rejectRefund': { pkId: r.reject, reason: 'no', files: [r.rejectProof] },
    'POST /bizConsole/proposeRefund': { pkId: r.propose, refundType: 1, refundMoney: '1.00' },
    'POST /bizConsole/confirmReturn': { pkId: r.confirm },
    'POST /bizConsole/passInspection': { pkId: r.pass, resalable: true },
    'POST /bizConsole/failInspection': { pkId: r.fail, reason: 'used', files: [r.failProof] },
    'POST /bizConsole/saveRefundEvidence': { pkId: r.evidence, content: 'look' },
    'GET /sysConsole/findRefund/{pkId}': { pkId: r.edit },
    'POST /sysConsole/arbitrate': { pkId: r.arbitrate, decision: 'shop', content: 'so be it' },
    'POST /sysConsole/retryRefund': { pkId: r.retry },
    'POST /sysConsole/offlineRefund': { pkId: r.offline, content: 'paid', files: [r.proof] },
  }
}
