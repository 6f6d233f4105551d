import { channelNames } from '@hojip/policy/channels'
import type { Part } from '../contract/kinds.ts'

/** Where the refunds of a channel wait while they are paused. */
export function waitingRefunds(channel: string): string {
  return `payments.refund.${channel}`
}

/** The queue whose jobs wait while a part is paused; undefined for one without jobs. */
function queueOf({ kind, name }: Part): string | undefined {
  if (kind === 'payments') return undefined
  return kind === 'queue' ? name : waitingRefunds(name)
}

/** What is paused together with a queue, since it does the rest of its work. */
const companions: Readonly<Record<string, readonly Part[]>> = {
  'books.check': [{ kind: 'queue', name: 'books.check-again' }],
  // From here the refunds of all channels leave: buyers and shops see that they wait.
  'payments.refund': channelNames.map((name) => ({ kind: 'refunds', name })),
}

/** A part that is paused, and all that stops with it. */
export function withCompanions({ kind, name }: Part): readonly Part[] {
  return [{ kind, name }, ...((kind === 'queue' && companions[name]) || [])]
}

/** The queues whose jobs wait while a part is paused. */
export function queuesOf(part: Part): string[] {
  return withCompanions(part).flatMap((one) => queueOf(one) ?? [])
}

/** Each queue that waits with another one, and the other one. */
export const waitsWith: readonly (readonly [queue: string, pausedWith: string])[] = Object.keys(
  companions,
).flatMap((name) =>
  queuesOf({ kind: 'queue', name })
    .filter((queue) => queue !== name)
    .map((queue) => [queue, name] as const),
)

/**
 * Whether operators may pause the queue by itself: not the queue's own, and not what is done at the same hours, or waits for
 * a gateway or with another queue, which have other ways.
 */
export function isForOperators(queue: string): boolean {
  return !/^(__pgboss|clock\.|payments\.refund\.)/.test(queue) && !waitsWith.some(([name]) => name === queue)
}
