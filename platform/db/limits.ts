/** The server itself cancels statements that take longer. */
const statementTimeoutMs = 30_000
/** Above the server's own limit: a statement without an answer by then will never get one. */
const queryTimeoutMs = statementTimeoutMs + 5_000

/** Timeouts of every connection that stays open, so that no caller waits for ever. */
export const connectionLimits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: statementTimeoutMs,
  query_timeout: queryTimeoutMs,
  // A machine that has vanished is detected by its missing answers, on idle connections too.
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
} as const
