/** SQLSTATE classes and codes by which the server says: not now. */
const notNow = /^(08...|53...|57P0[123])$/
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'ENOENT',
])

/** What the driver says without a code: no connection came free in time, or one broke while it was in use. */
const said = /^(timeout exceeded when trying to connect|Connection terminated)/

/** Whether the database could not be asked: it is away, or has more to do than it can. Trying again later may help. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, syscall, errors } = error as Error & { code?: string; syscall?: string; errors?: unknown[] }
  if (errors !== undefined && errors.length > 0) return errors.every(isUnavailable)
  if (code !== undefined && broken.has(code)) return code !== 'ENOENT' || syscall === 'connect'
  return (code !== undefined && notNow.test(code)) || said.test(error.message)
}
