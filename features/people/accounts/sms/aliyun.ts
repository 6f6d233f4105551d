import { randomBytes } from 'node:crypto'
import { type Clock, systemClock } from '@hojip/platform/clock'
import { ask } from '@hojip/platform/outbound'
import { acs3Authorization, acs3Query, sha256 } from './acs3.ts'
import { SmsRefused, type SmsGateway, type SmsMessage } from './gateway.ts'
import { isChinese, templateFor, type SmsTemplates } from './templates.ts'

export interface AliyunSmsConfig {
  /** `https://dysmsapi.aliyuncs.com` */
  endpoint: string
  accessKeyId: string
  accessKeySecret: string
  signName: string
  templates: SmsTemplates
}

/** Parameters of `SendSms`. Korean numbers are sent without the plus, Chinese ones without the country code. */
function parametersOf(config: AliyunSmsConfig, message: SmsMessage): Record<string, string> {
  const { phone, code } = message
  return {
    PhoneNumbers: isChinese(phone) ? phone.slice(3) : phone.slice(1),
    SignName: config.signName,
    TemplateCode: templateFor(config.templates, message),
    ...(code === '' ? {} : { TemplateParam: JSON.stringify({ code }) }),
  }
}

/** Aliyun's SMS service (Dysmsapi 2017-05-25). Never retries a request: Aliyun does not detect duplicates. */
export function createAliyunSms(config: AliyunSmsConfig, clock: Clock = systemClock): SmsGateway {
  const { origin, host } = new URL(config.endpoint)
  async function send(message: SmsMessage): Promise<void> {
    const query = parametersOf(config, message)
    const body = ''
    const headers = {
      host,
      'x-acs-action': 'SendSms',
      'x-acs-version': '2017-05-25',
      'x-acs-date': new Date(clock.nowMs()).toISOString().replace(/\.\d+Z$/, 'Z'),
      'x-acs-signature-nonce': randomBytes(16).toString('hex'),
      'x-acs-content-sha256': sha256(body),
    }
    const authorization = acs3Authorization({ query, headers, body }, config)
    const { status, bytes } = await ask({
      url: `${origin}/?${acs3Query(query)}`,
      method: 'POST',
      named: { gateway: 'sms', act: 'send' },
      headers: { ...headers, authorization, accept: 'application/json' },
      body,
      longestAnswer: 64 * 1024,
    })
    // An internal error of Aliyun, or a response that is not JSON: the message may have been sent.
    if (status >= 500) throw new Error(`Aliyun SMS answered HTTP ${status}`)
    const { Code: code } = JSON.parse(bytes.toString('utf8')) as { Code?: string }
    if (status >= 400 || code !== 'OK') throw new SmsRefused(code ?? `HTTP ${status}`)
  }
  return { send }
}
