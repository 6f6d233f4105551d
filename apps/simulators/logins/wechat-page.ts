import type { World } from '../world.ts'
import { openLogins } from './codes.ts'
import type { LoginPage } from './login-page.ts'

/** `/connect/qrconnect`: WeChat's login page, and where it redirects the browser. */
export function wechatPage(world: World): LoginPage {
  const logins = openLogins(world)
  return {
    party: 'wechat',
    path: '/connect/qrconnect',
    title: { zh: '微信登录', en: 'WeChat login' },
    fault: (params) => {
      if (params.get('appid') !== world.secrets.wechatOpen.appid) return 'AppID 参数错误'
      if (params.get('response_type') !== 'code') return 'response_type 参数错误'
      if (params.get('scope') !== 'snsapi_login') return 'Scope 参数错误或没有 Scope 权限'
      return undefined
    },
    redirectUri: (params) => params.get('redirect_uri'),
    accepted: (params, person) => ({
      code: logins.giveCode('wechat', person, 'snsapi_login'),
      state: params.get('state') ?? '',
    }),
    /** A refusal redirects back without a code. */
    refused: (params) => ({ state: params.get('state') ?? '' }),
  }
}
