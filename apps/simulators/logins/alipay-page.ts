import type { World } from '../world.ts'
import { openLogins } from './codes.ts'
import type { LoginPage } from './login-page.ts'

const scopes = new Set(['auth_user', 'auth_base'])

/** `/oauth2/publicAppAuthorize.htm`: Alipay's login page, and where it redirects the browser. */
export function alipayPage(world: World): LoginPage {
  const logins = openLogins(world)
  const scopeOf = (params: URLSearchParams) => params.get('scope') ?? ''
  return {
    party: 'alipay',
    path: '/oauth2/publicAppAuthorize.htm',
    title: { zh: '支付宝登录', en: 'Alipay login' },
    fault: (params) => {
      if (params.get('app_id') !== world.secrets.alipay.appId) return 'invalid-app-id：无效的 AppID'
      if (!scopes.has(scopeOf(params))) return 'invalid-scope：授权范围无效'
      if ((params.get('state') ?? '').length > 100) return 'invalid-state：参数过长'
      return undefined
    },
    redirectUri: (params) => params.get('redirect_uri'),
    accepted: (params, person) => ({
      app_id: world.secrets.alipay.appId,
      source: 'alipay_wallet',
      scope: scopeOf(params),
      auth_code: logins.giveCode('alipay', person, scopeOf(params)),
      state: params.get('state') ?? '',
    }),
    refused: (params) => ({
      app_id: world.secrets.alipay.appId,
      error_scope: scopeOf(params),
      state: params.get('state') ?? '',
    }),
  }
}
