import type { Tools } from '@hojip/db'
import type { CarrierGateway } from '../carrier-gateway.ts'

export interface ShippingOptions {
  gateway: CarrierGateway
  /** Origin under which the carrier service reaches `/v1/bizOrderDelivery/notify/…`. */
  callbackUrl: string
}

export interface Desk extends ShippingOptions {
  tools: Tools
}
