import type { Channel } from '../faults/faults.ts'
import type { FaultKind } from '../faults/kinds.ts'

export interface Sent {
  atMs: number
  /** The HTTP status, or why there is none. */
  answer: number | 'dropped' | 'no answer'
  accepted: boolean
  /** The faults applied to this message. */
  faults: FaultKind[]
}

/** One notification to the mall, stored until it is accepted or its schedule of repeats has ended. */
export interface Delivery {
  id: string
  channel: Channel
  kind: 'payment' | 'refund' | 'closed' | 'parcel'
  /** The merchant number or parcel number. */
  number: string
  url: string
  /** The notification's content in the party's own format, before signing. */
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
  /** The seconds between a refused send and the next one. */
  repeatsAfterS: readonly number[]
  /** Faults that change what is sent; such a message never counts as delivered. */
  spoilers: readonly FaultKind[]
  write(delivery: Delivery, spoiled: ReadonlyMap<FaultKind, string | undefined>): Message
  accepts(status: number, body: string): boolean
}
