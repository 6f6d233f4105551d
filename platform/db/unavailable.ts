/**
 * SQLSTATE classes and codes that mean the server is unavailable for now. The last two: the session was ended for
 * idling, and a replica was asked to write, as happens during a failover.
 */
const notNow = /^(08...|53...|57P0[1235]|25P03|25006)$/
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'ENOENT',
])

/** Messages of the driver that have no code: no connection became free in time, or one broke or fell silent in use. */
const unavailableText = new RegExp(
  [
    '^timeout exceeded when trying to connect',
    '^timeout expired',
    '^Connection terminated',
    '^Query read timeout',
    '^Client has encountered a connection error',
    '^Client was closed',
    '^Cannot use a pool after calling end',
    '^driver has already been destroyed',
  ].join('|'),
)

/** Whether the error means that the database is unavailable or overloaded. A retry may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall, errors } = error as Error & { code?: string; syscall?: string; errors?: unknown[] }
  if (errors !== undefined && errors.length > 0) return errors.every(isUnavailable)
  if (code !== undefined && broken.has(code)) return code !== 'ENOENT' || syscall === 'connect'
  return (code !== undefined && notNow.test(code)) || unavailableText.test(error.message)
}
