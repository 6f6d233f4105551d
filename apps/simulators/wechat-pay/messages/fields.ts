import { isIP } from 'node:net'
import { asObject } from '../../read-body.ts'
import { type Answer, badField } from './errors.ts'

type Fields = Record<string, unknown>
type Check = (value: unknown) => string | undefined

function text(longest: number): Check {
  return (value) =>
    typeof value !== 'string'
      ? '应为字符串'
      : value.length < 1 || [...value].length > longest
        ? `长度应为 1 到 ${longest}`
        : undefined
}

function pattern(form: RegExp): Check {
  return (value) => (typeof value === 'string' && form.test(value) ? undefined : '格式不正确')
}

const fen: Check = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= 100_000_000_00
    ? undefined
    : '应为不小于 1 的整数'

function isLoopback(host: string) {
  return host === '127.0.0.1' || host === 'localhost' || host === '[::1]'
}

/** https without a query; plain http only to localhost, for a mall in development. */
const notifyUrl: Check = (value) => {
  if (typeof value !== 'string' || value.length > 255 || !URL.canParse(value)) return '应为完整的地址'
  const url = new URL(value)
  if (url.search !== '' || value.includes('?')) return '不能带参数'
  if (url.protocol === 'https:') return undefined
  return url.protocol === 'http:' && isLoopback(url.hostname) ? undefined : '应为 https 地址'
}

const moment: Check = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value))
    ? undefined
    : '应为 RFC 3339 时间'

function equals(expected: string): Check {
  return (value) => (value === expected ? undefined : `应为 ${expected}`)
}

function pick(body: Fields, path: string): unknown {
  return path.split('/').reduce<unknown>((value, name) => asObject(value)?.[name], body)
}

function firstFault(body: Fields, required: [string, Check][], optional: [string, Check][]) {
  for (const [path, check] of required) {
    const value = pick(body, path)
    const issue = value === undefined ? '必填' : check(value)
    if (issue) return badField(`/${path}`, value, issue)
  }
  for (const [path, check] of optional) {
    const value = pick(body, path)
    const issue = value === undefined ? undefined : check(value)
    if (issue) return badField(`/${path}`, value, issue)
  }
  return undefined
}

function objects(body: Fields, names: string[]): Answer | undefined {
  const wrong = names.find((name) => body[name] !== undefined && !asObject(body[name]))
  return wrong ? badField(`/${wrong}`, body[wrong], '应为对象') : undefined
}

/** The first fault in the fields of a create call. */
export function createFault(body: Fields): Answer | undefined {
  return (
    objects(body, ['amount', 'detail', 'scene_info', 'settle_info']) ??
    firstFault(
      body,
      [
        ['appid', text(32)],
        ['mchid', text(32)],
        ['description', text(127)],
        ['out_trade_no', pattern(/^[0-9A-Za-z_\-|*]{6,32}$/)],
        ['notify_url', notifyUrl],
        ['amount/total', fen],
      ],
      [
        ['amount/currency', equals('CNY')],
        ['time_expire', moment],
        ['attach', text(128)],
        ['goods_tag', text(32)],
        ['scene_info/payer_client_ip', text(45)],
      ],
    )
  )
}

/** The first fault in the fields of a refund call. */
export function refundFault(body: Fields): Answer | undefined {
  return (
    objects(body, ['amount']) ??
    (body['transaction_id'] === undefined && body['out_trade_no'] === undefined
      ? badField('/out_trade_no', undefined, '与 transaction_id 二选一')
      : undefined) ??
    firstFault(
      body,
      [
        ['out_refund_no', pattern(/^[0-9A-Za-z_\-|*@]{1,64}$/)],
        ['amount/refund', fen],
        ['amount/total', fen],
        ['amount/currency', equals('CNY')],
      ],
      [
        ['transaction_id', text(32)],
        ['out_trade_no', text(32)],
        ['reason', text(80)],
        ['notify_url', notifyUrl],
        ['funds_account', equals('AVAILABLE')],
      ],
    )
  )
}

/** The IPv4 or IPv6 address of the buyer. A loopback address is refused, unless the whole mall is on this machine. */
function buyersAddress(body: Fields): Check {
  return (value) => {
    if (typeof value !== 'string' || isIP(value) === 0) return '应为 IPv4 或 IPv6 地址'
    const isHere = value === '::1' || value.startsWith('127.')
    if (!isHere) return undefined
    return isLoopback(new URL(String(body['notify_url'])).hostname) ? undefined : '不能为本机地址'
  }
}

/** The first fault in the additional fields of H5. */
export function h5Fault(body: Fields): Answer | undefined {
  return firstFault(
    body,
    [
      ['scene_info/payer_client_ip', buyersAddress(body)],
      ['scene_info/h5_info/type', pattern(/^(iOS|Android|Wap)$/)],
    ],
    [
      ['scene_info/h5_info/app_name', text(64)],
      ['scene_info/h5_info/app_url', text(128)],
    ],
  )
}

/** The first fault in the additional fields of JSAPI. */
export function jsapiFault(body: Fields): Answer | undefined {
  return firstFault(body, [['payer/openid', text(128)]], [])
}
