import { createHash } from 'node:crypto'

/** The upper bounds of the classes of durations in milliseconds; the last class is open. */
export const timeBounds = [5, 10, 25, 50, 100, 200, 300, 500, 1_000, 3_000] as const

export interface SlowStatement {
  /** The hash of the text. */
  name: string
  /** The beginning of the statement, without its parameters. */
  text: string
  times: number
  totalMs: number
  mostMs: number
}

/** What happened since the last `take`. */
export interface Taken {
  calls: number
  failed: number
  /** The number of calls in each class of `timeBounds`, and in the open one. */
  times: number[]
  statements: SlowStatement[]
}

/** Counts in memory what a process does, until somebody takes the counts and stores them. */
export interface Meters {
  /** @param failed the answer was the fault of the server */
  call(ms: number, failed: boolean): void
  /** Notes a statement that took long. */
  statement(text: string, ms: number): void
  /** Whether there is anything to take. */
  hasCounted(): boolean
  take(): Taken
  /** Adds counts again that could not be stored. */
  giveBack(taken: Taken): void
}

/** From this on a statement counts as slow. */
const slowMs = 200
/** Statements that are counted separately between two takes; a flood of others is not stored. */
const mostStatements = 50
const mostText = 300

function classOf(ms: number): number {
  const at = timeBounds.findIndex((bound) => ms <= bound)
  return at === -1 ? timeBounds.length : at
}

function nothing(): Taken {
  return {
    calls: 0,
    failed: 0,
    times: Array.from({ length: timeBounds.length + 1 }, () => 0),
    statements: [],
  }
}

/**
 * Parameters are not part of a text, but a library may write values into it: texts in quotes become `?`, so that none is
 * stored and statements that differ in them alone are one.
 */
export function withoutValues(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
}

/** @param onSlow hears of each slow statement when it is over */
export function createMeters(onSlow?: (one: SlowStatement) => void): Meters {
  let now = nothing()
  const add = (one: SlowStatement) => {
    const known = now.statements.find(({ name }) => name === one.name)
    if (known) {
      known.times += one.times
      known.totalMs += one.totalMs
      known.mostMs = Math.max(known.mostMs, one.mostMs)
    } else if (now.statements.length < mostStatements) now.statements.push({ ...one })
  }
  return {
    call: (ms, failed) => {
      now.calls += 1
      if (failed) now.failed += 1
      now.times[classOf(ms)]! += 1
    },
    statement: (text, ms) => {
      if (ms < slowMs) return
      const bare = withoutValues(text)
      const name = createHash('sha256').update(bare).digest('base64url').slice(0, 20)
      const whole = Math.round(ms)
      const short = bare.slice(0, mostText)
      const one = { name, text: short, times: 1, totalMs: whole, mostMs: whole }
      add(one)
      onSlow?.(one)
    },
    hasCounted: () => now.calls > 0 || now.statements.length > 0,
    take: () => {
      const taken = now
      now = nothing()
      return taken
    },
    giveBack: ({ calls, failed, times, statements }) => {
      now.calls += calls
      now.failed += failed
      times.forEach((count, at) => (now.times[at]! += count))
      statements.forEach(add)
    },
  }
}

/**
 * How long all but a share of the calls took at most: the bound of their class; null for none.
 * @param share such as 0.95
 */
export function quantileMs(times: readonly number[], share: number): number | null {
  const all = times.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  let sum = 0
  const at = times.findIndex((count) => (sum += count) >= all * share)
  return timeBounds[Math.min(at, timeBounds.length - 1)]!
}
