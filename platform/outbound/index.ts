import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'

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

/** Idle connections are given up before the other side does so while a call is on its way. */
const kept = { keepAlive: true, timeout: 4_000 }

const agents = {
  'http:': { request: requestHttp, agent: new HttpAgent(kept) },
  'https:': { request: requestHttps, agent: new HttpsAgent(kept) },
}

function headersOf(answer: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headersDistinct))
    for (const one of value ?? []) headers.append(name, one)
  return headers
}

/** Reads an answer to its end, as far as that is allowed. */
async function readBounded(answer: IncomingMessage, longest: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length
    if (length > longest) throw new NoAnswer('too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function send(request: OutboundRequest, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const { url, method, headers = {}, body } = request
    const { protocol } = new URL(url)
    if (protocol !== 'http:' && protocol !== 'https:') throw new NoAnswer('connection')
    const { request: open, agent } = agents[protocol]
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const all = { accept: '*/*', 'user-agent': 'hojip', ...headers, ...length }
    open(url, { method, headers: all, agent, signal }, done).on('error', fail).end(body)
  })
}

/**
 * One call to a program that is not ours: five seconds for all of it, no redirect is followed, the answer is
 * bounded (1 MB). Throws `NoAnswer`; the address is left out of it, since addresses may hold secrets. By `node:http`,
 * since `fetch` takes four times the processor time.
 */
export async function ask(request: OutboundRequest): Promise<OutboundAnswer> {
  const { timeoutMs = 5000, longestAnswer = 1024 * 1024 } = request
  const over = new AbortController()
  let isLate = false
  const patience = setTimeout(() => {
    isLate = true
    over.abort()
  }, timeoutMs)
  try {
    const answer = await send(request, over.signal)
    const status = answer.statusCode ?? 0
    if (status >= 300 && status < 400) {
      answer.destroy()
      throw new NoAnswer('redirect')
    }
    const bytes = await readBounded(answer, longestAnswer)
    return { status, headers: headersOf(answer), bytes }
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(isLate ? 'timeout' : 'connection', error)
  } finally {
    clearTimeout(patience)
  }
}
