import {
  createAlipayLogin,
  createAliyunSms,
  createSmsGateway,
  createTencentSms,
  createWechatLogin,
  type AccountsTools,
  type SmsGateway,
} from '@hojip/accounts'
import type { Clock } from '@hojip/platform/clock'
import type { Config } from '../config.ts'
import type { Partners } from '../settings/names/partners.ts'

/** The configured partners whose accounts may sign in. */
export function loginProvidersOf(
  { wechatLogin, alipay }: Partners,
  clock: Clock,
): AccountsTools['providers'] {
  return {
    ...(wechatLogin
      ? {
          wechat: createWechatLogin({
            pageUrl: wechatLogin.WECHAT_OPEN_PAGE_URL,
            apiUrl: wechatLogin.WECHAT_OPEN_API_URL,
            appid: wechatLogin.WECHAT_OPEN_APPID,
            secret: wechatLogin.WECHAT_OPEN_SECRET,
          }),
        }
      : {}),
    ...(alipay
      ? {
          alipay: createAlipayLogin(
            {
              pageUrl: alipay.ALIPAY_AUTH_URL,
              gatewayUrl: alipay.ALIPAY_GATEWAY_URL,
              appId: alipay.ALIPAY_APP_ID,
              appPrivateKey: alipay.ALIPAY_APP_PRIVATE_KEY,
              alipayPublicKey: alipay.ALIPAY_PUBLIC_KEY,
            },
            clock,
          ),
        }
      : {}),
  }
}

/** The configured gateway for SMS. */
export function smsGatewayOf({ sms }: Partners, clock: Clock): SmsGateway {
  if (sms.provider === 'aliyun')
    return createAliyunSms(
      {
        endpoint: sms.ALIYUN_SMS_ENDPOINT,
        accessKeyId: sms.ALIYUN_SMS_ACCESS_KEY_ID,
        accessKeySecret: sms.ALIYUN_SMS_ACCESS_KEY_SECRET,
        signName: sms.ALIYUN_SMS_SIGN_NAME,
        templates: {
          code: { china: sms.ALIYUN_SMS_TEMPLATE_CODE, abroad: sms.ALIYUN_SMS_TEMPLATE_CODE_ABROAD },
          phoneChanged: {
            china: sms.ALIYUN_SMS_TEMPLATE_PHONE_CHANGED,
            abroad: sms.ALIYUN_SMS_TEMPLATE_PHONE_CHANGED_ABROAD,
          },
          invitation: {
            china: sms.ALIYUN_SMS_TEMPLATE_INVITATION,
            abroad: sms.ALIYUN_SMS_TEMPLATE_INVITATION_ABROAD,
          },
          admission: {
            china: sms.ALIYUN_SMS_TEMPLATE_ADMISSION,
            abroad: sms.ALIYUN_SMS_TEMPLATE_ADMISSION_ABROAD,
          },
        },
      },
      clock,
    )
  if (sms.provider === 'tencent')
    return createTencentSms(
      {
        endpoint: sms.TENCENT_SMS_ENDPOINT,
        secretId: sms.TENCENT_SMS_SECRET_ID,
        secretKey: sms.TENCENT_SMS_SECRET_KEY,
        appId: sms.TENCENT_SMS_APP_ID,
        signName: sms.TENCENT_SMS_SIGN_NAME,
        templates: {
          code: { china: sms.TENCENT_SMS_TEMPLATE_CODE, abroad: sms.TENCENT_SMS_TEMPLATE_CODE_ABROAD },
          phoneChanged: {
            china: sms.TENCENT_SMS_TEMPLATE_PHONE_CHANGED,
            abroad: sms.TENCENT_SMS_TEMPLATE_PHONE_CHANGED_ABROAD,
          },
          invitation: {
            china: sms.TENCENT_SMS_TEMPLATE_INVITATION,
            abroad: sms.TENCENT_SMS_TEMPLATE_INVITATION_ABROAD,
          },
          admission: {
            china: sms.TENCENT_SMS_TEMPLATE_ADMISSION,
            abroad: sms.TENCENT_SMS_TEMPLATE_ADMISSION_ABROAD,
          },
        },
      },
      clock,
    )
  return createSmsGateway(
    { url: sms.SMS_GATEWAY_URL, accessKey: sms.SMS_ACCESS_KEY, accessSecret: sms.SMS_ACCESS_SECRET },
    clock,
  )
}

/** All users of a demo come from one machine: the usual limit per address would allow them five codes a minute. */
const demoPerIpFactor = 100

export function perIpFactorOf({ mode }: Config): number {
  return mode === 'demo' ? demoPerIpFactor : 1
}

/**
 * Without limits time passes ten times as fast for codes, which then go to a number every six seconds, five in six
 * minutes and ten in two and a half hours at most. Pages count down the six seconds, which the answer names.
 */
const unlimitedPace = 10

export function codePaceOf({ RATE_LIMITS }: Config): number {
  return RATE_LIMITS === 'off' ? unlimitedPace : 1
}
