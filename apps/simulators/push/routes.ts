import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { aroundCall } from '../faults/around-call.ts'
import { bodyBytes, readJson } from '../read-body.ts'
import type { World } from '../world.ts'
import { decryptPush, newBrowserKeys, type BrowserKeys } from './browser.ts'
import { vapidFault } from './vapid.ts'

interface PushBrowser extends BrowserKeys {
  id: string
  /** The key with which it subscribed: only its owner may send. */
  applicationServerKey: string
  isGone: boolean
}

interface Push {
  id: string
  browser: string
  at: string
  ttlSeconds: number
  topic: string | null
  /** What the browser shows; null when it cannot decrypt the message. */
  text: string | null
}

interface Answer {
  status: number
  body?: { error: string }
  headers?: Record<string, string>
}

type Headers = Record<string, string | string[] | undefined>

/** The services accept no larger body. */
const mostBytes = 4_096

function refused(status: number, error: string, headers?: Record<string, string>): Answer {
  return { status, body: { error }, ...(headers && { headers }) }
}

function textFor(browser: PushBrowser, body: Buffer): string | null {
  try {
    return decryptPush(body, browser)
  } catch {
    return null
  }
}

/** Why the request is malformed, as RFC 8030 and the services demand; undefined when it is not. */
function formFault(headers: Headers, body: Buffer): Answer | undefined {
  if (!/^\d+$/.test(String(headers['ttl'] ?? ''))) return refused(400, 'no TTL')
  if (headers['content-encoding'] !== 'aes128gcm') return refused(415, 'not aes128gcm')
  return body.length > mostBytes ? refused(413, 'too large') : undefined
}

function openPushes(world: World) {
  const { journal, clock, faults } = world
  const browsers = journal.table<PushBrowser>('pushBrowsers')
  const pushes = journal.table<Push>('pushes')
  const leave = (browser: PushBrowser) =>
    journal.write(browsers.change(browser.id, { ...browser, isGone: true }))

  /** The answer of a service on a bad day. */
  const struck = (browser: PushBrowser): Answer | undefined => {
    const where = { channel: 'push', number: browser.id, call: 'send' } as const
    if (faults.strike('pushGone', where)) leave(browser)
    const busy = faults.strike('pushTooMany', where)
    if (busy)
      return refused(429, 'too many messages', {
        'retry-after': String(Math.ceil((busy.ms ?? 1_000) / 1_000)),
      })
    return faults.strike('pushRefused', where) ? refused(403, 'not accepted') : undefined
  }

  const take = (id: string, headers: Headers, body: Buffer): Answer => {
    const browser = browsers.get(id)
    if (!browser) return refused(404, 'no such subscription')
    const fault = struck(browser)
    if (fault) return fault
    // A fault may have unsubscribed it just now.
    if (browsers.get(id)?.isGone) return refused(410, 'unsubscribed')
    const expected = { origin: new URL(world.url).origin, key: browser.applicationServerKey }
    const unsigned = vapidFault(headers['authorization']?.toString(), expected, clock.nowMs())
    if (unsigned) return refused(unsigned === 'no signature' ? 401 : 403, unsigned)
    const malformed = formFault(headers, body)
    if (malformed) return malformed
    const pushId = randomUUID()
    const one: Push = {
      id: pushId,
      browser: id,
      at: new Date(clock.nowMs()).toISOString(),
      ttlSeconds: Number(headers['ttl']),
      topic: headers['topic']?.toString() ?? null,
      text: textFor(browser, body),
    }
    journal.write(pushes.change(pushId, one))
    return { status: 201, headers: { location: `${world.url}/push/message/${pushId}` } }
  }
  return { browsers, pushes, take, leave }
}

/**
 * A push service (RFC 8030) together with the browsers that use it. `POST /sim/push/browsers {applicationServerKey}`
 * subscribes a browser, `POST /sim/push/browsers/:id/leave` unsubscribes it; `GET /sim/push/messages?browser=` has what
 * it shows, newest first.
 */
export function pushRoutes(app: FastifyInstance, world: World): void {
  const { browsers, pushes, take, leave } = openPushes(world)
  app.post('/sim/push/browsers', (request, reply) => {
    const { applicationServerKey } = readJson(request.body) ?? {}
    if (typeof applicationServerKey !== 'string' || !/^[\w-]{87}$/.test(applicationServerKey))
      return reply.code(400).send({ error: 'bad field: applicationServerKey' })
    const browser = { id: randomUUID(), applicationServerKey, isGone: false, ...newBrowserKeys() }
    world.journal.write(browsers.change(browser.id, browser))
    const { id, p256dh, auth } = browser
    return { id, endpoint: `${world.url}/push/${id}`, p256dh, auth }
  })
  app.post<{ Params: { id: string } }>('/sim/push/browsers/:id/leave', ({ params: { id } }, reply) => {
    const browser = browsers.get(id)
    if (!browser) return reply.code(404).send({ error: 'no such browser' })
    leave(browser)
    return reply.code(204).send()
  })
  app.get<{ Querystring: { browser?: string } }>('/sim/push/messages', ({ query }) =>
    pushes
      .all()
      .filter(({ browser }) => query.browser === undefined || browser === query.browser)
      .toReversed(),
  )
  app.post<{ Params: { id: string } }>('/push/:id', ({ params: { id }, headers, body }, reply) => {
    const send = (answer: Answer): FastifyReply =>
      reply
        .code(answer.status)
        .headers(answer.headers ?? {})
        .send(answer.body)
    return aroundCall(world.faults, { channel: 'push', number: id, call: 'send' }, reply, {
      act: () => take(id, headers, bodyBytes(body)),
      send,
      sendError: () => send(refused(500, 'try again')),
    })
  })
}
