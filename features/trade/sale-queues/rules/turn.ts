import { minuteMs } from '@hojip/platform/clock'
import type { TurnState } from '../contract/states.ts'

/** What the database says of somebody's place in a queue, by its own clock. Times are epoch ms. */
export interface Standing {
  nowMs: number
  opensAtMs: number
  closesAtMs: number
  /** Whether the product was deleted, taken down, or closed with its shop. */
  isGone: boolean
  /** Whether the queue decides who may order now. */
  isCurrent: boolean
  isPaused: boolean
  /** Whether those who gathered have their numbers. */
  isDrawn: boolean
  /** Whether its shop has taken the product off sale. */
  isOffSale: boolean
  isSoldOut: boolean
  orderMinutes: number
  hasTurn: boolean
  /** Null before the numbers are drawn. */
  number: number | null
  /** The highest number that is in. */
  letIn: number
  /** When the turn comes, or came, at the present pace; null without a number. */
  comesAtMs: number | null
  /** Until when the shopper may order; null before their turn. */
  untilMs: number | null
}

/** Where somebody stands, in words. */
export function stateOf(standing: Standing): TurnState {
  const { isGone, isCurrent, isOffSale, isSoldOut, hasTurn, number, untilMs, nowMs, opensAtMs } = standing
  // Also of a queue that has ended: the checkout has nothing to order.
  if (isGone) return 'gone'
  if (!isCurrent) return 'ended'
  // Before the opening the shop may not have put it, or its units, on sale yet.
  if (isOffSale && nowMs >= opensAtMs) return 'offSale'
  if (isSoldOut && nowMs >= opensAtMs) return 'soldOut'
  if (!hasTurn) return 'none'
  if (number === null) return 'gathering'
  if (untilMs === null) return 'waiting'
  return nowMs < untilMs ? 'letIn' : 'passed'
}

/** How many wait before somebody who waits. */
export function peopleBefore({ number, letIn }: Standing): number | null {
  return number === null ? null : Math.max(0, number - letIn - 1)
}

/** How long somebody who waits still waits at the present pace; null while nobody is let in. */
export function waitMs({ comesAtMs, nowMs, isPaused }: Standing): number | null {
  return comesAtMs === null || isPaused ? null : Math.max(0, comesAtMs - nowMs)
}

const seldomMs = 15_000
const leastMs = 3_000
const mostMs = minuteMs
/** The time over which those who ask at the same moment are spread. */
const spreadMs = 5_000

/**
 * When the page should ask again: seldom while the turn is far away, and just after it has come. `spread`, from 0 to 1, differs
 * from shopper to shopper, so that they do not ask together.
 */
export function askAgainMs(standing: Standing, spread: number): number {
  const state = stateOf(standing)
  const { nowMs, opensAtMs, untilMs } = standing
  if (state === 'gathering')
    return Math.min(Math.max(0, opensAtMs - nowMs), mostMs / 2) + Math.round(1_000 + spread * spreadMs)
  if (state === 'gone') return mostMs
  if (state === 'letIn') return (untilMs ?? nowMs) - nowMs + 1_000
  const wait = state === 'waiting' ? waitMs(standing) : null
  if (wait === null) return Math.round(seldomMs * (0.8 + spread * 0.4))
  const share = Math.min(mostMs, Math.max(leastMs, wait / 10))
  return Math.round(Math.min(share * (0.8 + spread * 0.4), wait + 500))
}

/** From 0 to 1, always the same for the same shopper. */
export function spreadOf(userId: string): number {
  return Number.parseInt(userId.replaceAll('-', '').slice(-6), 16) / 0xff_ffff
}

/** Whether the queue has opened, and nobody has drawn the numbers of those who gathered. */
export function mustDraw({ isGone, isCurrent, isDrawn, nowMs, opensAtMs }: Standing): boolean {
  return isCurrent && !isGone && !isDrawn && nowMs >= opensAtMs
}
