/** Why a call to the outside brought no answer. Whether it had an effect there is not known. */
export class NoAnswer extends Error {
  readonly reason: 'timeout' | 'connection' | 'redirect' | 'too large'

  constructor(reason: NoAnswer['reason'], cause?: unknown) {
    super(`no answer: ${reason}`, { cause })
    this.name = 'NoAnswer'
    this.reason = reason
  }
}

export interface OutboundRequest {
  url: string
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  timeoutMs?: number
  longestAnswer?: number
}

export interface OutboundAnswer {
  status: number
  headers: Headers
  bytes: Buffer
}

const readBounded = async (response: Response, longest: number): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > longest) throw new NoAnswer('too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const reasonOf = (error: unknown): NoAnswer['reason'] =>
  error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'connection'

/**
 * One call to a program that is not ours: five seconds for all of it, no redirect is followed, the answer is
 * bounded (1 MB). Throws `NoAnswer`; the address is left out of it, since addresses may hold secrets.
 */
export const ask = async (request: OutboundRequest): Promise<OutboundAnswer> => {
  const { url, method, headers = {}, body, timeoutMs = 5000, longestAnswer = 1024 * 1024 } = request
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body }),
    })
    if (response.status >= 300 && response.status < 400) throw new NoAnswer('redirect')
    const bytes = await readBounded(response, longestAnswer)
    return { status: response.status, headers: response.headers, bytes }
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(reasonOf(error), error)
  }
}
