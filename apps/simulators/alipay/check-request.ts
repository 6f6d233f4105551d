import type { FastifyRequest } from 'fastify'
import { minuteMs } from '@hojip/platform/clock'
import { parseChinaTime } from '../china-time.ts'
import type { Secrets } from '../journal/secrets.ts'
import { asObject, readForm } from '../read-body.ts'
import { type Inner, invalid, missing } from './answers.ts'
import { isSignedBy, textToSign } from './signature.ts'

const WINDOW_MS = 5 * minuteMs

/** All parameters, from the query string or the form. */
export function readParams(request: FastifyRequest): Record<string, string> {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '')
  return Object.fromEntries([...query, ...readForm(request.body)])
}

/** What is wrong with the common parameters or the signature; `undefined` when nothing is. */
export function requestFault(
  params: Record<string, string>,
  secrets: Secrets['alipay'],
  nowMs: number,
): Inner | undefined {
  const { app_id: appId, method, sign, timestamp, charset, version } = params
  if (!appId) return missing('app-id')
  if (!method) return missing('method')
  if (!sign) return missing('signature')
  if (!timestamp) return missing('timestamp')
  if (!version) return missing('version')
  if (appId !== secrets.appId) return invalid('app-id', '无效的 AppID')
  if (charset?.toLowerCase() !== 'utf-8') return invalid('charset', '字符集应为 utf-8')
  if (params['format'] !== undefined && params['format'] !== 'JSON') return invalid('format', '格式应为 JSON')
  if (params['sign_type'] !== 'RSA2') return invalid('signature-type', '签名类型应为 RSA2')
  if (version !== '1.0') return invalid('version', '版本应为 1.0')
  if (!isSignedBy(textToSign(params, ['sign']), sign, secrets.app.publicKey)) {
    return invalid('signature', '验签出错')
  }
  const sentMs = parseChinaTime(timestamp)
  if (sentMs === undefined || Math.abs(nowMs - sentMs) > WINDOW_MS) {
    return invalid('timestamp', '时间戳应为北京时间，且误差不超过五分钟')
  }
  return undefined
}

export function readContent(params: Record<string, string>): Inner | undefined {
  try {
    return asObject(JSON.parse(params['biz_content'] ?? ''))
  } catch {
    return undefined
  }
}
