import type { Tools } from '@hojip/db'
import { bind, type Bound, type CallContext, type PlainAnswer } from '@hojip/platform/http'
import { channelNames, type Channel } from '@hojip/policy/channels'
import type { PaymentsOptions } from './actions/tools.ts'
import { createAskOnce } from './actions/ask-once.ts'
import { createForgeries } from './actions/forgeries.ts'
import { handleGatewayMessage, type Sent } from './actions/handle-gateway-message.ts'
import { openPayment } from './actions/open-payment.ts'
import { openInWechat, payAgain, readReturn } from './actions/phone-return.ts'
import { methodsOf, readPayStatus, readSchemes } from './actions/read-payment.ts'
import { paymentsCalls } from './contract.ts'
import type { NotificationCall } from './contract/notifications.ts'

/** WeChat Pay requires IPv4 in its own notation, also when the socket uses IPv6. */
function plainAddress(ip: string) {
  return ip.replace(/^::ffff:(?=\d+\.)/, '')
}

/** What a message of a gateway's is judged by. */
type Sender = Pick<CallContext, 'raw' | 'ip'>

export function paymentsRoutes(tools: Tools, options: PaymentsOptions): Bound[] {
  const paymentsTools = { ...tools, ...options }
  const hearing = { ...paymentsTools, forgeries: createForgeries() }
  const askOnce = createAskOnce(paymentsTools)
  const notified = async (channel: Channel, sent: Sent): Promise<PlainAnswer> => {
    const gateway = options.gateways[channel]
    if (!gateway) return { statusCode: 404, contentType: 'text/plain', body: '' }
    const { status, contentType = 'text/plain', body } = await handleGatewayMessage(hearing, gateway, sent)
    return { statusCode: status, contentType, body }
  }
  const notifications = Object.fromEntries(
    channelNames.map((channel) => [
      `POST /bizPay/notify/${channel}`,
      (_input: unknown, { raw: request, ip }: Sender) => notified(channel, { request, ip }),
    ]),
  ) as Record<NotificationCall, (input: unknown, sender: Sender) => Promise<PlainAnswer>>
  return bind(paymentsCalls, {
    'GET /bizPay/querySchemes': ({ payId }, { viewer, locale }) =>
      readSchemes(paymentsTools, viewer, payId, locale),
    'GET /bizPay/queryMethods': async (_input, { locale }) => ({ list: methodsOf(paymentsTools, locale) }),
    'POST /bizOrder/orderToPay': (input, { viewer, idempotencyKey, ip }) =>
      openPayment(paymentsTools, viewer, { ...input, clientIp: plainAddress(ip) }, idempotencyKey),
    'POST /bizPay/queryReturn': ({ token, ask }) =>
      readReturn(paymentsTools, token, ask === '1' ? askOnce : undefined),
    'POST /bizPay/payAgain': ({ token }, { ip }) => payAgain(paymentsTools, token, plainAddress(ip)),
    'POST /bizPay/openInWechat': ({ token, ...journey }) => openInWechat(paymentsTools, token, journey),
    'GET /bizPay/queryPayStatus': ({ payId, ask }, { viewer }) =>
      readPayStatus(paymentsTools, viewer, payId, ask === '1' ? askOnce : undefined),
    ...notifications,
  })
}
