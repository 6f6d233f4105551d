import { topic } from '@hojip/platform/told'
import type { QueueState } from '../contract/states.ts'

/** Hears of checkouts and orders that were refused because it is not the shopper's turn, for the figures of the process. */
export const sentToQueue = topic<{ at: 'checkout' | 'order'; state: QueueState }>()
