import { type Clock, systemClock } from '@hojip/platform/clock'
import { ask } from '@hojip/platform/outbound'
import { smsLimits } from '../rules/limits.ts'
import { SmsRefused, type SmsGateway, type SmsMessage } from './gateway.ts'
import { tc3Authorization } from './tc3.ts'
import { isChinese, templateFor, type SmsTemplates } from './templates.ts'

export interface TencentSmsConfig {
  /** `https://sms.tencentcloudapi.com` */
  endpoint: string
  secretId: string
  secretKey: string
  appId: string
  signName: string
  templates: SmsTemplates
}

interface Answer {
  Response?: { Error?: { Code: string }; SendStatusSet?: { Code?: string }[] }
}

const contentType = 'application/json'

/** The parameters of a template: the code, and of one that has to be typed also its minutes of validity. */
function templateValues({ template, code }: SmsMessage): string[] {
  if (code === '') return []
  return template === 'code' ? [code, String(smsLimits.expireSeconds / 60)] : [code]
}

/** The body of `SendSms`. */
function parametersOf(config: TencentSmsConfig, message: SmsMessage): object {
  const { phone } = message
  return {
    PhoneNumberSet: [phone],
    SmsSdkAppId: config.appId,
    TemplateId: templateFor(config.templates, message),
    ...(isChinese(phone) ? { SignName: config.signName } : {}),
    TemplateParamSet: templateValues(message),
  }
}

/**
 * Throws unless the message was accepted. Tencent Cloud refuses with HTTP 200; an error code marks its internal errors.
 */
function expectSent({ Response: answer }: Answer): void {
  if (!answer) throw new Error('Tencent Cloud SMS answered without a response')
  const fault = answer.Error?.Code
  if (fault?.startsWith('InternalError')) throw new Error(`Tencent Cloud SMS answered ${fault}`)
  if (fault !== undefined) throw new SmsRefused(fault)
  const status = answer.SendStatusSet?.[0]?.Code
  if (status !== 'Ok') throw new SmsRefused(status ?? 'no status')
}

/** Tencent Cloud's SMS service (2021-01-11). Never retries a request. */
export function createTencentSms(config: TencentSmsConfig, clock: Clock = systemClock): SmsGateway {
  const { origin, hostname } = new URL(config.endpoint)
  async function send(message: SmsMessage): Promise<void> {
    const body = JSON.stringify(parametersOf(config, message))
    const timestampSeconds = Math.floor(clock.nowMs() / 1000)
    const request = { hostname, service: 'sms', contentType, timestampSeconds, body }
    const { status, bytes } = await ask({
      url: `${origin}/`,
      method: 'POST',
      named: { gateway: 'sms', act: 'send' },
      headers: {
        'content-type': contentType,
        'x-tc-action': 'SendSms',
        'x-tc-version': '2021-01-11',
        'x-tc-region': 'ap-guangzhou',
        'x-tc-timestamp': String(timestampSeconds),
        authorization: tc3Authorization(request, config),
      },
      body,
      longestAnswer: 64 * 1024,
    })
    if (status !== 200) throw new Error(`Tencent Cloud SMS answered HTTP ${status}`)
    expectSent(JSON.parse(bytes.toString('utf8')) as Answer)
  }
  return { send }
}
