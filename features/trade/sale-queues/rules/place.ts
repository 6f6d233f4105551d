import type { TurnState } from '../contract/states.ts'

/** Whether the page takes a place by itself: for who has none, and who asked for a new one while the queue was full. */
export function takesPlace(state: TurnState, wasFull: boolean): boolean {
  return state === 'none' || (state === 'passed' && wasFull)
}

/** Whether there is a place to keep: a number whose turn has not passed. */
export function hasPlace(turn: {
  number: number | null
  untilAt: number | null
  serverTime: number
}): boolean {
  const { number, untilAt, serverTime } = turn
  return number !== null && (untilAt === null || serverTime < untilAt)
}
