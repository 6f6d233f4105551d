import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { aroundCall } from '../faults/around-call.ts'
import type { World } from '../world.ts'
import { accessSeconds, openLogins, type Logins, type LoginToken } from './codes.ts'
import { personOf, wechatIds } from './people.ts'

type Answer = Record<string, unknown>
type Query = Record<string, string | undefined>

function no(errcode: number, errmsg: string): Answer {
  return { errcode, errmsg: `${errmsg}, rid: ${crypto.randomUUID()}` }
}

const invalidToken = no(40001, 'invalid credential, access_token is invalid or not latest')

/** The calls that exchange a code, and a refresh token. */
function tokenCalls(world: World, logins: Logins) {
  const { wechat, wechatOpen, wechatAccount } = world.secrets
  /** The website application signs people in; the service account only identifies payers. */
  const apps = [
    { ...wechatOpen, scope: 'snsapi_login' },
    { appid: wechat.appid, secret: wechatAccount.secret, scope: 'snsapi_base' },
  ]
  const appOf = (query: Query) => apps.find(({ appid }) => appid === query['appid'])

  const tokenAnswer = (person: string, scope: string, appid: string): Answer => {
    const { access, refresh } = logins.giveTokens('wechat', person, scope)
    const ids = wechatIds(personOf(person), appid)
    const bare = world.faults.strike('loginWithoutUnionid', { channel: 'wechat', call: 'token' })
    return {
      access_token: access.token,
      expires_in: accessSeconds.wechat,
      refresh_token: refresh.token,
      openid: ids.openid,
      scope,
      ...(bare ? {} : { unionid: ids.unionid }),
    }
  }

  const exchange = (query: Query): Answer => {
    const app = appOf(query)
    if (!app) return no(40013, 'invalid appid')
    const where = { channel: 'wechat', call: 'token', number: query['code'] } as const
    if (query['secret'] !== app.secret || world.faults.strike('loginWrongSecret', where))
      return no(40125, 'invalid appsecret')
    if (query['grant_type'] !== 'authorization_code') return no(40002, 'invalid grant_type')
    if (!query['code']) return no(41008, 'missing code')
    const used = logins.useCode('wechat', query['code'])
    if (used === 'used') return no(40163, 'code been used')
    if (used === 'expired') return no(42003, 'code expired')
    if (used === 'unknown' || used.scope !== app.scope) return no(40029, 'invalid code')
    return tokenAnswer(used.person, used.scope, app.appid)
  }

  const refresh = (query: Query): Answer => {
    const app = appOf(query)
    if (!app) return no(40013, 'invalid appid')
    if (query['grant_type'] !== 'refresh_token') return no(40002, 'invalid grant_type')
    const token = logins.refresh('wechat', query['refresh_token'] ?? '')
    if (!token || token.scope !== app.scope) return no(40030, 'invalid refresh_token')
    const { unionid: _, ...answer } = tokenAnswer(token.person, token.scope, app.appid)
    return { ...answer, refresh_token: token.token }
  }

  return { exchange, refresh }
}

/** The calls that take an access token. */
function personCalls(world: World, logins: Logins) {
  const { appid } = world.secrets.wechatOpen

  /** A token is valid only for its own openid. */
  const holder = (query: Query): LoginToken | Answer => {
    const token = logins.access('wechat', query['access_token'] ?? '')
    if (!token) return invalidToken
    if (wechatIds(personOf(token.person), appid).openid !== query['openid'])
      return no(40003, 'invalid openid')
    return token
  }

  const userinfo = (query: Query): Answer => {
    const token = holder(query)
    if (!('person' in token)) return token
    const person = personOf(token.person as string)
    const { openid, unionid } = wechatIds(person, appid)
    const bare = world.faults.strike('loginWithoutUnionid', { channel: 'wechat', call: 'userinfo' })
    return {
      openid,
      ...(bare ? {} : { unionid }),
      nickname: person.name,
      sex: 0,
      language: '',
      city: '',
      province: '',
      country: '',
      headimgurl: '',
      privilege: [],
    }
  }

  const check = (query: Query): Answer => {
    const token = holder(query)
    return 'person' in token ? { errcode: 0, errmsg: 'ok' } : token
  }

  return { userinfo, check }
}

/** WeChat always answers HTTP 200; an `errcode` reports a failure. */
export function wechatLoginCalls(app: FastifyInstance, world: World): void {
  const logins = openLogins(world)
  const { exchange, refresh } = tokenCalls(world, logins)
  const { userinfo, check } = personCalls(world, logins)
  const calls: [path: string, name: string, act: (query: Query) => Answer][] = [
    ['/sns/oauth2/access_token', 'token', exchange],
    ['/sns/oauth2/refresh_token', 'refresh', refresh],
    ['/sns/userinfo', 'userinfo', userinfo],
    ['/sns/auth', 'check', check],
  ]
  const answer =
    (name: string, act: (query: Query) => Answer) => (request: FastifyRequest, reply: FastifyReply) => {
      const query = request.query as Query
      const where = { channel: 'wechat', call: name, number: query['code'] } as const
      return aroundCall(world.faults, where, reply, {
        act: () => act(query),
        send: (value) => reply.type('text/plain').send(JSON.stringify(value)),
        sendError: () => reply.type('text/plain').send(JSON.stringify(no(-1, 'system error'))),
      })
    }
  for (const [path, name, act] of calls) app.get(path, answer(name, act))
}
