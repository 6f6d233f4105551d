/**
 * What can be paused by itself. `queue`: jobs wait. `payments`: nobody begins to pay by the gateway. `refunds`: its refunds
 * wait; what it tells of payments and refunds is taken in any case.
 */
export const pauseKinds = ['queue', 'payments', 'refunds'] as const

export type PauseKind = (typeof pauseKinds)[number]

export interface Part {
  kind: PauseKind
  /** A queue, or a channel of payments. */
  name: string
}
