import { createSign, createVerify, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Secrets } from '../../journal/secrets.ts'

const WINDOW_S = 300
const SCHEME = 'WECHATPAY2-SHA256-RSA2048'

function readAuthorization(header: string): Record<string, string> | undefined {
  const [scheme, rest] = [header.slice(0, header.indexOf(' ')), header.slice(header.indexOf(' ') + 1)]
  if (scheme !== SCHEME) return undefined
  const pairs = rest.split(',').map((pair) => /^\s*(\w+)="([^"]*)"\s*$/.exec(pair))
  if (pairs.some((pair) => pair === null)) return undefined
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']))
}

/** What is wrong with a request's Authorization header; `undefined` when nothing is. */
export function checkRequestSignature(
  request: { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer },
  secrets: Secrets['wechat'],
  nowMs: number,
): string | undefined {
  const parts = readAuthorization(String(request.headers.authorization ?? ''))
  if (!parts) return 'Authorization 头的格式不正确'
  const { mchid, serial_no, nonce_str = '', timestamp = '', signature = '' } = parts
  if (mchid !== secrets.mchid) return '商户号不存在'
  if (serial_no !== secrets.merchantSerial) return '商户证书序列号不正确'
  if (!/^\w{16,32}$/.test(nonce_str)) return '随机串的格式不正确'
  if (!/^\d{10}$/.test(timestamp) || Math.abs(nowMs / 1000 - Number(timestamp)) > WINDOW_S) {
    return '时间戳超出范围'
  }
  const verify = createVerify('RSA-SHA256')
  verify.update(`${request.method}\n${request.url}\n${timestamp}\n${nonce_str}\n`)
  verify.update(request.body).update('\n')
  return verify.verify(secrets.merchant.publicKey, signature, 'base64') ? undefined : '签名错误'
}

export interface SignOptions {
  nowMs: number
  /** Sign with the next key. */
  next?: boolean
  /** Send this serial instead of the real one. */
  serial?: string
  /** `bad` breaks the signature, `probe` is the gateway's test of its merchants. */
  as?: 'good' | 'bad' | 'probe'
}

/** The headers with which WeChat Pay signs answers and notifications. */
export function signedHeaders(
  body: string,
  secrets: Secrets['wechat'],
  options: SignOptions,
): Record<string, string> {
  const timestamp = String(Math.floor(options.nowMs / 1000))
  const nonce = randomBytes(16).toString('hex')
  const key = options.next ? secrets.nextPlatform : secrets.platform
  const content = options.as === 'bad' ? `${body} ` : body
  const signature = createSign('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${content}\n`)
    .sign(key.privateKey, 'base64')
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': options.serial ?? (options.next ? secrets.nextPublicKeyId : secrets.publicKeyId),
    'wechatpay-signature': options.as === 'probe' ? `WECHATPAY/SIGNTEST/${signature}` : signature,
    'wechatpay-signature-type': SCHEME,
  }
}
