import type { FastifyInstance, FastifyReply } from 'fastify'
import { aroundCall } from '../faults/around-call.ts'
import type { FaultKind } from '../faults/kinds.ts'
import { html } from '../pages/html.ts'
import { page } from '../pages/page.ts'
import { alipayLoginCalls, type LoginAnswer, type LoginCall } from '../logins/alipay-calls.ts'
import type { World } from '../world.ts'
import { type Inner, invalid, unavailable } from './answers.ts'
import { createBills } from './bills.ts'
import { readContent, readParams, requestFault } from './check-request.ts'
import { isTrade, pagePay, precreate, wapPay } from './open.ts'
import { pay } from './pay.ts'
import { close, query } from './query-and-close.ts'
import { queryRefund, refund } from './refund.ts'
import { signText } from './signature.ts'
import type { Books } from './trade.ts'

interface Call {
  name: string
  act: (content: Inner, params: Record<string, string>) => Inner
}

interface CallWhere {
  channel: 'alipay'
  call: string
  number?: string | undefined
}

/** The gateway writes `/` as `\/`, and signs exactly those bytes. */
function sendSigned(world: World, reply: FastifyReply, method: string, where: CallWhere, inner: Inner) {
  const has = (kind: FaultKind) => world.faults.strike(kind, where) !== undefined
  const key = method === '' ? 'error_response' : `${method.replaceAll('.', '_')}_response`
  const text = JSON.stringify(inner).replaceAll('/', '\\/')
  const signed = has('answerBadSignature') ? `${text} ` : text
  const sign = has('answerUnsigned')
    ? ''
    : `,"sign":"${signText(signed, world.secrets.alipay.platform.privateKey)}"`
  const whole = `{"${key}":${text}${sign}}`
  reply.type('application/json;charset=utf-8')
  return reply.send(has('answerTruncated') ? whole.slice(0, whole.length >> 1) : whole)
}

function sendRefusalPage(reply: FastifyReply, inner: Inner) {
  return reply
    .code(400)
    .type('text/html; charset=utf-8')
    .send(
      page(
        { zh: '无法付款', en: 'This payment cannot be opened' },
        html`<p>${inner['sub_msg'] ?? inner['msg']}</p>
          <p class="quiet">${inner['sub_code'] ?? inner['code']}</p>`,
      ),
    )
}

/** The two methods of the web login return refusals under another name than the payment methods. */
function answerLogin(world: World, reply: FastifyReply, params: Record<string, string>, login: LoginCall) {
  const where: CallWhere = { channel: 'alipay', call: login.name, number: params['code'] }
  const send = ({ inner, isError }: LoginAnswer) =>
    sendSigned(world, reply, isError ? '' : (params['method'] ?? ''), where, inner)
  return aroundCall(world.faults, where, reply, {
    act: () => login.act(params),
    send,
    sendError: () => send({ inner: unavailable, isError: true }),
  })
}

const pages: Record<string, typeof pagePay> = {
  'alipay.trade.page.pay': pagePay,
  'alipay.trade.wap.pay': wapPay,
}

/** Redirects the browser to the payment page of its trade. */
function pageOpener(world: World, books: Books) {
  return (open: typeof pagePay, reply: FastifyReply, content: Inner, params: Record<string, string>) => {
    const result = open(world, books, content, params)
    if (!isTrade(result)) return sendRefusalPage(reply, result)
    const where = { channel: 'alipay', number: result.outTradeNo } as const
    if (world.faults.strike('notifyBeforeCreateAnswer', where)) pay(world, books, result.outTradeNo)
    return reply.redirect(`/sim/alipay/${result.token}`, 302)
  }
}

/** Alipay's gateway: one address for every method, and one for the bill file. */
export function alipayRoutes(app: FastifyInstance, world: World, books: Books): void {
  const bills = createBills(world, books)
  const calls: Record<string, Call> = {
    'alipay.trade.precreate': {
      name: 'create',
      act: (content, params) => precreate(world, books, content, params),
    },
    'alipay.trade.query': { name: 'query', act: (content) => query(world, books, content) },
    'alipay.trade.close': { name: 'close', act: (content) => close(world, books, content) },
    'alipay.trade.refund': { name: 'refund', act: (content) => refund(world, books, content) },
    'alipay.trade.fastpay.refund.query': {
      name: 'refundQuery',
      act: (content) => queryRefund(world, books, content),
    },
    'alipay.data.dataservice.bill.downloadurl.query': {
      name: 'bill',
      act: (content) => bills.query(content),
    },
  }

  const loginCalls = alipayLoginCalls(world)
  const openPage = pageOpener(world, books)

  const answer = (reply: FastifyReply, params: Record<string, string>): unknown => {
    const { method = '' } = params
    const isPage = pages[method]
    const call = calls[method]
    const login = loginCalls[method]
    const content = readContent(params)
    const number = content?.['out_trade_no']
    const where: CallWhere = {
      channel: 'alipay',
      call: isPage ? 'create' : (call?.name ?? method),
      number: typeof number === 'string' ? number : undefined,
    }
    const send = (inner: Inner) =>
      isPage ? sendRefusalPage(reply, inner) : sendSigned(world, reply, call ? method : '', where, inner)
    const fault = requestFault(params, world.secrets.alipay, world.clock.nowMs())
    if (fault) return send(fault)
    if (login) return answerLogin(world, reply, params, login)
    if (!isPage && !call) return send(invalid('method', '不存在的方法名'))
    if (!content) return send(invalid('parameter', 'biz_content 应为 JSON 对象'))
    if (isPage) return openPage(isPage, reply, content, params)
    return aroundCall(world.faults, where, reply, {
      act: () => call?.act(content, params) ?? unavailable,
      send,
      sendError: () => send(unavailable),
    })
  }

  app.get('/gateway.do', (request, reply) => answer(reply, readParams(request)))
  app.post('/gateway.do', (request, reply) => answer(reply, readParams(request)))
  app.get('/alipay/bill', (request, reply) => {
    const bytes = bills.download((request.query as Record<string, string>)['token'])
    if (!bytes) return reply.code(404).type('text/plain; charset=utf-8').send('下载地址已失效')
    return reply.type('application/zip').send(bytes)
  })
}
