import type { Tools } from '@hojip/db'
import type { CarrierGateway } from '../carrier-gateway.ts'

export interface ShippingOptions {
  gateway: CarrierGateway
  /** Origin under which the carrier service reaches `/v1/bizOrderDelivery/notify/…`. */
  callbackUrl: string
}

/** What the room's actions work with. */
export interface ShippingTools extends Tools, ShippingOptions {}
