/**
 * SQLSTATE classes and codes by which the server says: not now. The last two: the session was ended for idling, and a
 * copy was asked to write, as happens while another server takes over.
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

/** What the driver says without a code: no connection came free in time, or one broke or fell silent in use. */
const said = new RegExp(
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

/** Whether the database could not be asked: it is away, or has more to do than it can. Trying again later may help. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall, errors } = error as Error & { code?: string; syscall?: string; errors?: unknown[] }
  if (errors !== undefined && errors.length > 0) return errors.every(isUnavailable)
  if (code !== undefined && broken.has(code)) return code !== 'ENOENT' || syscall === 'connect'
  return (code !== undefined && notNow.test(code)) || said.test(error.message)
}
