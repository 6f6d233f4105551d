import type { Db, Tx } from '@hojip/db'
import { dayMs } from '@hojip/platform/clock'
import { inTransaction, type PageRequest } from '@hojip/platform/db'
import { shapes, type CallContext, type Note, type Viewer } from '@hojip/platform/http'
import { textIn, type Locale, type LocalText } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { readMallTime, wireTime } from '@hojip/platform/mall-time'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { ChangeSaleQueue, OpenSaleQueue, SaleQueue } from '../contract.ts'
import { saleQueuesRefusals as r } from '../refusals.ts'
import { bounds } from '../rules/bounds.ts'
import { queueStateOf } from '../rules/queue-state.ts'
import { wantedProduct } from '../store/products.ts'
import * as store from '../store/queues.ts'
import { onSettled } from '../store/turns.ts'
import type { SaleQueuesTools } from './tools.ts'

function shown(row: store.QueueRow, locale: Locale): SaleQueue {
  return {
    pkId: row.id,
    goodsId: row.goodsId,
    goodsName: row.goodsName ? textIn(row.goodsName, locale) : '',
    state: queueStateOf(row, row.at.getTime()),
    gatherAt: wireTime(row.gatherAt.getTime()),
    opensAt: wireTime(row.opensAt.getTime()),
    closesAt: wireTime(row.closesAt.getTime()),
    perMinute: row.perMinute,
    orderMinutes: row.orderMinutes,
    mostWaiting: row.mostWaiting,
    waiting: row.taken - row.letIn,
    letIn: row.letIn,
    ordered: row.ordered,
    openedBy: row.openedBy,
  }
}

export async function listQueues(db: Db, at: PageRequest, locale: Locale) {
  const { rows, total } = await store.queuesPage(db, at)
  return shapes.page(
    rows.map((row) => shown(row, locale)),
    total,
    at,
  )
}

/** What the queue is for, in the log of staff. */
function subjectOf(name: LocalText | null | undefined): Record<string, string | LocalText> {
  return name ? { product: name } : { queueFor: 'mall' }
}

function paceOf(perMinute: number, isPaused: boolean) {
  return { perMinute, letsIn: isPaused ? 'paused' : 'on' }
}

type Acting = Pick<CallContext, 'note'> & { viewer: Viewer }
type Opened = { pkId: string }
type OpenRefusal = Refusal<
  'saleQueues/alreadyQueued' | 'saleQueues/noSuchProduct' | 'saleQueues/notAhead' | 'saleQueues/notForSale'
>

/** Opens a queue, and waits until this process knows it. */
export async function openQueue(
  { db, clock, queues }: SaleQueuesTools,
  { goodsId, opensAt, ...asked }: OpenSaleQueue,
  { viewer, note }: Acting,
): Promise<Opened | OpenRefusal> {
  // A time that no clock shows, such as a 31st of June, lies nowhere.
  const at = opensAt === null ? null : (readMallTime(opensAt) ?? new Date(0))
  const aheadMs = at === null ? 1 : at.getTime() - clock.nowMs()
  if (aheadMs <= 0 || aheadMs > bounds.aheadDays * dayMs)
    return refuse(r.notAhead, { days: bounds.aheadDays }, { fields: [{ field: 'opensAt', problem: '' }] })
  const pkId = newId()
  const done = await inTransaction(db, async (tx): Promise<Opened | OpenRefusal> => {
    const product = goodsId === null ? undefined : await wantedProduct(tx, goodsId)
    if (goodsId !== null && !product)
      return refuse(r.noSuchProduct, {}, { fields: [{ field: 'goodsId', problem: '' }] })
    if (product && !product.isForSale)
      return refuse(r.notForSale, {}, { fields: [{ field: 'goodsId', problem: '' }] })
    note?.({ subject: subjectOf(product?.name), after: paceOf(asked.perMinute, false) })
    const isPut = await store.putQueue(tx, {
      id: pkId,
      goodsId,
      opensAt: at,
      ...asked,
      openedBy: viewer.userId,
    })
    return isPut ? { pkId } : refuse(r.alreadyQueued)
  })
  if (!isRefusal(done)) await queues.spread()
  return done
}

type ChangeRefusal = Refusal<'saleQueues/over' | 'saleQueues/queueGone'>

/** Locks a queue that is not over, writes down who was let in until now, and changes it. */
async function changed(
  { db, queues }: SaleQueuesTools,
  queueId: string,
  note: Note | undefined,
  change: (tx: Tx, now: store.QueueRow) => Promise<void>,
): Promise<Opened | ChangeRefusal> {
  const done = await onSettled(db, queueId, async (tx): Promise<Opened | ChangeRefusal> => {
    const now = await store.queueOf(tx, queueId)
    if (!now) return refuse(r.queueGone)
    note?.({ subject: subjectOf(now.goodsName) })
    if (queueStateOf(now, now.at.getTime()) === 'ended') return refuse(r.over)
    await change(tx, now)
    return { pkId: queueId }
  })
  if (!done) return refuse(r.queueGone)
  if (!isRefusal(done)) await queues.spread()
  return done
}

/** Changes the pace. Saving what is already so changes nothing. */
export function changeQueue(
  tools: SaleQueuesTools,
  { pkId, ...asked }: ChangeSaleQueue,
  { note }: Acting,
): Promise<Opened | ChangeRefusal> {
  return changed(tools, pkId, note, async (tx, now) => {
    const isPaused = now.pausedAt !== null
    const wanted = { perMinute: asked.perMinute ?? now.perMinute, isPaused: asked.isPaused ?? isPaused }
    if (now.perMinute === wanted.perMinute && isPaused === wanted.isPaused) return
    note?.({ before: paceOf(now.perMinute, isPaused), after: paceOf(wanted.perMinute, wanted.isPaused) })
    await store.putPace(tx, pkId, wanted)
  })
}

/** Ends a queue: from now on everybody orders without a turn. */
export function endQueue(
  tools: SaleQueuesTools,
  { pkId }: { pkId: string },
  { note }: Acting,
): Promise<Opened | ChangeRefusal> {
  return changed(tools, pkId, note, (tx) => store.putEnd(tx, pkId))
}
