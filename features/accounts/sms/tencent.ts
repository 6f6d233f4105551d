import { smsLimits } from '../rules/limits.ts'
import { SmsRefused, type SmsGateway, type SmsMessage } from './gateway.ts'
import { codeOf, defaultOf, isChinese, templateFor, type SmsTemplates } from './templates.ts'

export interface TencentSmsConfig {
  /** `https://sms.tencentcloudapi.com` */
  endpoint: string
  secretId: string
  secretKey: string
  appId: string
  signName: string
  templates: SmsTemplates
}

const timeoutSeconds = 5
const region = 'ap-guangzhou'

/** The kit is loaded with the first message, and only where Tencent Cloud was chosen. */
async function connect(config: TencentSmsConfig) {
  const kit = defaultOf(await import('tencentcloud-sdk-nodejs-sms'))
  const { protocol, host } = new URL(config.endpoint)
  const httpProfile = { endpoint: host, protocol: `${protocol}//`, reqTimeout: timeoutSeconds }
  return new kit.sms.v20210111.Client({
    credential: { secretId: config.secretId, secretKey: config.secretKey },
    region,
    profile: { httpProfile },
  })
}

/** What is refused has a code; a broken way, and trouble inside the cloud, is thrown as it came. */
function orRefused(error: unknown): never {
  const code = codeOf(error)
  if (code === '' || code.startsWith('InternalError')) throw error
  throw new SmsRefused(code)
}

/** Tencent Cloud's SMS service by its official kit. A template's parameters: the code, and its minutes. */
export function createTencentSms(config: TencentSmsConfig): SmsGateway {
  let connected: ReturnType<typeof connect> | undefined
  return {
    send: async (message: SmsMessage) => {
      const template = templateFor(config.templates, message)
      const { phone, code } = message
      const client = await (connected ??= connect(config))
      const answer = await client
        .SendSms({
          PhoneNumberSet: [phone],
          SmsSdkAppId: config.appId,
          TemplateId: template,
          ...(isChinese(phone) ? { SignName: config.signName } : {}),
          TemplateParamSet: code === '' ? [] : [code, String(smsLimits.expireSeconds / 60)],
        })
        .catch(orRefused)
      const status = answer.SendStatusSet?.[0]?.Code
      if (status !== 'Ok') throw new SmsRefused(status ?? 'no status')
    },
  }
}
