import { type Inner, invalid, missing } from '../alipay/answers.ts'
import { chinaTime } from '../china-time.ts'
import type { World } from '../world.ts'
import { accessSeconds, openLogins } from './codes.ts'
import { alipayIds, personOf } from './people.ts'

type Params = Record<string, string>

/** These calls return refusals under `error_response`, unlike the others. */
export interface LoginAnswer {
  inner: Inner
  isError: boolean
}

export interface LoginCall {
  name: string
  act: (params: Params) => LoginAnswer
}

function no(inner: Inner): LoginAnswer {
  return { inner, isError: true }
}

function ok(inner: Inner): LoginAnswer {
  return { inner, isError: false }
}

/** The two methods of the web login. Their parameters are sent next to the common ones; a success has no code. */
export function alipayLoginCalls(world: World) {
  const logins = openLogins(world)
  const { appId } = world.secrets.alipay

  const idFor = (person: string, call: string): Inner => {
    const { openId, userId } = alipayIds(personOf(person), appId)
    const isOld = world.faults.strike('loginOldApp', { channel: 'alipay', call })
    return isOld ? { user_id: userId } : { open_id: openId }
  }

  const tokensFor = (person: string, scope: string): LoginAnswer => {
    const { access, refresh } = logins.giveTokens('alipay', person, scope)
    return ok({
      ...idFor(person, 'token'),
      access_token: access.token,
      expires_in: accessSeconds.alipay,
      refresh_token: refresh.token,
      re_expires_in: 2_592_000,
      auth_start: chinaTime(world.clock.nowMs()),
    })
  }

  const token = (params: Params): LoginAnswer => {
    if (params['grant_type'] === 'refresh_token') {
      const known = logins.refresh('alipay', params['refresh_token'] ?? '')
      return known
        ? tokensFor(known.person, known.scope)
        : no({ ...invalid('refresh-token'), sub_code: 'isv.refresh-token-invalid' })
    }
    if (params['grant_type'] !== 'authorization_code')
      return no({ ...invalid('grant-type'), sub_code: 'isv.grant-type-invalid' })
    if (!params['code']) return no(missing('code'))
    const used = logins.useCode('alipay', params['code'])
    if (typeof used === 'string')
      return no({ ...invalid('code', '授权码code无效'), sub_code: 'isv.code-invalid' })
    return tokensFor(used.person, used.scope)
  }

  const share = (params: Params): LoginAnswer => {
    const known = logins.access('alipay', params['auth_token'] ?? '')
    if (!known)
      return no({
        code: '20001',
        msg: 'Insufficient Token Permissions',
        sub_code: 'aop.invalid-auth-token',
        sub_msg: '无效的访问令牌',
      })
    if (known.scope !== 'auth_user')
      return no({
        code: '40006',
        msg: 'Insufficient Permissions',
        sub_code: 'isv.insufficient-user-permissions',
        sub_msg: '用户权限不足',
      })
    const person = personOf(known.person)
    return ok({
      code: '10000',
      msg: 'Success',
      ...idFor(person.key, 'userinfo'),
      ...(person.isReserved ? {} : { nick_name: person.name, gender: 'f' }),
    })
  }

  return {
    'alipay.system.oauth.token': { name: 'token', act: token },
    'alipay.user.info.share': { name: 'userinfo', act: share },
  } as Record<string, LoginCall | undefined>
}
