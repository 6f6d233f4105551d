import type { Tools } from '@hojip/db'
import type { CarrierGateway } from '../carrier-gateway.ts'

export interface ShippingOptions {
  gateway: CarrierGateway
  /** Origin at which the carrier service reaches `/v1/bizOrderDelivery/notify/…`. */
  callbackUrl: string
}

/** What the room's actions need. */
export interface ShippingTools extends Tools, ShippingOptions {}
