import { type Clock, minuteMs, systemClock } from '@hojip/platform/clock'
import { rfc3339 } from '@hojip/platform/mall-time'
import { asObject, callGateway, mustBeText, mustEcho, parseDate, parseObject } from '../gateway-call.ts'
import {
  type Attempt,
  GatewayRefused,
  type Opened,
  type PaymentGateway,
  type RefundRequest,
  type RefundStatus,
  type TradeStatus,
  UnknownOutcome,
} from '../gateway.ts'
import { readPrivateKey, readPublicKey } from '@hojip/platform/signing'
import { readWechatBill } from './wechat-pay-bill.ts'
import { openBill } from './wechat-pay-bill-file.ts'
import { createKeyring, readCertificates, type Keyring } from './wechat-pay-certificates.ts'
import { createInside, dialogOf, type WechatAccountConfig } from './wechat-pay-inside.ts'
import { readNotification } from './wechat-pay-notification.ts'
import { authorization, signatureFault } from './wechat-pay-signature.ts'

export interface WechatPayConfig {
  baseUrl: string
  mchid: string
  appid: string
  merchantSerial: string
  merchantKey: string
  apiV3Key: string
  /**
   * Left out for older merchants: their answers are signed with platform certificates, which are fetched and
   * rotate.
   */
  publicKeyId?: string
  publicKey?: string
  /** The products that WeChat Pay has granted; the first is the default. Left out: codes. */
  ways?: readonly ('code' | 'h5' | 'jsapi')[]
  /** The service account that asks WeChat for the payer; needed for `jsapi`. */
  account?: WechatAccountConfig
  /** Further keys that may sign, by serial: needed while WeChat Pay changes from one key to another. */
  furtherPublicKeys?: Record<string, string>
}

interface Answer {
  status: number
  body: Record<string, unknown>
}

type Body = Record<string, unknown>

const LONGEST_DESCRIPTION = 127
const LONGEST_REASON = 80
const LONGEST_BILL = 64 * 1024 * 1024

const refundStates: Record<string, RefundStatus['state']> = {
  PROCESSING: 'processing',
  SUCCESS: 'success',
  CLOSED: 'failed',
  ABNORMAL: 'abnormal',
}

const retryLater = new Set(['NOT_ENOUGH', 'FREQUENCY_LIMITED', 'RESOURCE_NOT_EXISTS'])

function shorten(text: string, longest: number) {
  return [...text].slice(0, longest).join('')
}

function refusal({ status, body }: Answer): GatewayRefused {
  const code = typeof body['code'] === 'string' ? body['code'] : `HTTP_${status}`
  return new GatewayRefused(code, String(body['message'] ?? ''), retryLater.has(code) || status === 429)
}

/** The configured keys, for ever; without one, those fetched from WeChat Pay. */
function keyringOf(
  { publicKeyId, publicKey, furtherPublicKeys }: WechatPayConfig,
  clock: Clock,
  fetchKeys: Parameters<typeof createKeyring>[0],
): Keyring {
  if (publicKeyId === undefined || publicKey === undefined)
    return createKeyring(fetchKeys, () => clock.nowMs())
  const serials = Object.entries({ ...furtherPublicKeys, [publicKeyId]: publicKey })
  const keys = new Map(serials.map(([serial, pem]) => [serial, readPublicKey(`the key ${serial}`, pem)]))
  return { keys, know: async () => undefined }
}

/** What a call does, by the first words of its path: numbers of trades come after them. */
function actOf(path: string): string {
  const [, , ...words] = path.split('?', 1).join('').split('/')
  return words.slice(0, 3).join('/')
}

