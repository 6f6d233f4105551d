import { policy } from './policy.ts'

/** The last moment for commenting on a line of an order completed at `finishedAtMs`; both in epoch ms. */
export function commentDeadline(finishedAtMs: number): number {
  return finishedAtMs + policy.commentWindowMs
}

/** Orders completed after this may be commented on now. */
export function commentableSince(nowMs: number): Date {
  return new Date(nowMs - policy.commentWindowMs)
}

/** Comments on orders completed after this may be followed up now. */
export function followableSince(nowMs: number): Date {
  return new Date(nowMs - policy.followUpWindowMs)
}
