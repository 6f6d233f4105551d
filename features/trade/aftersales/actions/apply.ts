import { contactPhone, phoneRegion } from '@hojip/policy/contact-phone'
import type { Tools, Tx } from '@hojip/db'
import { lockedOrders, noteRefund, ownOrder, type LineRow, type OrderRow } from '@hojip/orders'
import { policy } from '@hojip/policy'
import { refundStatuses } from '@hojip/orders/rules'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { once } from '@hojip/platform/idempotency'
import { newCode, newId } from '@hojip/platform/ids'
import { firstOf } from '@hojip/platform/collections'
import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { claimUploads } from '@hojip/uploads'
import type { RefundItem, Submission } from '../contract.ts'
import { aftersalesRefusals as r, type SumReason } from '../refusals.ts'
import { needsFiles } from '../rules/reasons.ts'
import { refundable, splitOf, unshippedUnits } from '../rules/refundable.ts'
import { endOffers } from '../store/offers.ts'
import { refundsOfOrder } from '../store/read.ts'
import type { RefundRow } from '../store/rows.ts'
import { addLog, insertRefund, updateRefund, type Stated } from '../store/write.ts'
import { checkItem, type Checked, type ItemReason } from './check-item.ts'
import { leavingOf, moneyOrderOf } from './money/money-of.ts'
import { lockRefund, setDeadline, takeStep, tellMoved } from './take-step.ts'

export interface Contact {
  phone?: string | undefined
  customerName?: string | undefined
}

function field(name: string) {
  return { fields: [{ field: name, problem: '' }] }
}

type StatedReason =
  | 'aftersales/filesNeeded'
  | 'aftersales/phoneInvalid'
  | 'aftersales/tooLittle'
  | 'aftersales/tooMuch'
  | 'aftersales/wholeOnly'
  | 'uploads/pictureGone'
  | 'uploads/tooManyPictures'

/** Why an application is refused. */
export type ApplyReason = ItemReason | StatedReason

/** The buyer's contact; what the buyer leaves out is taken from the order's consignee. */
function contactOf(order: OrderRow, { phone, customerName }: Contact) {
  const { country, province } = order.address
  const number = phone ? contactPhone(phone, phoneRegion(country, province)) : order.phone
  if (!number) return refuse(r.phoneInvalid, {}, field('phone'))
  return { phone: number, contact: customerName || order.consignee }
}

/** The amount of an application: the requested one, checked against what can be refunded. */
export function sumOf(
  { order, others, leaving, except }: Among,
  { way, line }: Checked,
  item: RefundItem,
): Pick<Stated, 'unshipped' | 'applyFen' | 'goodsFen' | 'shippingFen' | 'isWhole'> | Refusal<SumReason> {
  const most = refundable(moneyOrderOf(order, others, { except, isEstimate: true }), {
    ...way,
    lineId: line.id,
    units: item.refundNum,
    reason: item.refundReason,
    leaving,
  })
  const max = fenToYuan(most.goodsFen + most.shippingFen)
  const wishFen = item.refundMoney === undefined ? undefined : yuanToFen(item.refundMoney)
  if (wishFen !== undefined && wishFen > most.goodsFen + most.shippingFen)
    return refuse(r.tooMuch, { max }, field('refundMoney'))
  const split = splitOf(most, wishFen)
  if (split.goodsFen + split.shippingFen === 0) return refuse(r.tooLittle, {}, field('refundMoney'))
  if (most.isWholeOnly && !split.isWhole) return refuse(r.wholeOnly, { max }, field('refundMoney'))
  return {
    unshipped: unshippedUnits(line, way, item.refundNum),
    applyFen: split.goodsFen + split.shippingFen,
    ...split,
  }
}

export interface Among {
  order: OrderRow
  others: readonly RefundRow[]
  leaving: ReadonlyMap<string, number>
  /** The application that is being edited. */
  except?: string | undefined
}

/** Checks everything in an application and claims its pictures, which may be those of an earlier one of the line. */
export async function statedOf(
  tx: Tx,
  viewer: Viewer,
  among: Among,
  checked: Checked,
  item: RefundItem & Contact,
): Promise<Stated | Refusal<StatedReason>> {
  if (needsFiles(checked.reason, checked.way) && item.files.length === 0)
    return refuse(r.filesNeeded, {}, field('files'))
  const sum = sumOf(among, checked, item)
  if (isRefusal(sum)) return sum
  const contact = contactOf(among.order, item)
  if (isRefusal(contact)) return contact
  const ofLine = among.others.filter(({ lineId }) => lineId === item.orderGoodsId)
  const files = await claimUploads(tx, viewer.userId, item.files, 'refund', policy.maxFiles, {
    alreadyClaimed: ofLine.flatMap((one) => one.files),
  })
  if (isRefusal(files)) return files
  return {
    ...checked.way,
    ...sum,
    ...contact,
    reason: item.refundReason,
    detail: item.detailDescription,
    files: files.map(({ url }) => url),
    units: item.refundNum,
  }
}

/** The refused application of the same line, which a new one replaces. */
async function replaceRefused(tools: Tools, tx: Tx, viewer: Viewer, old: RefundRow): Promise<boolean> {
  const locked = await lockRefund(tx, old.id)
  if (!locked) return false
  return takeStep(tools, tx, locked, 'replaced', { by: 'buyer', actorId: viewer.userId })
}

