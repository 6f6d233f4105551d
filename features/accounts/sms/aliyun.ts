import { SmsRefused, type SmsGateway, type SmsMessage } from './gateway.ts'
import { codeOf, defaultOf, isChinese, templateFor, type SmsTemplates } from './templates.ts'

export interface AliyunSmsConfig {
  /** `https://dysmsapi.aliyuncs.com` */
  endpoint: string
  accessKeyId: string
  accessKeySecret: string
  signName: string
  templates: SmsTemplates
}

const timeoutMs = 5_000

/** The kit is loaded with the first message, and only where Aliyun was chosen. */
async function connect(config: AliyunSmsConfig) {
  const [kit, core] = await Promise.all([
    import('@alicloud/dysmsapi20170525'),
    import('@alicloud/openapi-core'),
  ])
  const { protocol, host } = new URL(config.endpoint)
  const Client = defaultOf(kit.default)
  const client = new Client(
    new core.$OpenApiUtil.Config({
      accessKeyId: config.accessKeyId,
      accessKeySecret: config.accessKeySecret,
      endpoint: host,
      protocol: protocol.replace(':', ''),
      connectTimeout: timeoutMs,
      readTimeout: timeoutMs,
    }),
  )
  return (params: ConstructorParameters<typeof kit.SendSmsRequest>[0]) =>
    client.sendSms(new kit.SendSmsRequest(params))
}

/** What is refused has a code; what merely went wrong on the way, or inside Aliyun, is thrown as it came. */
function orRefused(error: unknown): never {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown }
  const isRefusal = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
  if (isRefusal) throw new SmsRefused(codeOf(error))
  throw error
}

/** Aliyun's SMS service by its official kit. Korean numbers go without a plus, Chinese ones without their country. */
export function createAliyunSms(config: AliyunSmsConfig): SmsGateway {
  let connected: ReturnType<typeof connect> | undefined
  return {
    send: async (message: SmsMessage) => {
      const templateCode = templateFor(config.templates, message)
      const { phone, code } = message
      const sendSms = await (connected ??= connect(config))
      const { body } = await sendSms({
        phoneNumbers: isChinese(phone) ? phone.slice(3) : phone.slice(1),
        signName: config.signName,
        templateCode,
        ...(code === '' ? {} : { templateParam: JSON.stringify({ code }) }),
      }).catch(orRefused)
      if (body?.code !== 'OK') throw new SmsRefused(body?.code ?? 'no code')
    },
  }
}
