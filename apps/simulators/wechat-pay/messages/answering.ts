import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { aroundCall } from '../../faults/around-call.ts'
import type { FaultKind } from '../../faults/kinds.ts'
import { bodyBytes } from '../../read-body.ts'
import type { World } from '../../world.ts'
import { type Answer, no } from './errors.ts'
import { checkRequestSignature, signedHeaders } from './signature.ts'

export interface CallWhere {
  channel: 'wechat'
  call: string
  number?: string | undefined
}

/** What is wrong with a request before its fields are checked. */
function requestFault(world: World, request: FastifyRequest): Answer | undefined {
  const { headers, method, url } = request
  const signed = { method, url, headers, body: bodyBytes(request.body) }
  const issue = checkRequestSignature(signed, world.secrets.wechat, world.clock.nowMs())
  if (issue) return no('SIGN_ERROR', issue)
  if (!headers['user-agent']) return no('PARAM_ERROR', 'Http 头缺少 User-Agent')
  if (!/application\/json|\*\/\*/.test(headers.accept ?? '')) return no('PARAM_ERROR', 'Http 头缺少 Accept')
  if (method === 'POST' && !headers['content-type']?.startsWith('application/json')) {
    return no('PARAM_ERROR', 'Content-Type 应为 application/json')
  }
  const { publicKeyId, nextPublicKeyId } = world.secrets.wechat
  const wanted = headers['wechatpay-serial']
  if (wanted !== undefined && wanted !== publicKeyId && wanted !== nextPublicKeyId) {
    return no('INVALID_REQUEST', 'Wechatpay-Serial 不正确')
  }
  return undefined
}

/** Sends a signed answer, altered when a fault demands it. */
function sendSigned(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  where: CallWhere,
  answer: Answer,
) {
  const text = answer.body === undefined ? '' : JSON.stringify(answer.body)
  const has = (kind: FaultKind) => world.faults.strike(kind, where) !== undefined
  const nowMs = world.clock.nowMs()
  const headers = signedHeaders(text, world.secrets.wechat, {
    nowMs: has('answerStale') ? nowMs - 600_000 : nowMs,
    next:
      request.headers['wechatpay-serial'] === world.secrets.wechat.nextPublicKeyId ||
      has('answerSerialSwitch'),
    as: has('answerBadSignature') ? 'bad' : 'good',
  })
  reply.code(answer.status).header('request-id', randomBytes(16).toString('hex'))
  if (!has('answerUnsigned')) reply.headers(headers)
  if (answer.body === undefined) return reply.send()
  reply.type('application/json; charset=utf-8')
  return reply.send(has('answerTruncated') ? text.slice(0, text.length >> 1) : text)
}

/** One signed call: checks the request, runs it with the faults set for it, signs the answer. */
export function answerCall(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  where: CallWhere,
  act: () => Answer | Promise<Answer>,
): unknown {
  const send = (answer: Answer) => sendSigned(world, request, reply, where, answer)
  const fault = requestFault(world, request)
  if (fault) return send(fault)
  return aroundCall(world.faults, where, reply, {
    act,
    send,
    sendError: () => send(no('SYSTEM_ERROR', '系统异常，请用相同参数重新调用')),
  })
}

/** The bytes of a bill: the request is signed like any other, the answer is not. */
export function answerFile(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Buffer | undefined,
): unknown {
  const where = { channel: 'wechat', call: 'bill' } as const
  const fault = requestFault(world, request)
  if (fault) return sendSigned(world, request, reply, where, fault)
  const bytes = read()
  if (bytes) return reply.type('application/octet-stream').send(bytes)
  return sendSigned(world, request, reply, where, no('RESOURCE_NOT_EXISTS', '账单下载地址已失效'))
}
