import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { aroundCall } from '../faults/around-call.ts'
import { bodyBytes, readJson } from '../read-body.ts'
import type { World } from '../world.ts'
import { aliyunSms } from './aliyun.ts'
import { openInbox } from './inbox.ts'
import { checkSignature } from './signature.ts'
import { tencentSms } from './tencent.ts'

interface Answer {
  status: number
  body: { code: string; message: string; messageId?: string }
}

function refused(status: number, code: string, message: string): Answer {
  return { status, body: { code, message } }
}

/**
 * `POST /sms/send {phone, text, code}`, and `POST /` in the formats of Aliyun and Tencent Cloud, accept a message; `GET
 * /sms/messages?phone=` lists the inbox.
 */
export function smsRoutes(app: FastifyInstance, world: World): void {
  const inbox = openInbox(world.journal)

  const accept = (body: unknown): Answer => {
    const { phone, text, code } = readJson(body) ?? {}
    if (typeof phone !== 'string' || !/^\+?\d{5,15}$/.test(phone)) return refused(400, 'BAD_FIELD', 'phone')
    if (typeof text !== 'string' || text === '' || text.length > 500) return refused(400, 'BAD_FIELD', 'text')
    if (typeof code !== 'string' || code.length > 16) return refused(400, 'BAD_FIELD', 'code')
    const messageId = randomUUID()
    inbox.add(messageId, { phone, text, code, at: new Date(world.clock.nowMs()).toISOString() })
    return { status: 200, body: { code: 'OK', message: 'accepted', messageId } }
  }

  const send = (reply: FastifyReply, answer: Answer) => reply.code(answer.status).send(answer.body)

  app.post('/sms/send', (request, reply) => {
    const signed = { path: request.url, headers: request.headers, body: bodyBytes(request.body) }
    const fault = checkSignature(signed, world.secrets.sms, world.clock.nowMs())
    if (fault) return send(reply, refused(401, fault, 'the signature was not accepted'))
    const nonce = String(request.headers['x-nonce'])
    if (!inbox.isFirst(nonce)) return send(reply, refused(409, 'REPLAYED', 'this nonce has been used before'))
    const phone = readJson(request.body)?.['phone']
    const where = {
      channel: 'sms',
      call: 'send',
      number: typeof phone === 'string' ? phone : undefined,
    } as const
    return aroundCall(world.faults, where, reply, {
      act: () => accept(request.body),
      send: (answer) => send(reply, answer),
      sendError: () => send(reply, refused(500, 'SYSTEM_ERROR', 'try again')),
    })
  })

  const [aliyun, tencent] = [aliyunSms(world, inbox), tencentSms(world, inbox)]
  // The cloud APIs have no path; each names the action in a header of its own.
  app.post('/', (request, reply) =>
    request.headers['x-tc-action'] === undefined ? aliyun(request, reply) : tencent(request, reply),
  )

  app.get('/sms/messages', (request) => {
    const { phone } = request.query as { phone?: string }
    return inbox.messages(phone)
  })
}
