import type { Clock } from '@hojip/platform/clock'
import type { Faults } from '../faults/faults.ts'
import type { Change, Journal, Table } from '../journal/journal.ts'
import type { Timers } from '../timers.ts'
import type { Delivery, Sent } from './delivery.ts'
import { createSending, type Senders } from './sending.ts'
import { createWaiting } from './waiting.ts'

export interface Notifier {
  deliveries: Table<Delivery>
  /** The change that stores the notification with the event that caused it; call `go` after writing it. */
  prepare(delivery: Omit<Delivery, 'state' | 'nextAtMs' | 'sent'>): { change: Change; go: () => void }
  /** Sends the notification now and waits for the answer. */
  sendNow(id: string): Promise<void>
  /** Resolves once there were notifications about the number and all of them are accepted or given up. */
  ended(number: string): Promise<Delivery[]>
  /** Continues the pending notifications of an earlier process. */
  resume(): void
  stop(): Promise<void>
}

interface Parts {
  clock: Clock
  speed: number
  journal: Journal
  faults: Faults
  timers: Timers
  senders: Senders
}

/** The state after a send: accepted, given up, or pending until the next time in the party's schedule. */
function planned(
  { clock, speed }: Pick<Parts, 'clock' | 'speed'>,
  delivery: Delivery,
  sent: readonly Sent[],
  repeatsAfterS: readonly number[],
): Delivery {
  const next = { ...delivery, sent: [...delivery.sent, ...sent] }
  if (sent.some((one) => one.accepted)) return { ...next, state: 'accepted' }
  const waitS = repeatsAfterS[next.sent.length - 1]
  if (waitS === undefined) return { ...next, state: 'givenUp' }
  return { ...next, nextAtMs: clock.nowMs() + (waitS * 1000) / speed }
}

export function createNotifier(parts: Parts): Notifier {
  const { clock, journal, faults, timers } = parts
  const deliveries = journal.table<Delivery>('deliveries')
  const stopping = new AbortController()
  const running = new Map<string, Promise<void>>()

  const { ended, changed } = createWaiting(deliveries, stopping.signal)
  const save = (delivery: Delivery) => {
    journal.write(deliveries.change(delivery.id, delivery))
    changed(delivery)
  }

  const { senderOf, sendAll } = createSending({
    clock,
    faults,
    senders: parts.senders,
    stopping: stopping.signal,
  })

  const releaseHeld = (number: string) => {
    for (const held of deliveries.all()) {
      if (held.number !== number || held.state !== 'held') continue
      save({ ...held, state: 'pending' })
      plan(held.id)
    }
  }

  const attempt = async (id: string) => {
    const delivery = deliveries.get(id)
    if (delivery?.state !== 'pending') return
    const sent = await sendAll(delivery)
    if (stopping.signal.aborted) return
    save(planned(parts, delivery, sent, senderOf(delivery.channel).repeatsAfterS))
    if (delivery.kind === 'refund') releaseHeld(delivery.number)
    plan(id)
  }

  const sendNow = (id: string): Promise<void> => {
    const work = running.get(id) ?? attempt(id).finally(() => running.delete(id))
    running.set(id, work)
    return work
  }

  const plan = (id: string) => {
    const delivery = deliveries.get(id)
    if (delivery?.state !== 'pending') return
    timers.at(`notify ${id}`, delivery.nextAtMs, () => void sendNow(id))
  }

  return {
    deliveries,
    sendNow,
    ended,
    prepare: (given) => {
      const hold = given.kind === 'payment' && faults.strike('notifyRefundFirst', given)
      const waitMs = faults.strike('notifyDelay', given)?.ms ?? 0
      const state = hold ? 'held' : 'pending'
      const delivery: Delivery = { ...given, state, nextAtMs: clock.nowMs() + waitMs, sent: [] }
      return { change: deliveries.change(given.id, delivery), go: () => plan(given.id) }
    },
    resume: () => deliveries.all().forEach((delivery) => plan(delivery.id)),
    stop: async () => {
      stopping.abort()
      await Promise.allSettled(running.values())
    },
  }
}
