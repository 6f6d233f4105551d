import { ask } from '@hojip/platform/outbound'
import { readName, readObject, readText } from './json.ts'
import { LoginRefused, LoginUnclear, type LoginProvider } from './provider.ts'

export interface WechatLoginConfig {
  /** The page with the QR code: `https://open.weixin.qq.com/connect/qrconnect`. */
  pageUrl: string
  /** `https://api.weixin.qq.com` */
  apiUrl: string
  appid: string
  secret: string
}

type Answer = Record<string, unknown>

/** A website application of WeChat's open platform. The secret is part of the URLs, which must never be logged. */
export function createWechatLogin(config: WechatLoginConfig): LoginProvider {
  const call = async (act: string, path: string, params: Record<string, string>): Promise<Answer> => {
    const url = `${config.apiUrl.replace(/\/$/, '')}${path}?${new URLSearchParams(params)}`
    const { status, bytes } = await ask({
      url,
      method: 'GET',
      named: { gateway: 'wechat login', act },
      longestAnswer: 64 * 1024,
    })
    if (status !== 200) throw new LoginUnclear(`HTTP ${status}`)
    const answer = readObject(bytes.toString('utf8'))
    if (answer['errcode'] !== undefined && answer['errcode'] !== 0)
      throw new LoginRefused(String(answer['errcode']))
    return answer
  }

  const exchange = async (code: string) => {
    const answer = await call('token', '/sns/oauth2/access_token', {
      appid: config.appid,
      secret: config.secret,
      code,
      grant_type: 'authorization_code',
    })
    const [accessToken, openid] = [readText(answer['access_token']), readText(answer['openid'])]
    if (!accessToken || !openid) throw new LoginUnclear('no token')
    return { accessToken, openid, unionid: readText(answer['unionid']) }
  }

  return {
    pageUrl: ({ state, redirectUri, locale }) => {
      const params = new URLSearchParams({
        appid: config.appid,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
        lang: locale === 'zh-CN' ? 'cn' : 'en',
      })
      return `${config.pageUrl}?${params}#wechat_redirect`
    },
    identify: async (code) => {
      const { accessToken, openid, unionid } = await exchange(code)
      const params = { access_token: accessToken, openid, lang: 'zh_CN' }
      const person = await call('person', '/sns/userinfo', params).catch((error: unknown): Answer => {
        // The user is already identified; the name is optional.
        if (unionid) return {}
        throw error
      })
      const id = unionid ?? readText(person['unionid'])
      // An openid differs from app to app: without a unionid the user cannot be identified.
      if (!id) throw new LoginUnclear('no unionid')
      return { id, nickname: readName(person['nickname']) }
    },
  }
}
