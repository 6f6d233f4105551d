/** Messages of one request: a batch of many would multiply the work behind a short request. */
export const mostMessages = 10

/** How many messages a request has; one without a body counts too. */
export function messagesIn(body: unknown): number {
  return Array.isArray(body) ? Math.max(1, body.length) : 1
}

/** The protocol's answer to a request that is not read any further. */
export function refusedRequest(code: number, message: string) {
  return { jsonrpc: '2.0', id: null, error: { code, message } }
}