/** Inserts the application, in place of a refused one of the same line, and tells the order. */
export async function insertApplied(
  tools: Tools,
  tx: Tx,
  { order, others }: Pick<Among, 'order' | 'others'>,
  { line, stated, viewer, name }: Application,
): Promise<Applied | Refusal<'aftersales/underWay'>> {
  const nowMs = tools.clock.nowMs()
  const refused = others.find((one) => one.lineId === line.id && one.status === refundStatuses.rejected)
  if (refused && !(await replaceRefused(tools, tx, viewer, refused))) return refuse(r.underWay)
  const refund = { id: newId(), orderId: order.id, userId: viewer.userId, shopId: order.shopId }
  const code = newCode(nowMs)
  const { at: deadlineAt, sent } = setDeadline(tools, tx, refund.id, 'shopAnswers', nowMs)
  await sent
  const at = new Date(nowMs)
  // The shop's own offer is none of the applications of which a buyer has five.
  const isCounted = name === 'applied'
  const tryNo = line.refundTries + (isCounted ? 1 : 0)
  const row = { ...refund, ...stated, code, lineId: line.id, tryNo, at, deadlineAt }
  if (!(await insertRefund(tx, { ...row, deadlineAction: 'shopAnswers' }))) return refuse(r.underWay)
  const { closed } = refundStatuses
  if (refused) await updateRefund(tx, refused.id, closed, closed, { replaced_by: refund.id })
  await addLog(tx, {
    refundId: refund.id,
    at,
    role: 'buyer',
    actorId: viewer.userId,
    action: name,
    from: null,
    to: refundStatuses.applied,
    text: stated.detail,
    files: stated.files,
  })
  const news = {
    lineId: line.id,
    refundId: refund.id,
    status: refundStatuses.applied,
    isOpen: true,
    isCounted,
  }
  await noteRefund(tools, tx, order.id, news)
  await tellMoved(tools, tx, refund, name, 'buyer', refundStatuses.applied)
  return { pkId: refund.id, refundCode: code, orderGoodsId: line.id }
}

interface Application {
  line: LineRow
  stated: Stated
  viewer: Viewer
  name: 'applied' | 'acceptedOffer'
}

async function begin(
  tools: Tools,
  tx: Tx,
  viewer: Viewer,
  among: Among,
  item: RefundItem & Contact,
): Promise<Applied | Refusal<ApplyReason>> {
  const checked = checkItem(among.order, item, tools.clock.nowMs())
  if (isRefusal(checked)) return checked
  const stated = await statedOf(tx, viewer, among, checked, item)
  if (isRefusal(stated)) return stated
  const { line } = checked
  await endOffers(tx, 'overtaken', { lineId: line.id }, new Date(tools.clock.nowMs()))
  return insertApplied(tools, tx, among, { line, stated, viewer, name: 'applied' })
}

export interface Applied {
  pkId: string
  refundCode: string
  orderGoodsId: string
}

/** Locks the order and applies for its lines, all of them or none. */
export async function applyFor(
  tools: Tools,
  tx: Tx,
  viewer: Viewer,
  orderId: string,
  items: readonly (RefundItem & Contact)[],
): Promise<Applied[] | Refusal<ApplyReason>> {
  const applied: Applied[] = []
  for (const item of items) {
    const [order] = await lockedOrders(tx, [orderId])
    if (!order) return refuse(r.orderGone)
    const others = await refundsOfOrder(tx, orderId)
    const leaving = leavingOf(others, { isEstimate: true })
    const one = await begin(tools, tx, viewer, { order, others, leaving }, item)
    if (isRefusal(one)) return one
    applied.push(one)
  }
  return applied
}

/** One line in the top-level fields, or several lines in `items`. */
function itemsOf(
  wish: Submission,
):
  | RefundItem[]
  | Refusal<
      'aftersales/orderGone' | 'aftersales/reasonWrong' | 'aftersales/tooMany' | 'aftersales/wayWrong'
    > {
  if (wish.items) return wish.items
  const { orderGoodsId, refundType, receivingStatus, refundReason, refundNum } = wish
  if (orderGoodsId === undefined) return refuse(r.orderGone)
  if (refundType === undefined || receivingStatus === undefined)
    return refuse(r.wayWrong, {}, field('refundType'))
  if (refundReason === undefined) return refuse(r.reasonWrong, {}, field('refundReason'))
  if (refundNum === undefined) return refuse(r.tooMany, { max: 1 }, field('refundNum'))
  const { refundMoney, detailDescription = '', files = [] } = wish
  return [
    {
      orderGoodsId,
      refundType,
      receivingStatus,
      refundReason,
      refundNum,
      detailDescription,
      files,
      ...(refundMoney === undefined ? {} : { refundMoney }),
    },
  ]
}

/** Submits an application, once for each idempotency key. */
export async function submitRefund(
  tools: Tools,
  viewer: Viewer,
  wish: Submission,
  key: string,
): Promise<
  { pkId: string; refundCode: string; list: Applied[] } | Refusal<ApplyReason | 'idempotency/keyReused'>
> {
  if (!(await ownOrder(tools.db, viewer, wish.orderId))) return refuse(r.orderGone)
  const items = itemsOf(wish)
  if (isRefusal(items)) return items
  const request = { userId: viewer.userId, call: 'POST /bizGoodsRefund/submit/refund', key, input: wish }
  return inTransaction(tools.db, (tx) =>
    once(tx, request, async () => {
      const { phone, customerName } = wish
      const wishes = items.map((item) => ({ ...item, phone, customerName }))
      const list = await applyFor(tools, tx, viewer, wish.orderId, wishes)
      if (isRefusal(list)) return list
      const { pkId, refundCode } = firstOf(list)
      return { pkId, refundCode, list }
    }),
  )
}
