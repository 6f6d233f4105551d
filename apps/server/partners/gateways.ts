import { createAlipay, createWechatPay, type PaymentsOptions } from '@hojip/payments'
import type { Clock } from '@hojip/platform/clock'
import type { Partners } from '../config.ts'

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

/**
 * The configured payment gateways.
 * @param clock timestamps signed messages: gateways refuse outdated ones
 */
export function gatewaysOf({ wechat, alipay }: Partners, clock: Clock): PaymentsOptions['gateways'] {
  return {
    ...(wechat
      ? {
          wechat: createWechatPay(
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
                ? { publicKeyId: wechat.WECHAT_PAY_PUBLIC_KEY_ID, publicKey: wechat.WECHAT_PAY_PUBLIC_KEY }
                : {}),
            },
            clock,
          ),
        }
      : {}),
    ...(alipay
      ? {
          alipay: createAlipay(
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
      : {}),
  }
}
