import { listeners, type Listeners } from '../listeners.ts'

/** What a page may know of one call with one input; a new object with every change. */
export interface AnswerState {
  /** An answer is there; it may be null. */
  answered: boolean
  answer: unknown
  /** When it came, epoch ms; -Infinity when something has changed it since. */
  atMs: number
  /** Why the last attempt failed; an older answer may be there all the same. */
  error: Error | undefined
  fetching: boolean
}

export interface AnswerEntry {
  call: string
  input: unknown
  state: AnswerState
  /** The request on its way, which later askers join. */
  running: Promise<unknown> | undefined
  changes: Listeners<void>
}

export const unasked: AnswerState = {
  answered: false,
  answer: undefined,
  atMs: 0,
  error: undefined,
  fetching: false,
}

export function newEntry(call: string, input: unknown): AnswerEntry {
  return {
    call,
    input,
    state: unasked,
    running: undefined,
    changes: listeners<void>(),
  }
}

export function change(entry: AnswerEntry, changes: Partial<AnswerState>): void {
  entry.state = { ...entry.state, ...changes }
  entry.changes.call()
}

/** One text for one call and input, whatever the order of its properties; undefined ones do not count. */
export function keyOf(call: string, input: unknown): string {
  return `${call} ${JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )}`
}
