import type { Tools } from '@hojip/db'
import type { Channel } from '@hojip/policy/channels'
import type { PaymentGateway } from '../gateways/gateway.ts'

/** What payments need besides the common tools: the gateways, and the public addresses of the mall. */
export interface PaymentsOptions {
  gateways: Partial<Record<Channel, PaymentGateway>>
  /** The origin under which gateways reach `/v1/bizPay/notify/…`. */
  callbackUrl: string
  /** The origin of the shoppers' site, to which a gateway's page sends them back. */
  publicUrl: string
  /** Whether operators have switched a gateway off for new payments; none is when left out. */
  isSwitchedOff?: (channel: Channel) => boolean
  /** Whether operators have paused a gateway's refunds: they wait in `waitingRefunds`. */
  isRefundPaused: (channel: Channel) => boolean
}

/** What the room's actions work with. */
export interface PaymentsTools extends Tools, PaymentsOptions {}

export function gatewayOf(tools: PaymentsTools, channel: Channel): PaymentGateway {
  const gateway = tools.gateways[channel]
  if (!gateway) throw new Error(`an attempt was made at ${channel}, but no such gateway is configured`)
  return gateway
}
