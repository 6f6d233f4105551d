import type { Channel } from '@hojip/policy/channels'
import { topic } from '@hojip/platform/told'

/**
 * Hears of payments for the figures of the process: one that is opened, and the verdict about each success that a gateway has
 * told. Its transaction may still be undone.
 */
export const paymentTold = topic<{ gateway: Channel; outcome: string }>()
