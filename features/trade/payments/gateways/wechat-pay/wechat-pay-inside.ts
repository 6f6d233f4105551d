import { randomBytes, sign, type KeyObject } from 'node:crypto'
import { callGateway, mustBeText, parseObject } from '../gateway-call.ts'
import { GatewayRefused, UnknownOutcome, type InsideApp, type WechatDialog } from '../gateway.ts'

/** The service account whose app id the merchant pays under. */
export interface WechatAccountConfig {
  /** `https://open.weixin.qq.com/connect/oauth2/authorize` */
  pageUrl: string
  /** `https://api.weixin.qq.com` */
  apiUrl: string
  secret: string
}

/**
 * The parameters of the payment dialog inside WeChat. Four lines are signed, each with its line end;
 * `signType` and `paySign` are not among them.
 */
export function dialogOf(appid: string, prepayId: string, key: KeyObject, nowMs: number): WechatDialog {
  const timeStamp = String(Math.floor(nowMs / 1000))
  const nonceStr = randomBytes(16).toString('hex')
  const whole = `prepay_id=${prepayId}`
  const text = `${appid}\n${timeStamp}\n${nonceStr}\n${whole}\n`
  const paySign = sign('sha256', Buffer.from(text), key).toString('base64')
  return { appId: appid, timeStamp, nonceStr, package: whole, signType: 'RSA', paySign }
}

/** Busy or out of order: the same code may work at the next try. */
const passing = new Set(['-1', '45011'])

/** Learns silently who pays: an openid of this account, which reveals nothing else and signs nobody in. */
export function createInside(
  { pageUrl, apiUrl, secret }: WechatAccountConfig,
  appid: string,
  sign: (prepayId: string) => WechatDialog,
): InsideApp {
  return {
    askPayer: (redirectUrl, state) => {
      const params = new URLSearchParams({
        appid,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: 'snsapi_base',
        state,
      })
      return `${pageUrl}?${params}#wechat_redirect`
    },
    payerOf: async (code) => {
      const params = new URLSearchParams({ appid, secret, code, grant_type: 'authorization_code' })
      const url = `${apiUrl}/sns/oauth2/access_token?${params}`
      const { bytes } = await callGateway({
        url,
        method: 'GET',
        named: { gateway: 'wechat', act: 'payer' },
        headers: { 'user-agent': 'hojip' },
      })
      const body = parseObject(bytes.toString('utf8'))
      if (!body) throw new UnknownOutcome('the answer is not a JSON object')
      if (body['errcode'] !== undefined && body['errcode'] !== 0) {
        const errcode = String(body['errcode'])
        throw new GatewayRefused(errcode, 'WeChat does not name the payer', passing.has(errcode))
      }
      return mustBeText(body['openid'], 'openid')
    },
    dialog: sign,
  }
}
