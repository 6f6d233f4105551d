import type { Simulators } from '../../../../apps/simulators/start.ts'
import type { AlipayConfig } from '../gateways/alipay/alipay.ts'
import type { WechatPayConfig } from '../gateways/wechat-pay/wechat-pay.ts'

/** The configuration for gateways that are played by the simulators. */
export function wechatConfigOf({ credentials: c }: Simulators): WechatPayConfig {
  return {
    baseUrl: c.WECHAT_PAY_BASE_URL,
    mchid: c.WECHAT_PAY_MCHID,
    appid: c.WECHAT_PAY_APPID,
    merchantSerial: c.WECHAT_PAY_MERCHANT_SERIAL,
    merchantKey: c.WECHAT_PAY_MERCHANT_KEY,
    apiV3Key: c.WECHAT_PAY_API_V3_KEY,
    publicKeyId: c.WECHAT_PAY_PUBLIC_KEY_ID,
    publicKey: c.WECHAT_PAY_PUBLIC_KEY,
  }
}

export function alipayConfigOf({ credentials: c }: Simulators): AlipayConfig {
  return {
    gatewayUrl: c.ALIPAY_GATEWAY_URL,
    appId: c.ALIPAY_APP_ID,
    sellerId: c.ALIPAY_SELLER_ID,
    appPrivateKey: c.ALIPAY_APP_PRIVATE_KEY,
    alipayPublicKey: c.ALIPAY_PUBLIC_KEY,
  }
}
