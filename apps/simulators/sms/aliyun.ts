import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { minuteMs } from '@hojip/platform/clock'
import { aroundCall } from '../faults/around-call.ts'
import { bodyBytes } from '../read-body.ts'
import type { World } from '../world.ts'
import type { Inbox } from './inbox.ts'

const WINDOW_MS = 15 * minuteMs
function sha256(bytes: Buffer | string) {
  return createHash('sha256').update(bytes).digest('hex')
}

/** `encodeURIComponent`, and the characters it leaves unescaped. */
function encode(text: string) {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function queryOf(request: FastifyRequest) {
  return [...new URLSearchParams(request.url.split('?')[1] ?? '')]
}

/** Checks `ACS3-HMAC-SHA256 Credential=…,SignedHeaders=a;b,Signature=…` over method, path, query, headers and body. */
function isSigned(request: FastifyRequest, keys: World['secrets']['sms']): boolean {
  const form = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([\da-f]{64})$/
  const [, credential, names = '', signature = ''] = form.exec(request.headers.authorization ?? '') ?? []
  if (credential !== keys.accessKey) return false
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const query = queryOf(request)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encode(value)}`)
  const bodyHash = sha256(bodyBytes(request.body))
  const canonical = [request.method, '/', query.join('&'), headers.join(''), names, bodyHash].join('\n')
  const text = `ACS3-HMAC-SHA256\n${sha256(canonical)}`
  const expected = createHmac('sha256', keys.accessSecret).update(text).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

interface Answer {
  status: number
  code: string
  message: string
}

function answered(status: number, code: string, message = code): Answer {
  return { status, code, message }
}

/** Dysmsapi 2017-05-25, `SendSms`: an invalid request gets HTTP 4xx, a refused message HTTP 200. */
export function aliyunSms(world: World, inbox: Inbox) {
  const accept = (params: Record<string, string>): Answer => {
    const { PhoneNumbers: number = '', SignName: sign, TemplateCode: template, TemplateParam = '{}' } = params
    const phone = /^1\d{10}$/.test(number) ? `+86${number}` : `+${number}`
    if (!/^\+\d{8,15}$/.test(phone)) return answered(200, 'isv.MOBILE_NUMBER_ILLEGAL')
    if (!template?.startsWith('SMS_')) return answered(200, 'isv.SMS_TEMPLATE_ILLEGAL')
    if (!sign) return answered(200, 'isv.SMS_SIGNATURE_ILLEGAL')
    const { code = '' } = JSON.parse(TemplateParam) as { code?: string }
    const at = new Date(world.clock.nowMs()).toISOString()
    inbox.add(randomUUID(), { phone, text: `【${sign}】${template} ${TemplateParam}`, code, at })
    return answered(200, 'OK')
  }

  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    const params = Object.fromEntries(queryOf(request))
    const send = ({ status, code, message }: Answer) =>
      reply.code(status).send({ Code: code, Message: message, RequestId: randomUUID(), BizId: randomUUID() })
    if (request.headers['x-acs-action'] !== 'SendSms') return send(answered(404, 'InvalidAction.NotFound'))
    const sentMs = Date.parse(String(request.headers['x-acs-date']))
    if (!(Math.abs(world.clock.nowMs() - sentMs) <= WINDOW_MS))
      return send(answered(400, 'InvalidTimeStamp.Expired'))
    if (!isSigned(request, world.secrets.sms)) return send(answered(400, 'SignatureDoesNotMatch'))
    if (!inbox.isFirst(String(request.headers['x-acs-signature-nonce'])))
      return send(answered(400, 'SignatureNonceUsed'))
    const where = { channel: 'sms', call: 'send', number: params['PhoneNumbers'] } as const
    return aroundCall(world.faults, where, reply, {
      act: () => accept(params),
      send,
      sendError: () => send(answered(503, 'ServiceUnavailable')),
    })
  }
}
