import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the server misbehaves. */
type TranslationFault =
  | 'html'
  | 'broken'
  | 'noText'
  | 'silent'
  | 'half'
  | 'slow'
  | 'loses'
  | 'doubles'
  | 'long'
  | 'hostile'

export interface TranslationServer {
  url: string
  /** The bodies of all requests, in order. */
  requests: { q: string; source: string; target: string; format: string; api_key?: string }[]
  /** Until it is set to undefined again, every request gets this fault. */
  fault: TranslationFault | undefined
  close(): Promise<void>
}

const key = 'translation-key'
/** Letters of the wished language, as a translation has them. */
const signs: Record<string, string> = { zh: '译', ko: '역' }

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, string>
}

/** What the faults answer in place of the translation. */
const wrongTexts: Partial<Record<TranslationFault, (text: string) => string>> = {
  loses: (text) => text.replace(/\[\[\d+\]\]/, ''),
  doubles: (text) => text.replace(/(\[\[\d+\]\])/, '$1 $1'),
  long: (text) => text.repeat(200),
  hostile: (text) => `\u202E${text}\u200B<script>alert(1)</script>`,
}

function answer(response: ServerResponse, fault: TranslationFault | undefined, text: string) {
  const json = (body: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (fault === 'silent') return
  if (fault === 'html')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Busy</h1>')
  if (fault === 'broken') return void json({ error: 'Internal Server Error' }, 500)
  if (fault === 'noText') return void json({ translated: text })
  if (fault === 'half') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
    response.write('{"translatedText": "ha')
    return void response.destroy()
  }
  if (fault === 'slow') return void setTimeout(() => json({ translatedText: text }), 2_000).unref()
  return void json({ translatedText: fault ? wrongTexts[fault]!(text) : text })
}

/**
 * A server that speaks LibreTranslate's protocol, for tests. It translates nothing: it names the languages around the
 * text, so that a test sees what was asked.
 */
export async function startTranslationServer(): Promise<TranslationServer> {
  const state: Pick<TranslationServer, 'requests' | 'fault'> = { requests: [], fault: undefined }
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await bodyOf(request)) as TranslationServer['requests'][number]
    state.requests.push(body)
    if (request.url !== '/translate' || request.method !== 'POST') return void response.writeHead(404).end()
    if (body.api_key !== key)
      return void response.writeHead(403).end(JSON.stringify({ error: 'Invalid API key' }))
    return answer(
      response,
      state.fault,
      `${body.source}→${body.target}${signs[body.target] ?? ''}: ${body.q}`,
    )
  }
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, { url, close })
}
