import { signParams, verifiedAnswer, readPrivateKey, readPublicKey } from '@hojip/platform/signing'
import { type Clock, systemClock } from '@hojip/platform/clock'
import { wireTime } from '@hojip/platform/mall-time'
import { ask } from '@hojip/platform/outbound'
import { readName, readObject, readText } from './json.ts'
import { LoginRefused, LoginUnclear, type LoginProvider } from './provider.ts'

export interface AlipayLoginConfig {
  /** `https://openauth.alipay.com/oauth2/publicAppAuthorize.htm` */
  pageUrl: string
  gatewayUrl: string
  appId: string
  appPrivateKey: string
  /** Alipay's own public key, not the app's. */
  alipayPublicKey: string
}

type Answer = Record<string, unknown>

/** Signed calls: their parameters are beside the common ones, and a response is verified before it is parsed. */
function connect(config: AlipayLoginConfig, clock: Clock) {
  const appKey = readPrivateKey('the app key of Alipay', config.appPrivateKey)
  const alipayKey = readPublicKey('the public key of Alipay', config.alipayPublicKey)
  return async (method: string, params: Record<string, string>): Promise<Answer> => {
    const common = {
      app_id: config.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: wireTime(clock.nowMs()),
      version: '1.0',
    }
    const { status, bytes } = await ask({
      url: config.gatewayUrl,
      method: 'POST',
      named: { gateway: 'alipay login', act: method },
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: new URLSearchParams(signParams({ ...common, ...params }, appKey)).toString(),
      longestAnswer: 64 * 1024,
    })
    if (status !== 200) throw new LoginUnclear(`HTTP ${status}`)
    const whole = bytes.toString('utf8')
    const inner = verifiedAnswer(whole, `${method.replaceAll('.', '_')}_response`, alipayKey)
    // A success has no code of its own; a refusal comes under `error_response`.
    const answer = readObject(inner ?? verifiedAnswer(whole, 'error_response', alipayKey) ?? '')
    const code = readText(answer['code'])
    if (code === '20000') throw new LoginUnclear(String(answer['sub_code'] ?? code))
    if (inner === undefined || (code !== undefined && code !== '10000'))
      throw new LoginRefused(String(answer['sub_code'] ?? code ?? 'error'))
    return answer
  }
}

/** New apps receive an open_id, older ones a user_id. */
function idOf(answer: Answer) {
  return readText(answer['open_id']) ?? readText(answer['user_id'])
}

/** Alipay's web login, with the same app as its payments. Throws at once when a key cannot be read. */
export function createAlipayLogin(config: AlipayLoginConfig, clock: Clock = systemClock): LoginProvider {
  const call = connect(config, clock)
  return {
    pageUrl: ({ state, redirectUri }) => {
      const params = { app_id: config.appId, scope: 'auth_user', redirect_uri: redirectUri, state }
      return `${config.pageUrl}?${new URLSearchParams(params)}`
    },
    identify: async (code) => {
      const token = await call('alipay.system.oauth.token', { grant_type: 'authorization_code', code })
      const [id, accessToken] = [idOf(token), readText(token['access_token'])]
      if (!id || !accessToken) throw new LoginUnclear('no id')
      // The user is identified by now; the name is optional, and every descriptive field may be missing.
      const person = await call('alipay.user.info.share', { auth_token: accessToken }).catch(
        (): Answer => ({}),
      )
      const theirs = idOf(person)
      if (theirs !== undefined && theirs !== id) throw new LoginUnclear('the name is another one’s')
      return { id, nickname: readName(person['nick_name']) }
    },
  }
}
