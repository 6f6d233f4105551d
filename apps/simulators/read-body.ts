/** Bodies arrive as bytes on every route, because signatures are over bytes. */
export const bodyBytes = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

/** The JSON object in a body, or `undefined` where it is anything else. */
export const readJson = (body: unknown): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(bodyBytes(body).toString('utf8'))
    return asObject(value)
  } catch {
    return undefined
  }
}

export const asObject = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined

export const readForm = (body: unknown): URLSearchParams =>
  new URLSearchParams(bodyBytes(body).toString('utf8'))
