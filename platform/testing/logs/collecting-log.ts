import type { Log } from '../../log/index.ts'

export interface Logged {
  event: string
  fields: Record<string, unknown> | undefined
}

export interface CollectingLog {
  log: Log
  /** Events that were logged as errors. */
  errors: Logged[]
  /** Everything that was logged. */
  logged: Logged[]
  /** Throws when a call was answered with 500. Tests that do not expect one call it at the end. */
  mustBeWithoutBugs(): void
}

const bugs = new Set(['http.bug', 'page.bug'])

/** A log for tests that check what was logged. It does not fail tests by itself. */
export function collectingLog(): CollectingLog {
  const errors: Logged[] = []
  const logged: Logged[] = []
  const keep: Log['info'] = (event, fields) => void logged.push({ event, fields })
  const error: Log['error'] = (event, fields) => {
    errors.push({ event, fields })
    keep(event, fields)
  }
  return {
    log: { info: keep, warn: keep, error },
    errors,
    logged,
    mustBeWithoutBugs: () => {
      const found = errors.filter(({ event }) => bugs.has(event))
      const [first] = found
      if (first)
        throw new Error(`${found.length} answers of 500, the first: ${String(first.fields?.['call'])}`, {
          cause: first.fields?.['error'],
        })
    },
  }
}
