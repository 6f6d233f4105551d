import { picturePath } from '@hojip/catalog'
import type { ForSaleRow } from '@hojip/catalog/for-sale'
import type { Locale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { sentToQueue } from '@hojip/sale-queues'
import type { WaitsIn } from '@hojip/sale-queues/contract'
import { saleQueuesRefusals } from '@hojip/sale-queues/refusals'
import type { QueueBefore } from '@hojip/sale-queues/store'

interface Ordering {
  /** Of the whole order. */
  skus: readonly ForSaleRow[]
  locale: Locale
  at: 'checkout' | 'order'
}

/** The lines that belong to a queue; what has a queue of its own is not in that of everything else. */
function linesOf({ goodsId }: QueueBefore, queues: readonly QueueBefore[], { skus, locale }: Ordering) {
  const own = new Set(queues.flatMap((one) => one.goodsId ?? []))
  return skus
    .filter((sku) => (goodsId === null ? !own.has(sku.goodsId) : sku.goodsId === goodsId))
    .map(({ skuId, goodsName, picture }) => ({
      goodsSpecId: skuId,
      goodsName: goodsName[locale],
      goodsPic: picturePath(picture),
    }))
}

/** The refusal that names each queue in which it is not the shopper's turn; undefined when they may order. */
export function mustWait(
  queues: readonly QueueBefore[],
  ordering: Ordering,
): Refusal<'saleQueues/wait'> | undefined {
  const closed = queues.filter(({ untilAt }) => untilAt === null)
  const [before] = closed
  if (!before) return undefined
  sentToQueue.tell({ at: ordering.at, state: before.state })
  const waits = closed.map((queue): WaitsIn => {
    const { queueId, goodsId, hasPlace } = queue
    return { queueId, goodsId, hasPlace, lines: linesOf(queue, queues, ordering) }
  })
  return refuse(saleQueuesRefusals.wait, {}, { queueId: before.queueId, goodsId: before.goodsId, waits })
}

/** Until when the order has to be placed, in epoch ms; undefined where no queue is open. */
export function orderByAt(queues: readonly QueueBefore[]): number | undefined {
  const ends = queues.flatMap(({ untilAt }) => untilAt ?? [])
  return ends.length > 0 ? Math.min(...ends) : undefined
}
