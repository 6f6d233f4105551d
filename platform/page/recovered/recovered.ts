/** What React has recovered from: its own error contains only that it did, and in which way. */
export function recoveredFrom(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error
}
