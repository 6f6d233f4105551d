import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openLogins } from '../logins/codes.ts'
import { findPerson, personOf } from '../logins/people.ts'
import { originOf } from '../origin.ts'
import { html } from '../pages/html.ts'
import { button, page } from '../pages/page.ts'
import type { World } from '../world.ts'
import { yuanOf } from '../yuan.ts'
import { pay } from './pay.ts'
import { type Books, stateNow, type Trade } from './trade.ts'

const LINK_MS = 5 * 60_000

type Query = Record<string, string | undefined>

function isWechat({ headers }: FastifyRequest) {
  return /MicroMessenger/i.test(headers['user-agent'] ?? '')
}

function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]
}

/** All names of the local machine count as one network. */
function networkOf(ip: string) {
  const plain = ip.replace(/^::ffff:/, '')
  return plain === '::1' || plain.startsWith('127.') ? 'here' : plain
}

const title = { zh: '微信支付', en: 'WeChat Pay' }

/** The error, in WeChat's words, of the page between a phone's browser and WeChat. */
function linkFault(world: World, trade: Trade | undefined, request: FastifyRequest): string | undefined {
  const { redirect_url: back } = request.query as Query
  const { referer } = request.headers
  const gone = '支付请求已失效，请重新发起支付'
  if (isWechat(request)) return '请在微信外打开订单，进行支付'
  if (!trade?.prepay) return gone
  if (!referer) return '商家参数格式有误，请联系商家解决'
  if (originOf(referer) !== originOf(world.mallUrl)) return '商家存在未配置的参数，请联系商家解决'
  if (back !== undefined && originOf(back) !== originOf(world.mallUrl))
    return '商家存在未配置的参数，请联系商家解决'
  const where = { channel: 'wechat', number: trade.outTradeNo } as const
  const isOld = world.clock.nowMs() - trade.prepay.madeMs > LINK_MS
  if (isOld || world.faults.strike('h5LinkExpired', where)) return gone
  const isElsewhere = networkOf(trade.clientIp ?? '') !== networkOf(request.ip)
  if (isElsewhere || world.faults.strike('h5OtherNetwork', where))
    return '网络环境未能通过安全验证，请稍后再试'
  const { openedBy } = trade.prepay
  if (openedBy !== undefined && openedBy !== cookieOf(request, 'wechat_account'))
    return '该支付请求已由其他微信号打开'
  return undefined
}

/** `checkmweb`: the page between a phone's browser and WeChat. Here it shows the cashier that WeChat would show. */
function linkPage(app: FastifyInstance, world: World, books: Books): void {
  const send = (reply: FastifyReply, body: ReturnType<typeof html>, status = 200) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(page(title, html`<div class="card">${body}</div>`))

  app.get('/cgi-bin/mmpayweb-bin/checkmweb', (request, reply) => {
    const { prepay_id: id, redirect_url: back } = request.query as Query
    const trade = books.trades.all().find((one) => one.product === 'h5' && one.prepay?.id === id)
    const fault = linkFault(world, trade, request)
    if (fault !== undefined || !trade?.prepay) return send(reply, html`<p role="alert">${fault}</p>`, 400)
    const account = cookieOf(request, 'wechat_account') ?? randomBytes(9).toString('base64url')
    const prepay = { ...trade.prepay, openedBy: account }
    world.journal.write(books.trades.change(trade.outTradeNo, { ...trade, prepay }))
    reply.header('set-cookie', `wechat_account=${account}; Path=/; HttpOnly; SameSite=Lax`)
    const where = { channel: 'wechat', number: trade.outTradeNo } as const
    if (back !== undefined && world.faults.strike('h5ReturnsEarly', where)) return reply.redirect(back, 302)
    const action = (what: string) =>
      `/sim/wechat-h5/${trade.outTradeNo}/${what}${back === undefined ? '' : `?redirect_url=${encodeURIComponent(back)}`}`
    const isOpen = stateNow(trade, world.clock.nowMs()) === 'NOTPAY'
    return send(
      reply,
      html`<p>${trade.description}</p>
        <p class="amount">¥${yuanOf(trade.totalFen)}</p>
        <div class="actions pay">
          ${isOpen ? button(action('pay'), { zh: '支付', en: 'Pay' }) : undefined}
          ${button(action('cancel'), { zh: '取消', en: 'Cancel' }, 'plain')}
        </div>`,
    )
  })

  app.post('/sim/wechat-h5/:number/:action', (request, reply) => {
    const { number, action } = request.params as { number: string; action: string }
    const { redirect_url: back } = request.query as Query
    const trade = books.trades.get(number)
    if (trade?.product !== 'h5') return send(reply, html`<p role="alert">没有这笔付款</p>`, 404)
    if (action === 'pay') pay(world, books, number)
    const where = { channel: 'wechat', number } as const
    const stays = back === undefined || world.faults.strike('h5NeverReturns', where) !== undefined
    if (!stays && originOf(back) === originOf(world.mallUrl)) return reply.redirect(back, 303)
    return send(reply, html`<p role="status">${action === 'pay' ? '支付成功' : '已取消'}</p>`)
  })
}

/** `oauth2/authorize`: silently identifies the reader to a page inside WeChat, by the cookie `wechat_person`. */
function payerPage(app: FastifyInstance, world: World): void {
  const logins = openLogins(world)
  const faultIn = (query: Query, request: FastifyRequest): string | undefined => {
    if (!isWechat(request)) return '请在微信客户端打开链接'
    if (query['appid'] !== world.secrets.wechat.appid) return 'AppID 参数错误'
    if (query['response_type'] !== 'code') return 'response_type 参数错误'
    if (query['scope'] !== 'snsapi_base') return 'Scope 参数错误或没有 Scope 权限'
    if (!/^[a-zA-Z0-9]{0,128}$/.test(query['state'] ?? '')) return 'state 参数错误'
    return originOf(query['redirect_uri'] ?? '') === originOf(world.mallUrl)
      ? undefined
      : 'redirect_uri 域名与后台配置不一致'
  }
  app.get('/connect/oauth2/authorize', (request, reply) => {
    const query = request.query as Query
    const fault = faultIn(query, request)
    if (fault !== undefined)
      return reply
        .code(400)
        .type('text/html; charset=utf-8')
        .send(page(title, html`<p class="card">${fault}</p>`))
    const person = findPerson(cookieOf(request, 'wechat_person') ?? 'lin') ?? personOf('lin')
    const back = new URL(query['redirect_uri']!)
    if (!world.faults.strike('oauthWithoutCode', { channel: 'wechat', call: 'authorize' }))
      back.searchParams.set('code', logins.giveCode('wechat', person.key, 'snsapi_base'))
    back.searchParams.set('state', query['state'] ?? '')
    return reply.redirect(back.href, 302)
  })
}

/** WeChat Pay's pages for phones. */
export function wechatPhonePages(app: FastifyInstance, world: World, books: Books): void {
  linkPage(app, world, books)
  payerPage(app, world)
}
