/** The server itself ends what takes longer. */
const statementTimeoutMs = 30_000
/** And who has heard nothing by then never will: above the server's own limit. */
const queryTimeoutMs = statementTimeoutMs + 5_000

/** Limits of every connection that stays open: nobody waits for a database for ever. */
export const connectionLimits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: statementTimeoutMs,
  query_timeout: queryTimeoutMs,
  // A machine that has vanished is noticed by its missing answers, also where nothing is asked.
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
} as const

/** Where a database is, without who asks and the password: for messages. */
export function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`
}
