import { createLog, type Log } from '../../log/index.ts'

/** A log for tests: an unexpected answer of 500 fails the test, as every `console.error` does. */
export function failingLog(): Log {
  const log = createLog('error')
  return {
    ...log,
    error: (event, fields) =>
      event === 'http.bug'
        ? console.error(event, fields?.['call'], fields?.['error'])
        : log.error(event, fields),
  }
}
