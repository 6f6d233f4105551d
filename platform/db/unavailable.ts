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

/** The server ended the session, or is starting or stopping. */
const ended = /^(08...|57P0[1235]|25P03)$/
const lostText = /^(Connection terminated|Client has encountered a connection error|Client was closed)/

/**
 * Whether a connection that worked is lost, as happens to all of them in a failover: the next one may work. Neither an
 * overload nor an answer that is late.
 */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: string }
  if (code === undefined) return lostText.test(error.message)
  return ended.test(code) || ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code)
}

/** Whether the server may not write: it is a standby by now, so its connection is of no more use. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: string }).code === '25006'
}

/** Whether PostgreSQL itself has said that the statement failed, and with it the transaction. */
export function isAnswered(error: unknown): boolean {
  const { code = '', severity } = error as { code?: string; severity?: string }
  return severity !== undefined && !ended.test(code) && !/^(58|XX)/.test(code)
}
