import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { currentTraceparent } from '../tracing/index.ts'
import { watched, type Named } from './watched.ts'

export { createCircuit } from './circuit.ts'
export { asked, watched } from './watched.ts'

/** Why an outbound call got no answer. The other side may have carried out the request all the same. */
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
  /** What the call is called in figures and traces. */
  named: Named
  headers?: Record<string, string>
  body?: string | Buffer
  timeoutMs?: number
  longestAnswer?: number
}

export interface OutboundAnswer {
  status: number
  headers: Headers
  bytes: Buffer
}

/** Closes idle connections before the other side does, which could cut a call that has just been sent. */
const pooled = { keepAlive: true, timeout: 4_000 }

const agents = {
  'http:': { request: requestHttp, agent: new HttpAgent(pooled) },
  'https:': { request: requestHttps, agent: new HttpsAgent(pooled) },
}

function headersOf(answer: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headersDistinct))
    for (const one of value ?? []) headers.append(name, one)
  return headers
}

/** Reads an answer to its end, up to the limit. */
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
    const traceparent = currentTraceparent()
    const trace = traceparent === undefined ? {} : { traceparent }
    const all = { accept: '*/*', 'user-agent': 'hojip', ...trace, ...headers, ...length }
    open(url, { method, headers: all, agent, signal }, done).on('error', fail).end(body)
  })
}

/**
 * Calls a program that is not ours. Five seconds cover the whole call, redirects are not followed, the answer is
 * limited to 1 MB. Throws `NoAnswer`, without the address, since addresses may contain secrets. Uses `node:http`,
 * since `fetch` takes four times the CPU time.
 */
export function ask(request: OutboundRequest): Promise<OutboundAnswer> {
  return watched(request.named, () => answerTo(request))
}

async function answerTo(request: OutboundRequest): Promise<OutboundAnswer> {
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
