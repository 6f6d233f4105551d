import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { aroundCall } from '../faults/around-call.ts'
import { bodyBytes, readJson } from '../read-body.ts'
import type { World } from '../world.ts'
import type { Inbox } from './inbox.ts'

const WINDOW_S = 300
function sha256(bytes: Buffer | string) {
  return createHash('sha256').update(bytes).digest('hex')
}

function hmac(key: Buffer | string, text: string) {
  return createHmac('sha256', key).update(text).digest()
}

/** The official client signs the host without its port, and uses the host's first label as the service name. */
function headerText(request: FastifyRequest, name: string) {
  const value = String(request.headers[name] ?? '')
  return name === 'host' ? value.replace(/:\d+$/, '') : value
}

/** Checks `TC3-HMAC-SHA256 Credential=id/date/service/tc3_request, SignedHeaders=a;b, Signature=…`. */
function isSigned(request: FastifyRequest, keys: World['secrets']['sms']): boolean {
  const form =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/([\d-]{10})\/(\w+)\/tc3_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/
  const [, id, date = '', service = '', names = '', signature = ''] =
    form.exec(request.headers.authorization ?? '') ?? []
  if (id !== keys.accessKey) return false
  const headers = names.split(';').map((name) => `${name}:${headerText(request, name)}\n`)
  const canonical = ['POST', '/', '', headers.join(''), names, sha256(bodyBytes(request.body))].join('\n')
  const timestamp = String(request.headers['x-tc-timestamp'])
  const text = ['TC3-HMAC-SHA256', timestamp, `${date}/${service}/tc3_request`, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(`TC3${keys.accessSecret}`, date), service), 'tc3_request')
  const [expected, given] = [hmac(key, text), Buffer.from(signature, 'hex')]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

type Answer = Record<string, unknown>

function refused(code: string): Answer {
  return { Error: { Code: code, Message: code } }
}

/** SMS 2021-01-11, `SendSms`: always HTTP 200; each number has a status of its own. */
export function tencentSms(world: World, inbox: Inbox) {
  const accept = (body: Record<string, unknown>): Answer => {
    const { PhoneNumberSet: numbers, SmsSdkAppId: app, TemplateId: template, SignName: sign } = body
    const phone = Array.isArray(numbers) ? String(numbers[0]) : ''
    const parts = Array.isArray(body['TemplateParamSet']) ? body['TemplateParamSet'].map(String) : []
    const status = (code: string): Answer => ({
      SendStatusSet: [
        {
          SerialNo: randomUUID(),
          PhoneNumber: phone,
          Fee: 1,
          SessionContext: '',
          Code: code,
          Message: code,
          IsoCode: '',
        },
      ],
    })
    if (typeof app !== 'string' || !/^\d{10}$/.test(app))
      return refused('UnauthorizedOperation.SmsSdkAppIdVerifyFail')
    if (!/^\+\d{8,15}$/.test(phone)) return status('InvalidParameterValue.IncorrectPhoneNumber')
    if (typeof template !== 'string' || !/^\d+$/.test(template))
      return status('FailedOperation.TemplateIncorrectOrUnapproved')
    if (phone.startsWith('+86') && !sign) return status('FailedOperation.SignatureIncorrectOrUnapproved')
    const code = parts.find((part) => /^\d{6}$/.test(part)) ?? ''
    const at = new Date(world.clock.nowMs()).toISOString()
    const text = `${sign ? `【${String(sign)}】` : ''}${template} ${parts.join(' ')}`
    inbox.add(randomUUID(), { phone, text, code, at })
    return status('Ok')
  }

  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    const send = (answer: Answer) => reply.send({ Response: { ...answer, RequestId: randomUUID() } })
    if (request.headers['x-tc-action'] !== 'SendSms') return send(refused('InvalidAction'))
    const sentS = Number(request.headers['x-tc-timestamp'])
    if (!(Math.abs(world.clock.nowMs() / 1000 - sentS) <= WINDOW_S))
      return send(refused('AuthFailure.SignatureExpire'))
    if (!isSigned(request, world.secrets.sms)) return send(refused('AuthFailure.SignatureFailure'))
    const body = readJson(request.body) ?? {}
    const numbers = body['PhoneNumberSet']
    const number = Array.isArray(numbers) ? String(numbers[0]) : undefined
    return aroundCall(world.faults, { channel: 'sms', call: 'send', number }, reply, {
      act: () => accept(body),
      send,
      sendError: () => send(refused('InternalError')),
    })
  }
}
