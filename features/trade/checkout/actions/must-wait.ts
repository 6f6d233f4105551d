import { refuse, type Refusal } from '@hojip/platform/refusal'
import { saleQueuesRefusals } from '@hojip/sale-queues/refusals'
import type { QueueBefore } from '@hojip/sale-queues/store'

/** The refusal for the first queue in which it is not the shopper's turn; undefined when they may order. */
export function mustWait(queues: readonly QueueBefore[]): Refusal<'saleQueues/wait'> | undefined {
  const before = queues.find(({ untilAt }) => untilAt === null)
  return before && refuse(saleQueuesRefusals.wait, {}, { queueId: before.queueId, goodsId: before.goodsId })
}

/** Until when the order has to be placed, in epoch ms; undefined where no queue is open. */
export function orderByAt(queues: readonly QueueBefore[]): number | undefined {
  const ends = queues.flatMap(({ untilAt }) => untilAt ?? [])
  return ends.length > 0 ? Math.min(...ends) : undefined
}
