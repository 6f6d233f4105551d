import type { ShopHoliday } from '@hojip/policy'
import type { ReturnRule } from '@hojip/policy/contract'
import type { BoughtField, FreightPart, FreightTerms } from '@hojip/catalog/rules'
import type { StoredValues } from '@hojip/catalog/stored-fields'
import type { LocalText } from '@hojip/platform/i18n'
import type { PayType } from '@hojip/policy/channels'
import type { CloseReason, DeadlineAction, OrderFacts, OrderStatus } from '../rules/order-state.ts'

/** Recipient and address as they were when ordered. */
export interface AddressSnapshot {
  country: 'CN' | 'KR'
  province: string
  city: string
  district: string
  /** Absent in orders older than this field. */
  street?: string
  detail: string
  postcode: string | null
  salutation: number
}

/** The terms of delivery when ordered: of older orders the shop's only ones, otherwise by template, with what they charge. */
export type OrderFreight = { fromProvince: string } & (FreightTerms | { parts: FreightPart[] })

export interface LineRow {
  id: string
  goodsId: string
  skuId: string
  goodsSn: string
  goodsName: LocalText
  choiceName: LocalText
  picture: string | null
  priceFen: number
  quantity: number
  payFen: number
  shipped: number
  refunded: number
  refundedFen: number
  /** Those of the refunded units that never left. */
  cancelled: number
  /** The latest application for a refund and its status, from `aftersales` (`noteRefund`). */
  refundId: string | null
  refundStatus: number
  /** Prevents the line from shipping, and the order from automatic receipt. */
  refundOpen: boolean
  /** The mall has decided against its buyer. */
  refundFinal: boolean
  refundTries: number
  commented: 0 | 1 | 2
  /** The rule of returns that it was bought by. */
  returnRule: ReturnRule
}

/** What a product's page showed when it was bought, in the form of its columns. */
export type SnapshotContent = Pick<StoredValues, Exclude<BoughtField, 'options'>> & {
  /** Absent in older snapshots, from before options had parameters. */
  options?: StoredValues['options']
}

export interface OrderRow {
  id: string
  code: string
  purchaseId: string
  purchaseCode: string
  userId: string
  shopId: string
  shopName: LocalText
  mark: string
  hue: number
  shopHoliday: ShopHoliday | null
  status: OrderStatus
  goodsFen: number
  shippingFen: number
  discountFen: number
  totalFen: number
  refundedFen: number
  remark: string
  consignee: string
  phone: string
  address: AddressSnapshot
  /** Null in orders from before delivery terms depended on the place. */
  freight: OrderFreight | null
  payType: PayType | null
  createdAt: Date
  paidAt: Date | null
  shippedAt: Date | null
  deliveredAt: Date | null
  finishedAt: Date | null
  /** By its buyer, not automatically. */
  isConfirmed: boolean
  closedAt: Date | null
  closeReason: CloseReason | null
  deadlineAt: Date | null
  deadlineAction: DeadlineAction | null
  /** When it was promised to arrive, as the buyer saw it; null in orders from before it was stored. */
  arriveFromAt: Date | null
  arriveToAt: Date | null
  /** When the first parcel was promised to leave; set at payment. */
  shipByAt: Date | null
  isExtended: boolean
  isShopExtended: boolean
  addressChangedAt: Date | null
  /** Since when no carrier has reported on one of its parcels. */
  parcelSilentAt: Date | null
  /** Since when an undeliverable parcel has been back at the shop. */
  parcelReturnedAt: Date | null
  /** What was left of the time to confirm receipt when a refund or a returned parcel paused it. */
  receiptLeftMs: number | null
  remindedAt: Date | null
  hiddenAt: Date | null
  /** Its buyer works for the shop, and may not review it. */
  isOwnShop: boolean
  lines: LineRow[]
}

/** What an order stores of an address. */
export function snapshotOfAddress(address: AddressSnapshot): AddressSnapshot {
  const { country, province, city, district, street, detail, postcode, salutation } = address
  return { country, province, city, district, ...(street ? { street } : {}), detail, postcode, salutation }
}

function sum(lines: readonly LineRow[], of: (line: LineRow) => number) {
  return lines.reduce((n, l) => n + of(l), 0)
}

/** The facts that the table of transitions checks. */
export function factsOf(order: OrderRow): OrderFacts {
  return {
    status: order.status,
    finishedAt: order.finishedAt?.getTime() ?? null,
    closedAt: order.closedAt?.getTime() ?? null,
    closeReason: order.closeReason,
    deadlineAt: order.deadlineAt?.getTime() ?? null,
    deadlineAction: order.deadlineAction,
    shipByAt: order.shipByAt?.getTime() ?? null,
    isExtended: order.isExtended,
    isShopExtended: order.isShopExtended,
    remindedAt: order.remindedAt?.getTime() ?? null,
    shipped: sum(order.lines, (l) => l.shipped),
    due: sum(order.lines, (l) => l.quantity - l.cancelled),
    ready: sum(order.lines, (l) => (l.refundOpen ? 0 : l.quantity - l.cancelled - l.shipped)),
    remaining: sum(order.lines, (l) => l.quantity - l.refunded),
    openRefunds: order.lines.filter((l) => l.refundOpen).length,
    isBroughtBack: order.parcelReturnedAt !== null,
    toComment: order.isOwnShop
      ? 0
      : order.lines.filter((l) => l.commented === 0 && l.refunded < l.quantity).length,
    isHidden: order.hiddenAt !== null,
  }
}
