import { randomUUID } from 'node:crypto'
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { until, type MallProcess } from './mall.ts'

/** Where callers reach a mall and its simulators. */
export type Site = Pick<MallProcess, 'url' | 'simulatorUrl'>

/** What callers saw. */
export interface Seen {
  /** The number of answers by status; `cut` for connections that ended without an answer, `silent` where none came. */
  seen: Record<string, number>
  /** The longest time a caller waited for an answer. */
  longestMs: number
}

interface Answer {
  status: number
  /** Of the mall; '' where something in front of it has answered. */
  code: string
  data: Record<string, unknown>
  headers: IncomingHttpHeaders
}

interface Good extends Answer {
  code: '200' | '10000'
}

/** Undefined: nobody knows whether it was done. */
export type Asked = Answer | undefined

export interface Caller {
  ask(path: string, input: object): Promise<Asked>
  isGood(answer: Asked): answer is Good
  /** From now on it is somebody's. */
  signIn(token: string, cookie?: string): void
  close(): void
}

/** Far longer than any gap: the mall and proxies have shorter limits of their own. */
const patienceMs = 90_000

function read(text: string): Pick<Answer, 'code' | 'data'> {
  try {
    const { code, data } = JSON.parse(text) as { code: string; data: Answer['data'] | null }
    return { code, data: data ?? {} }
  } catch {
    return { code: '', data: {} }
  }
}

/**
 * Somebody with keep-alive connections like a browser's.
 * @param from the address of this machine that they come from, such as 127.0.0.7: limits are counted by address
 */
export function createCaller(site: Site, tally: Seen, from?: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 2, ...(from && { localAddress: from }) })
  let own: Record<string, string> = { authorization: '1' }
  const note = (what: string) => (tally.seen[what] = (tally.seen[what] ?? 0) + 1)
  const ask = (path: string, input: object): Promise<Asked> =>
    new Promise((done) => {
      const fromMs = performance.now()
      const over = (what: string, answer?: Answer) => {
        note(what)
        tally.longestMs = Math.max(tally.longestMs, performance.now() - fromMs)
        done(answer)
      }
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...own }
      const options = { method: 'POST', agent, headers, signal: AbortSignal.timeout(patienceMs) }
      const call = request(`${site.url}/v1${path}`, options)
      call.once('response', (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('error', () => over('cut'))
        const status = answer.statusCode ?? 0
        answer.on('end', () => over(String(status), { status, headers: answer.headers, ...read(text) }))
      })
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (error.name === 'AbortError' || error.name === 'TimeoutError') return over('silent')
        over(error.code === 'ECONNREFUSED' ? 'refused' : 'cut')
      })
      call.end(JSON.stringify(input))
    })
  return {
    ask,
    isGood: (answer): answer is Good => /^(200|10000)$/.test(answer?.code ?? ''),
    signIn: (token, cookie) => void (own = { authorization: token, ...(cookie && { cookie }) }),
    close: () => agent.destroy(),
  }
}

/** The newest code that was sent to a phone. */
export async function codeSentTo(site: Site, phone: string): Promise<string> {
  let code = ''
  await until(`the code of ${phone}`, async () => {
    const answer = await fetch(`${site.simulatorUrl}/sms/messages?phone=${phone}`)
    code = ((await answer.json()) as { code: string }[])[0]?.code ?? ''
    return code !== ''
  })
  return code
}
