import type { Part } from '../contract/kinds.ts'

/** Where the refunds of a channel wait while they are paused. */
export function waitingRefunds(channel: string): string {
  return `payments.refund.${channel}`
}

/** The queue whose jobs wait while a part is paused; undefined for one without jobs. */
export function queueOf({ kind, name }: Part): string | undefined {
  if (kind === 'payments') return undefined
  return kind === 'queue' ? name : waitingRefunds(name)
}

/**
 * Whether operators may pause the queue by itself: not the queue's own, and not what is done at the same hours or waits for
 * a gateway, which have other ways.
 */
export function isForOperators(queue: string): boolean {
  return !/^(__pgboss|clock\.|payments\.refund\.)/.test(queue)
}
