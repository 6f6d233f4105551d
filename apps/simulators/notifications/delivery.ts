import type { Channel } from '../faults/faults.ts'
import type { FaultKind } from '../faults/kinds.ts'

export interface Sent {
  atMs: number
  /** HTTP status, or why there was none. */
  answer: number | 'dropped' | 'no answer'
  accepted: boolean
  /** The faults put into this one message. */
  faults: FaultKind[]
}

/** One message that a party owes the mall, kept until it is accepted or the plan of repeats has ended. */
export interface Delivery {
  id: string
  channel: Channel
  kind: 'payment' | 'refund' | 'closed' | 'parcel'
  /** Merchant number or parcel number. */
  number: string
  url: string
  /** What the party announces, in its own form, before signing. */
  event: Record<string, unknown>
  state: 'pending' | 'held' | 'accepted' | 'givenUp'
  nextAtMs: number
  sent: Sent[]
}

export interface Message {
  headers: Record<string, string>
  body: string
}

/** How one party writes, signs and judges its notifications. */
export interface Sender {
  /** Seconds between a refused send and the next one. */
  repeatsAfterS: readonly number[]
  /** Faults that change what is sent; such a message never counts as delivered. */
  spoilers: readonly FaultKind[]
  write(delivery: Delivery, spoiled: ReadonlyMap<FaultKind, string | undefined>): Message
  accepts(status: number, body: string): boolean
}
