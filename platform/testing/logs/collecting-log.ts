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
  /** Throws when something answered 500: whoever does not expect that calls it at the end. */
  mustBeWithoutBugs(): void
}

const bugs = new Set(['http.bug', 'page.bug'])

/** A log for tests that look at what was logged. It fails no test by itself. */
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
