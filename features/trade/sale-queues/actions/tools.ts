import type { Tools } from '@hojip/db'
import type { LiveQueues } from './live-queues.ts'

export interface SaleQueuesTools extends Pick<Tools, 'db' | 'clock' | 'log'> {
  queues: LiveQueues
}
