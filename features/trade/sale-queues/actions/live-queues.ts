import type { Db } from '@hojip/db'
import { openLiveCopy, type CopyTools, type LiveCopy } from '@hojip/platform/signals'
import { currentQueues, type CurrentQueue } from '../store/queues.ts'

/** The queues as this process knows them, for what pages show; asking costs no statement. Nothing is decided by it. */
export interface LiveQueues extends LiveCopy {
  /** The queues by which orders have to wait now. */
  open(nowMs: number): { queueId: string; goodsId: string | null }[]
}

const usuallyEveryMs = 5_000

export async function openSaleQueues(
  { db, ...tools }: { db: Db } & CopyTools,
  everyMs = usuallyEveryMs,
): Promise<LiveQueues> {
  let queues: CurrentQueue[] = []
  const copy = await openLiveCopy(tools, {
    topic: 'sale-queues.changed',
    read: () => currentQueues(db),
    take: (read) => (queues = read),
    everyMs,
    notRead: 'sale-queues.not-read',
  })
  const open = (nowMs: number) =>
    queues
      .filter(({ gatherAt, closesAt }) => gatherAt.getTime() <= nowMs && nowMs < closesAt.getTime())
      .map(({ id, goodsId }) => ({ queueId: id, goodsId }))
  return { open, ...copy }
}
