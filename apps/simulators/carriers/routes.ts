import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { aroundCall } from '../faults/around-call.ts'
import { asObject, readForm } from '../read-body.ts'
import type { World } from '../world.ts'
import {
  bringBack,
  moveOn,
  openParcels,
  type Parcel,
  type Parcels,
  planNextStop,
  trackingOf,
} from './parcel.ts'

type Answer = Record<string, unknown>

function no(returnCode: string, message: string): Answer {
  return { result: false, returnCode, message }
}

function readParam(form: URLSearchParams): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(form.get('param') ?? ''))
  } catch {
    return undefined
  }
}

function isWebAddress(url: unknown): url is string {
  return typeof url === 'string' && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}

/** Carriers that answer only with the last digits of the sender's or the receiver's phone. */
const wantPhone = new Set(['shunfeng', 'zhongtong'])
function lastDigits(phone: unknown): string | undefined {
  return typeof phone === 'string' && /^\d{4,20}$/.test(phone) ? phone.slice(-4) : undefined
}

/** Whether such a carrier was queried without the phone, or with a wrong one. */
function isPhoneWrong(parcel: Parcel, phone: unknown): boolean {
  return wantPhone.has(parcel.company) && (parcel.phone === undefined || lastDigits(phone) !== parcel.phone)
}

function subscribe(world: World, parcels: Parcels, form: URLSearchParams): Answer {
  const param = readParam(form)
  if (form.get('schema') !== 'json' || !param) return no('700', '订阅方的订阅数据存在错误')
  const { company, number, key, from, to } = param
  if (key !== world.secrets.kuaidi100.key) return no('600', '您不是合法的订阅者')
  if (typeof company !== 'string' || !/^[a-z0-9]{2,32}$/.test(company)) return no('701', '拒绝订阅的快递公司')
  if (typeof number !== 'string' || !/^[0-9A-Za-z-]{6,32}$/.test(number)) return no('700', '快递单号不正确')
  const { callbackurl: callbackUrl, salt, phone } = asObject(param['parameters']) ?? {}
  if (!isWebAddress(callbackUrl)) return no('700', '回调地址不正确')
  const digits = lastDigits(phone)
  if (wantPhone.has(company) && !digits) return no('700', '该快递公司需要填写收件人或寄件人电话')
  if (parcels.get(number)) return no('501', '重复订阅')
  const parcel: Parcel = {
    number,
    company,
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof to === 'string' ? { to } : {}),
    callbackUrl,
    ...(typeof salt === 'string' && salt !== '' ? { salt } : {}),
    ...(digits ? { phone: digits } : {}),
    subscribedMs: world.clock.nowMs(),
    reachedMs: [],
  }
  world.journal.write(parcels.change(number, parcel))
  planNextStop(world, parcels, parcel)
  return { result: true, returnCode: '200', message: '提交成功' }
}

function query(world: World, parcels: Parcels, form: URLSearchParams): Answer {
  const { customer, key } = world.secrets.kuaidi100
  const text = form.get('param') ?? ''
  const sign = createHash('md5').update(`${text}${key}${customer}`, 'utf8').digest('hex').toUpperCase()
  if (form.get('customer') !== customer || form.get('sign') !== sign) return no('503', '验证签名失败')
  const { com, num, phone } = readParam(form) ?? {}
  if (typeof com !== 'string' || typeof num !== 'string')
    return no('400', '提交的数据不完整，或者贵公司没授权')
  const parcel = parcels.get(num)
  if (parcel?.company === com && isPhoneWrong(parcel, phone)) return no('408', '快递公司参数异常：验证码错误')
  const tracking = parcel?.company === com ? trackingOf(parcel) : undefined
  return tracking ?? no('500', '查询无结果，请隔段时间再查')
}

/** Kuaidi100's two calls, and the controls with which a person or a test moves a parcel. */
export function carrierRoutes(app: FastifyInstance, world: World): void {
  const parcels = openParcels(world)
  for (const parcel of parcels.all()) planNextStop(world, parcels, parcel)

  app.post('/poll', (request, reply) => {
    const form = readForm(request.body)
    const number = readParam(form)?.['number']
    const named = typeof number === 'string' ? number : undefined
    return aroundCall(world.faults, { channel: 'carrier', call: 'subscribe', number: named }, reply, {
      act: () => subscribe(world, parcels, form),
      send: (answer) => reply.send(answer),
      sendError: () => reply.code(500).send(no('500', '服务器错误')),
    })
  })
  app.post('/poll/query.do', (request, reply) => {
    const form = readForm(request.body)
    const number = readParam(form)?.['num']
    const named = typeof number === 'string' ? number : undefined
    return aroundCall(world.faults, { channel: 'carrier', call: 'query', number: named }, reply, {
      act: () => query(world, parcels, form),
      send: (answer) => reply.send(answer),
      sendError: () => reply.code(500).send(no('500', '服务器错误')),
    })
  })

  app.get('/sim/parcels', () => parcels.all().toReversed())
  const actions = {
    advance: (number: string) => moveOn(world, parcels, number, 1),
    deliver: (number: string) => moveOn(world, parcels, number, Number.MAX_SAFE_INTEGER),
    'bring-back': (number: string) => bringBack(world, parcels, number),
  }
  for (const [action, move] of Object.entries(actions)) {
    app.post(`/sim/parcels/:number/${action}`, (request, reply) => {
      const { number = '' } = request.params as Record<string, string>
      const moved = move(number)
      if (!moved) return reply.code(404).send({ error: 'no such parcel' })
      if (request.headers.accept?.includes('text/html')) return reply.redirect('/carriers', 303)
      return { number, ...trackingOf(moved) }
    })
  }
}
