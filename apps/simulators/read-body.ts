/** Every route receives the body as bytes, because signatures cover bytes. */
export function bodyBytes(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

/** The JSON object in a body, or `undefined` when it is anything else. */
export function readJson(body: unknown): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(bodyBytes(body).toString('utf8'))
    return asObject(value)
  } catch {
    return undefined
  }
}

export function asObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

export function readForm(body: unknown): URLSearchParams {
  return new URLSearchParams(bodyBytes(body).toString('utf8'))
}
