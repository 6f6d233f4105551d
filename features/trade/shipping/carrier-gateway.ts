import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { ask } from '@hojip/platform/outbound'
import { readTracking, type Tracking } from './carrier-tracking.ts'

export interface Kuaidi100Config {
  baseUrl: string
  customer: string
  key: string
}

interface Subscription {
  /** The carrier's code, lower case: `yuantong`, `shunfeng`. */
  company: string
  /** 6 to 32 characters. */
  number: string
  callbackUrl: string
  from?: string
  to?: string
  /** Of sender or receiver, without country code: some carriers answer only with its last digits. */
  phone?: string
}

type Push =
  | { kind: 'tracking'; tracking: Tracking; ended: boolean }
  | { kind: 'rejected'; reason: 'malformed' | 'bad signature' }

export interface CarrierGateway {
  /** Subscribes to a parcel's news; a repeat is harmless. Throws `CarrierRefused` or `NoAnswer`. */
  subscribe(subscription: Subscription): Promise<'subscribed' | 'alreadySubscribed'>
  /** The current news of a parcel; undefined before the carrier has it. */
  query(parcel: { company: string; number: string; phone?: string }): Promise<Tracking | undefined>
  /** Verifies and reads a push to the callback; never throws. */
  parsePush(rawBody: Uint8Array): Push
  readonly successAnswer: { status: number; contentType: string; body: string }
  readonly failureAnswer: { status: number; contentType: string; body: string }
}

/** The carrier service refused the request. */
export class CarrierRefused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.name = 'CarrierRefused'
    this.code = code
  }
}

function json(result: boolean, returnCode: string, message: string) {
  return {
    status: result ? 200 : 400,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify({ result, returnCode, message }),
  }
}

function md5Upper(text: string) {
  // The protocol of Kuaidi100 signs with MD5, with a salt of ours per parcel.
  return createHash('md5').update(text, 'utf8').digest('hex').toUpperCase()
}

function parseObject(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function sameText(one: string, other: string) {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/** People write phone numbers with spaces and dashes; the service accepts digits only. */
function phoneOf(phone: string | undefined): { phone?: string } {
  const digits = phone?.normalize('NFKC').replaceAll(/\D/g, '')
  return digits ? { phone: digits } : {}
}

/** Derives each parcel's salt for the signature of its pushes, so that none has to be stored. */
function saltOf(key: string, number: string) {
  return createHmac('sha256', key).update(`push of ${number}`).digest('hex').slice(0, 32)
}

async function post(
  act: 'query' | 'subscribe',
  url: string,
  form: Record<string, string>,
): Promise<Record<string, unknown>> {
  const answer = await ask({
    url,
    method: 'POST',
    named: { gateway: 'kuaidi100', act },
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams(form).toString(),
  })
  const body = parseObject(answer.bytes.toString('utf8'))
  if (answer.status !== 200 || !body) throw new CarrierRefused(`HTTP ${answer.status}`, 'no usable answer')
  return body
}

function readPush(key: string, rawBody: Uint8Array): Push {
  const form = new URLSearchParams(Buffer.from(rawBody).toString('utf8'))
  const text = form.get('param')
  const param = parseObject(text)
  const tracking = readTracking(param?.['lastResult'])
  if (text === null || !tracking) return { kind: 'rejected', reason: 'malformed' }
  const expected = md5Upper(text + saltOf(key, tracking.number))
  const given = (form.get('sign') ?? '').toUpperCase()
  if (!/^[0-9A-F]{32}$/.test(given) || !sameText(given, expected)) {
    return { kind: 'rejected', reason: 'bad signature' }
  }
  return { kind: 'tracking', tracking, ended: param?.['status'] === 'shutdown' }
}

/** Kuaidi100, an aggregator of all carriers: subscribe, receive pushes, and query. */
export function createCarrierGateway(config: Kuaidi100Config): CarrierGateway {
  return {
    subscribe: async ({ company, number, callbackUrl, from, to, phone }) => {
      const parameters = {
        callbackurl: callbackUrl,
        salt: saltOf(config.key, number),
        // Adds the district to each stop.
        resultv2: '1',
        ...phoneOf(phone),
      }
      const param = JSON.stringify({ company, number, from, to, key: config.key, parameters })
      const { returnCode, message } = await post('subscribe', `${config.baseUrl}/poll`, {
        schema: 'json',
        param,
      })
      if (String(returnCode) === '200') return 'subscribed'
      if (String(returnCode) === '501') return 'alreadySubscribed'
      throw new CarrierRefused(String(returnCode), String(message))
    },
    query: async ({ company, number, phone }) => {
      const param = JSON.stringify({ com: company, num: number, ...phoneOf(phone), resultv2: '1' })
      const sign = md5Upper(param + config.key + config.customer)
      const body = await post('query', `${config.baseUrl}/poll/query.do`, {
        customer: config.customer,
        sign,
        param,
      })
      if (body['result'] === false) {
        if (String(body['returnCode']) === '500') return undefined
        throw new CarrierRefused(String(body['returnCode']), String(body['message']))
      }
      const tracking = readTracking(body)
      if (tracking?.number !== number)
        throw new CarrierRefused('malformed', 'the answer is about another parcel')
      return tracking
    },
    parsePush: (rawBody) => readPush(config.key, rawBody),
    successAnswer: json(true, '200', '成功'),
    failureAnswer: json(false, '500', '失败'),
  }
}