/** Signed calls whose 2xx answers are verified. A 4xx is passed on unverified, and proves nothing by itself. */
function connect(config: WechatPayConfig, clock: Clock) {
  const key = readPrivateKey('the merchant key of WeChat Pay', config.merchantKey)
  const signer = { mchid: config.mchid, serial: config.merchantSerial, key }
  const sign = (method: 'GET' | 'POST', path: string, body: string) => ({
    authorization: authorization({ method, path, body }, signer, clock.nowMs()),
    accept: 'application/json',
    'user-agent': 'hojip',
  })
  const ring = keyringOf(config, clock, async () => {
    const path = '/v3/certificates'
    const headers = sign('GET', path, '')
    const answer = await callGateway({
      url: config.baseUrl + path,
      method: 'GET',
      named: { gateway: 'wechat', act: 'certificates' },
      headers,
    })
    if (answer.status !== 200) throw new UnknownOutcome(`no certificates: HTTP ${answer.status}`)
    const header = (name: string) => answer.headers.get(name) ?? undefined
    return readCertificates({ header, bytes: answer.bytes }, Buffer.from(config.apiV3Key), clock.nowMs())
  })

  const call = async (method: 'GET' | 'POST', path: string, content?: Body): Promise<Answer> => {
    const body = content === undefined ? '' : JSON.stringify(content)
    const { status, headers, bytes } = await callGateway({
      url: config.baseUrl + path,
      method,
      named: { gateway: 'wechat', act: actOf(path) },
      headers: {
        ...sign(method, path, body),
        ...(config.publicKeyId === undefined ? {} : { 'wechatpay-serial': config.publicKeyId }),
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(content === undefined ? {} : { body }),
    })
    if (status < 300) {
      await ring.know(headers.get('wechatpay-serial') ?? undefined)
      const header = (name: string) => headers.get(name) ?? undefined
      const fault = signatureFault(header, bytes, ring.keys, clock.nowMs())
      if (fault) throw new UnknownOutcome(`the answer is not verified: ${fault}`)
    }
    if (status === 204) return { status, body: {} }
    const read = parseObject(bytes.toString('utf8'))
    if (!read && status < 300) throw new UnknownOutcome('the answer is not a JSON object')
    return { status, body: read ?? {} }
  }
  const file = async (path: string): Promise<Buffer> => {
    const { status, bytes } = await callGateway({
      url: config.baseUrl + path,
      method: 'GET',
      named: { gateway: 'wechat', act: 'bill file' },
      headers: sign('GET', path, ''),
      timeoutMs: minuteMs,
      longestAnswer: LONGEST_BILL,
    })
    if (status !== 200) throw new UnknownOutcome(`no bill: HTTP ${status}`)
    return bytes
  }
  return { call, file, ring, key }
}

/**
 * One of a day's bills as text; undefined for a day without movements. The file is unsigned: its hash is in
 * the signed answer.
 */
async function billText(
  { call, file }: Pick<ReturnType<typeof connect>, 'call' | 'file'>,
  path: string,
): Promise<string | undefined> {
  const answer = await call('GET', path)
  if (answer.body['code'] === 'NO_STATEMENT_EXIST') return undefined
  if (answer.status !== 200) throw refusal(answer)
  const { pathname, search } = new URL(mustBeText(answer.body['download_url'], 'download_url'))
  return openBill(await file(pathname + search), answer.body)
}

function readTrade(body: Body): TradeStatus {
  const state = body['trade_state']
  if (state === 'CLOSED' || state === 'REVOKED') return { state: 'closed' }
  if (state !== 'SUCCESS' && state !== 'REFUND') return { state: 'waiting' }
  const { total, currency } = asObject(body['amount']) ?? {}
  const paidAt = parseDate(body['success_time'])
  if (typeof total !== 'number' || !Number.isSafeInteger(total) || currency !== 'CNY' || !paidAt) {
    throw new UnknownOutcome('the answer has no amount')
  }
  const gatewayTradeNo = mustBeText(body['transaction_id'], 'transaction_id')
  return { state: 'paid', gatewayTradeNo, amountFen: total, paidAt }
}

function readRefund(body: Body): RefundStatus {
  const state = refundStates[String(body['status'])]
  const refundFen = asObject(body['amount'])?.['refund']
  if (!state || typeof refundFen !== 'number') throw new UnknownOutcome('the answer has no refund status')
  return { state, gatewayRefundNo: mustBeText(body['refund_id'], 'refund_id'), refundFen }
}

function createBody(config: WechatPayConfig, attempt: Attempt): Body {
  return {
    appid: config.appid,
    mchid: config.mchid,
    description: shorten(attempt.description, LONGEST_DESCRIPTION),
    out_trade_no: attempt.outTradeNo,
    time_expire: rfc3339(attempt.expiresAt.getTime()),
    notify_url: attempt.notifyUrl,
    amount: { total: attempt.amountFen, currency: 'CNY' },
  }
}

type Create = (attempt: Attempt) => Promise<Opened>

/** The three products differ only in how a payment is opened. */
function openings(
  config: WechatPayConfig,
  { call }: Pick<ReturnType<typeof connect>, 'call'>,
): Record<'code' | 'h5' | 'jsapi', Create> {
  const create = async (product: 'native' | 'h5' | 'jsapi', attempt: Attempt, more: Body = {}) => {
    const content = { ...createBody(config, attempt), ...more }
    const answer = await call('POST', `/v3/pay/transactions/${product}`, content)
    if (answer.status !== 200) throw refusal(answer)
    return answer.body
  }
  return {
    code: async (attempt) => {
      const { code_url } = await create('native', attempt)
      return { kind: 'qr', codeUrl: mustBeText(code_url, 'code_url') }
    },
    h5: async (attempt) => {
      const scene_info = { payer_client_ip: attempt.clientIp, h5_info: { type: 'Wap' } }
      const { h5_url } = await create('h5', attempt, { scene_info })
      const back =
        attempt.returnUrl === undefined ? '' : `&redirect_url=${encodeURIComponent(attempt.returnUrl)}`
      return { kind: 'redirect', url: mustBeText(h5_url, 'h5_url') + back }
    },
    jsapi: async (attempt) => {
      const { prepay_id } = await create('jsapi', attempt, { payer: { openid: attempt.openid } })
      return { kind: 'dialog', prepayId: mustBeText(prepay_id, 'prepay_id') }
    },
  }
}

function refundBody(request: RefundRequest): Body {
  return {
    out_trade_no: request.outTradeNo,
    out_refund_no: request.outRefundNo,
    ...(request.reason === '' ? {} : { reason: shorten(request.reason, LONGEST_REASON) }),
    ...(request.notifyUrl === undefined ? {} : { notify_url: request.notifyUrl }),
    amount: { refund: request.refundFen, total: request.totalFen, currency: 'CNY' },
  }
}

/** Sends refunds and asks for their state. */
function refunds(call: ReturnType<typeof connect>['call']): Pick<PaymentGateway, 'refund' | 'refundQuery'> {
  return {
    refund: async (request) => {
      const answer = await call('POST', '/v3/refund/domestic/refunds', refundBody(request))
      if (answer.status !== 200) throw refusal(answer)
      mustEcho(answer.body, { out_refund_no: request.outRefundNo, out_trade_no: request.outTradeNo })
      return readRefund(answer.body)
    },
    refundQuery: async (outTradeNo, outRefundNo) => {
      const answer = await call('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(outRefundNo)}`)
      if (answer.status === 404) return { state: 'unknown' }
      if (answer.status !== 200) throw refusal(answer)
      mustEcho(answer.body, { out_refund_no: outRefundNo, out_trade_no: outTradeNo })
      return readRefund(answer.body)
    },
  }
}

/**
 * WeChat Pay API v3: codes to scan (Native), from a phone's browser (H5), inside WeChat (JSAPI). Throws at
 * once when a key cannot be read.
 */
export function createWechatPay(config: WechatPayConfig, clock: Clock = systemClock): PaymentGateway {
  const { mchid, appid } = config
  const apiV3Key = Buffer.from(config.apiV3Key)
  if (apiV3Key.length !== 32) throw new Error('the API v3 key of WeChat Pay is not 32 bytes long')
  const { call, file, ring, key } = connect(config, clock)
  const ways = config.ways ?? ['code']
  const { account } = config
  if (ways.includes('jsapi') && !account)
    throw new Error('WeChat Pay inside WeChat needs the account’s secret')
  const open = openings(config, { call })
  const tradePath = (outTradeNo: string) =>
    `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`

  const query = async (outTradeNo: string): Promise<TradeStatus> => {
    const answer = await call('GET', `${tradePath(outTradeNo)}?mchid=${mchid}`)
    if (answer.status === 404) return { state: 'unknown' }
    if (answer.status !== 200) throw refusal(answer)
    mustEcho(answer.body, { mchid, appid, out_trade_no: outTradeNo })
    return readTrade(answer.body)
  }

  return {
    channel: 'wechat',
    ways,
    ...(account
      ? { inside: createInside(account, appid, (prepayId) => dialogOf(appid, prepayId, key, clock.nowMs())) }
      : {}),
    query,
    create: async (attempt) => {
      const { way } = attempt
      if (way === 'page' || way === 'wap') throw new Error(`WeChat Pay does not support ${way}`)
      return open[way](attempt)
    },
    close: async (outTradeNo) => {
      const answer = await call('POST', `${tradePath(outTradeNo)}/close`, { mchid })
      if (answer.status === 204) return 'closed'
      // The answer of a refusal is not verified, so the state is asked for.
      const { state } = await query(outTradeNo)
      if (state === 'paid') return 'alreadyPaid'
      if (state === 'waiting') throw refusal(answer)
      return 'closed'
    },
    ...refunds(call),
    bill: async (day) => {
      const trades = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL&tar_type=GZIP`
      const funds = `/v3/bill/fundflowbill?bill_date=${day}&account_type=BASIC&tar_type=GZIP`
      return readWechatBill(await billText({ call, file }, trades), await billText({ call, file }, funds))
    },
    learnKeys: async ({ headers }) => {
      const serial = headers['wechatpay-serial']
      // While the certificates cannot be fetched the message stays unverified, and WeChat Pay repeats it.
      await ring.know(typeof serial === 'string' ? serial : undefined).catch(() => undefined)
    },
    parseNotification: (raw) =>
      readNotification({ mchid, appid, apiV3Key, keys: ring.keys }, raw, clock.nowMs()),
    successAnswer: { status: 204, body: '' },
    // WeChat Pay repeats after a 4xx and a 5xx alike. We answer 4xx, since a forgery is no failure of ours.
    failureAnswer: {
      status: 400,
      contentType: 'application/json; charset=utf-8',
      body: '{"code":"FAIL","message":"失败"}',
    },
  }
}
