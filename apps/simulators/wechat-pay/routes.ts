import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readJson } from '../read-body.ts'
import type { World } from '../world.ts'
import { answerCall, answerFile } from './messages/answering.ts'
import { createBills } from './bills.ts'
import { create } from './create.ts'
import { certificatesView } from './certificate.ts'
import { type Answer, no, ok } from './messages/errors.ts'
import { close, query } from './query-and-close.ts'
import { planSettlement, queryRefund, refund } from './refund.ts'
import type { Books } from './trade.ts'

type Named = Record<string, string>

function certificates({ certificates: list, secrets }: World): Answer {
  return list.length > 0
    ? ok(certificatesView(list, secrets.wechat.apiV3Key))
    : no('RESOURCE_NOT_EXISTS', '无可用的平台证书')
}

/** WeChat Pay API v3 for a direct merchant, by Native, H5 and JSAPI. */
export function wechatRoutes(app: FastifyInstance, world: World, books: Books): void {
  const bills = createBills(world, books)
  for (const open of books.refunds.all()) planSettlement(world, books, open)

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    call: string,
    number: string | undefined,
    act: () => Answer | Promise<Answer>,
  ) => answerCall(world, request, reply, { channel: 'wechat', call, number }, act)

  const withBody = (
    request: FastifyRequest,
    reply: FastifyReply,
    call: string,
    act: (body: Record<string, unknown>) => Answer | Promise<Answer>,
  ) => {
    const body = readJson(request.body)
    const number = body?.['out_trade_no']
    const named = typeof number === 'string' ? number : undefined
    return answer(request, reply, call, named, () =>
      body ? act(body) : no('PARAM_ERROR', '请求体不是 JSON 对象'),
    )
  }

  for (const product of ['native', 'h5', 'jsapi'] as const)
    app.post(`/v3/pay/transactions/${product}`, (request, reply) =>
      withBody(request, reply, 'create', (body) => create(world, books, product, body)),
    )
  app.get('/v3/pay/transactions/out-trade-no/:number', (request, reply) => {
    const number = (request.params as Named)['number'] ?? ''
    const { mchid } = request.query as Named
    return answer(request, reply, 'query', number, () => query(world, books, books.trades.get(number), mchid))
  })
  app.get('/v3/pay/transactions/id/:id', (request, reply) => {
    const { id } = request.params as Named
    const trade = books.trades.all().find((one) => one.transactionId === id)
    const { mchid } = request.query as Named
    return answer(request, reply, 'query', trade?.outTradeNo, () => query(world, books, trade, mchid))
  })
  app.post('/v3/pay/transactions/out-trade-no/:number/close', (request, reply) => {
    const number = (request.params as Named)['number'] ?? ''
    const mchid = readJson(request.body)?.['mchid']
    return answer(request, reply, 'close', number, () => close(world, books, books.trades.get(number), mchid))
  })
  app.post('/v3/refund/domestic/refunds', (request, reply) =>
    withBody(request, reply, 'refund', (body) => refund(world, books, body)),
  )
  app.get('/v3/refund/domestic/refunds/:number', (request, reply) => {
    const number = (request.params as Named)['number'] ?? ''
    const trade = books.refunds.get(number)?.outTradeNo
    return answer(request, reply, 'refundQuery', trade, () => queryRefund(world, books, number))
  })
  app.get('/v3/bill/tradebill', (request, reply) =>
    answer(request, reply, 'bill', undefined, () => bills.tradeBill(request.query as Named)),
  )
  app.get('/v3/bill/fundflowbill', (request, reply) =>
    answer(request, reply, 'bill', undefined, () => bills.fundBill(request.query as Named)),
  )
  app.get('/v3/billdownload/file', (request, reply) =>
    answerFile(world, request, reply, () => bills.download((request.query as Named)['token'])),
  )
  // A merchant with a public key has no platform certificates.
  app.get('/v3/certificates', (request, reply) =>
    answer(request, reply, 'certificates', undefined, () => certificates(world)),
  )
}
