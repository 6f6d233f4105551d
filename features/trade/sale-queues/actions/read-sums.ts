import type { Db } from '@hojip/db'
import { queueStates, type QueueState } from '../contract/states.ts'
import { queueStateOf } from '../rules/queue-state.ts'
import { queuesNow } from '../store/queues.ts'

/** The queues that have not ended, for who watches the mall from outside. */
export interface QueueSums {
  /** How many there are in each state. */
  queues: Partial<Record<QueueState, number>>
  /** Who waits, whose turn it is now, and who was let in and has ordered since these queues opened; of all queues together. */
  shoppers: Record<'waiting' | 'inside' | 'letIn' | 'ordered', number>
}

export async function readQueueSums(db: Db): Promise<QueueSums> {
  const rows = await queuesNow(db)
  const states = rows.map((row) => queueStateOf(row, row.at.getTime()))
  const live = queueStates.filter((state) => state !== 'ended')
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    queues: Object.fromEntries(live.map((state) => [state, states.filter((one) => one === state).length])),
    shoppers: {
      waiting: sum(({ taken, letIn }) => taken - letIn),
      inside: sum(({ inside }) => inside),
      letIn: sum(({ letIn }) => letIn),
      ordered: sum(({ ordered }) => ordered),
    },
  }
}
