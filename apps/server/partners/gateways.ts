import { createAlipay, createWechatPay, type PaymentGateway, type PaymentsOptions } from '@hojip/payments'
import type { Clock } from '@hojip/platform/clock'
import type { Channel } from '@hojip/policy/channels'
import type { Partners } from '../settings/names/partners.ts'

type WechatPartner = NonNullable<Partners['wechat']>

/** The service account that identifies the payer inside WeChat. */
function accountOf(wechat: WechatPartner) {
  return wechat.WECHAT_PAY_APP_SECRET
    ? {
        account: {
          pageUrl: wechat.WECHAT_PAY_OAUTH_URL,
          apiUrl: wechat.WECHAT_PAY_OAUTH_API_URL,
          secret: wechat.WECHAT_PAY_APP_SECRET,
        },
      }
    : {}
}

/** A second key, while WeChat Pay changes from one to the other. */
function otherKeyOf({ WECHAT_PAY_OTHER_PUBLIC_KEY_ID: id, WECHAT_PAY_OTHER_PUBLIC_KEY: key }: WechatPartner) {
  return id && key ? { furtherPublicKeys: { [id]: key } } : {}
}

type Make = (partners: Partners, clock: Clock) => PaymentGateway | undefined

/** The client of each channel, unless its provider is not configured. */
const makes: Record<Channel, Make> = {
  wechat: ({ wechat }, clock) =>
    wechat &&
    createWechatPay(
      {
        baseUrl: wechat.WECHAT_PAY_BASE_URL,
        mchid: wechat.WECHAT_PAY_MCHID,
        appid: wechat.WECHAT_PAY_APPID,
        merchantSerial: wechat.WECHAT_PAY_MERCHANT_SERIAL,
        merchantKey: wechat.WECHAT_PAY_MERCHANT_KEY,
        apiV3Key: wechat.WECHAT_PAY_API_V3_KEY,
        ways: wechat.WECHAT_PAY_PRODUCTS.map((product) => (product === 'native' ? 'code' : product)),
        ...accountOf(wechat),
        ...(wechat.WECHAT_PAY_PUBLIC_KEY_ID && wechat.WECHAT_PAY_PUBLIC_KEY
          ? {
              publicKeyId: wechat.WECHAT_PAY_PUBLIC_KEY_ID,
              publicKey: wechat.WECHAT_PAY_PUBLIC_KEY,
              ...otherKeyOf(wechat),
            }
          : {}),
      },
      clock,
    ),
  alipay: ({ alipay }, clock) =>
    alipay &&
    createAlipay(
      {
        gatewayUrl: alipay.ALIPAY_GATEWAY_URL,
        appId: alipay.ALIPAY_APP_ID,
        ways: alipay.ALIPAY_PRODUCTS.map((product) => (product === 'precreate' ? 'code' : product)),
        sellerId: alipay.ALIPAY_SELLER_ID,
        appPrivateKey: alipay.ALIPAY_APP_PRIVATE_KEY,
        alipayPublicKey: alipay.ALIPAY_PUBLIC_KEY,
      },
      clock,
    ),
}

/**
 * The configured payment gateways.
 * @param clock timestamps signed messages: gateways refuse outdated ones
 */
export function gatewaysOf(partners: Partners, clock: Clock): PaymentsOptions['gateways'] {
  return Object.fromEntries(
    Object.entries(makes).flatMap(([channel, make]) => {
      const gateway = make(partners, clock)
      return gateway ? [[channel, gateway]] : []
    }),
  )
}
