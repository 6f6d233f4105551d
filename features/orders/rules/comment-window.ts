import { policy } from './policy.ts'

/** Until when a line of an order that was completed then may be commented; both in epoch ms. */
export const commentDeadline = (finishedAtMs: number): number => finishedAtMs + policy.commentWindowMs

/** Orders completed after this may be commented now. */
export const commentableSince = (nowMs: number): Date => new Date(nowMs - policy.commentWindowMs)

/** Comments on orders completed after this may be followed up now. */
export const followableSince = (nowMs: number): Date => new Date(nowMs - policy.followUpWindowMs)
