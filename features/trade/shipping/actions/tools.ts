import type { Db, Tools } from '@hojip/db'
import type { CarrierGateway } from '../carrier-gateway.ts'

/** Who a shop's parcels come from. */
export interface Sender {
  consignee: string
  phone: string
  address: string
}

export interface ShippingOptions {
  /** The address from which the shop ships, where it has one. */
  senderOf: (db: Db, shop: { shopId?: string | undefined }) => Promise<Sender | undefined>
  gateway: CarrierGateway
  /** Origin at which the carrier service reaches `/v1/bizOrderDelivery/notify/…`. */
  callbackUrl: string
}

/** What the room's actions need. */
export interface ShippingTools extends Tools, ShippingOptions {}
