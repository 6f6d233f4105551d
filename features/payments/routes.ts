import type { Tools } from '@hojip/db'
import { bind, type Bound, type PlainAnswer, type RawRequest } from '@hojip/platform/http'
import type { PaymentsOptions } from './actions/desk.ts'
import { hearGateway } from './actions/hear-gateway.ts'
import { openPayment } from './actions/open-payment.ts'
import { readPayStatus, readSchemes } from './actions/read-payment.ts'
import { paymentsCalls } from './contract.ts'
import type { Channel } from './rules/ledger.ts'

export const paymentsRoutes = (tools: Tools, options: PaymentsOptions): Bound[] => {
  const desk = { ...options, tools }
  const notified = async (channel: Channel, raw: RawRequest): Promise<PlainAnswer> => {
    const gateway = options.gateways[channel]
    if (!gateway) return { statusCode: 404, contentType: 'text/plain', body: '' }
    const { status, contentType = 'text/plain', body } = await hearGateway(desk, gateway, raw)
    return { statusCode: status, contentType, body }
  }
  return bind(paymentsCalls, {
    'GET /bizPay/querySchemes': ({ payId }, { viewer, locale }) => readSchemes(desk, viewer, payId, locale),
    'POST /bizOrder/orderToPay': (input, { viewer, idempotencyKey }) =>
      openPayment(desk, viewer, input, idempotencyKey!),
    'GET /bizPay/queryPayStatus': ({ payId, ask }, { viewer }) =>
      readPayStatus(desk, viewer, payId, ask === '1'),
    'POST /bizPay/notify/wechat': (_input, { raw }) => notified('wechat', raw),
    'POST /bizPay/notify/alipay': (_input, { raw }) => notified('alipay', raw),
  })
}
