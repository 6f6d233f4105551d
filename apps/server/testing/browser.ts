import { request as overHttp } from 'node:http'
import { request as overTls } from 'node:https'

/** A browser's requests to a mall that runs in another process, and the inbox of the simulated phones. */
interface Answer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

/** Bodies below this have arrived at a proxy before the mall can refuse them. */
const smallBytes = 10_000

/** Sends one request; the proxies' tests send it over TLS. */
export type Send = (
  path: string,
  request?: { method?: string; headers?: Record<string, string>; body?: Buffer | string },
) => Promise<Answer>

/** @param ca the certificate of who signed that of the server, for an origin with https: */
export function sendTo(origin: string, ca?: string): Send {
  const request = origin.startsWith('https:') ? overTls : overHttp
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((done, fail) => {
      let isAnswered = false
      // A proxy closes the connection of a large body that the mall refused, without having said so.
      const isSmall = body === undefined || body.length < smallBytes
      const options = { method, headers, ...(ca && { ca }), ...(!isSmall && { agent: false }) }
      const sent = request(`${origin}${path}`, options, (answer) => {
        isAnswered = true
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', fail)
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      })
      // Who refuses a large body answers before it has arrived, and closes the connection.
      sent.on('error', (error) => isAnswered || fail(error))
      sent.end(body)
    })
}

function cookiesOf({ headers }: Answer): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ')
}

async function newestCode(simulatorUrl: string, phone: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${simulatorUrl}/sms/messages?phone=${phone}`)
    const [message] = (await answer.json()) as { code: string }[]
    if (message) return message.code
  }
}

/** Registers a new phone number in a browser at `origin`. @returns the headers of its later requests */
export async function signInBySms(
  send: Send,
  { origin, simulatorUrl, phone }: { origin: string; simulatorUrl: string; phone: string },
): Promise<{ headers: Record<string, string>; token: string; userId: string }> {
  const headers = { origin, 'content-type': 'application/json' }
  const asked = await send('/v1/sendSms', { method: 'POST', headers, body: JSON.stringify({ phone }) })
  if (asked.status !== 200) throw new Error(`no code: ${asked.body.toString()}`)
  const smscode = await newestCode(simulatorUrl, phone)
  const answer = await send('/v1/sms/login', {
    method: 'POST',
    headers: { ...headers, cookie: cookiesOf(asked) },
    body: JSON.stringify({ phone, smscode, agreed: true, agreeVersion: '2026-11' }),
  })
  const { data } = JSON.parse(answer.body.toString()) as { data: { token: string; pkId: string } | null }
  if (!data) throw new Error(`not signed in: ${answer.body.toString()}`)
  return {
    token: data.token,
    userId: data.pkId,
    headers: { origin, authorization: data.token, cookie: cookiesOf(answer) },
  }
}
