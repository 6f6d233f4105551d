import { listeners, type Listeners } from '../listeners.ts'

/** The state of one call with one input, for pages; a new object with every change. */
export interface AnswerState {
  /** Whether there is an answer, which may be null. */
  answered: boolean
  answer: unknown
  /** The request that it answers: what a part has waited for, React wants to see again when it renders the part on. */
  request?: Promise<unknown>
  /** When the answer arrived, in epoch ms; -Infinity when it was invalidated since. */
  atMs: number
  /** When it was asked for, in epoch ms: it may lack what happened since. */
  askedMs: number
  /** Why the last attempt failed. An older answer may still be there. */
  error: Error | undefined
  fetching: boolean
}

export interface AnswerEntry {
  call: string
  input: unknown
  state: AnswerState
  /** The request under way, which later callers share. */
  running: Promise<unknown> | undefined
  /** What the page shows of an answer, when that is less than all of it. */
  shows?: (answer: never) => unknown
  changes: Listeners<void>
}

export const unasked: AnswerState = {
  answered: false,
  answer: undefined,
  atMs: 0,
  askedMs: 0,
  error: undefined,
  fetching: false,
}

export function newEntry(call: string, input: unknown): AnswerEntry {
  return { call, input, state: unasked, running: undefined, changes: listeners<void>() }
}

export function change(entry: AnswerEntry, changes: Partial<AnswerState>): void {
  entry.state = { ...entry.state, ...changes }
  entry.changes.call()
}

/** Marks a request as React does itself, so that nothing waits for it again. */
export function markArrived(request: Promise<unknown>, answer: unknown): Promise<unknown> {
  return Object.assign(request, { status: 'fulfilled', value: answer })
}

/** A cache key for a call and its input, whatever the order of its properties; undefined ones are ignored. */
export function keyOf(call: string, input: unknown): string {
  return `${call} ${JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )}`
}
