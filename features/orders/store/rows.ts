import type { FreightTerms } from '@hojip/catalog/freight'
import type { GoodsOption } from '@hojip/catalog/option-params'
import type { LocalText } from '@hojip/platform/i18n'
import type { CloseReason, DeadlineAction, OrderFacts, OrderStatus } from '../rules/order-state.ts'

/** Where to and to whom, as it was when ordered. */
export interface AddressSnapshot {
  country: 'CN' | 'KR'
  province: string
  city: string
  district: string
  /** Missing in orders placed before addresses had it. */
  street?: string
  detail: string
  postcode: string | null
  salutation: number
}

/** The shop's terms of delivery as they were when ordered. */
export interface OrderFreight extends FreightTerms {
  fromProvince: string
}

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
  /** Of the refunded units: those that never left. */
  cancelled: number
  /** The last application for a refund and how it stands, as after-sales says (`noteRefund`). */
  refundId: string | null
  refundStatus: number
  /** It keeps the line from shipping, and the order from automatic receipt. */
  refundOpen: boolean
  /** The mall has decided against its buyer. */
  refundFinal: boolean
  refundTries: number
  commented: 0 | 1 | 2
}

/** What a goods' page showed when it was bought, in the form of its columns. */
export interface SnapshotContent {
  selling: Partial<LocalText>
  brand: Partial<LocalText>
  gallery: string[]
  params: [LocalText, LocalText][]
  /** Absent in those taken before options said anything about the parameters. */
  options?: GoodsOption[]
  story: { title: Partial<LocalText>; text: Partial<LocalText>; picture?: string | null }[]
  bodyHtml: string
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
  /** Null in orders older than terms by place. */
  freight: OrderFreight | null
  payType: 1 | 2 | null
  createdAt: Date
  paidAt: Date | null
  shippedAt: Date | null
  deliveredAt: Date | null
  finishedAt: Date | null
  /** By its buyer, and not by the clock. */
  isConfirmed: boolean
  closedAt: Date | null
  closeReason: CloseReason | null
  deadlineAt: Date | null
  deadlineAction: DeadlineAction | null
  /** Until when the first parcel was promised; from payment on. */
  shipByAt: Date | null
  isExtended: boolean
  addressChangedAt: Date | null
  /** Since when a parcel of it has not been heard of. */
  parcelSilentAt: Date | null
  /** Since when the shop has a parcel of it back that the carrier could not deliver. */
  parcelReturnedAt: Date | null
  /** What was left of the time to confirm receipt when a refund or a parcel brought back stopped it. */
  receiptLeftMs: number | null
  remindedAt: Date | null
  hiddenAt: Date | null
  /** Its buyer works for the shop, and does not review it. */
  isOwnShop: boolean
  lines: LineRow[]
}

/** Of an address, what an order keeps. */
export function snapshotOfAddress(address: AddressSnapshot): AddressSnapshot {
  const { country, province, city, district, street, detail, postcode, salutation } = address
  return {
    country,
    province,
    city,
    district,
    ...(street ? { street } : {}),
    detail,
    postcode,
    salutation,
  }
}

function sum(lines: readonly LineRow[], of: (line: LineRow) => number) {
  return lines.reduce((n, l) => n + of(l), 0)
}

/** What the table of transitions asks about an order. */
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
    remindedAt: order.remindedAt?.getTime() ?? null,
    shipped: sum(order.lines, (l) => l.shipped),
    due: sum(order.lines, (l) => l.quantity - l.cancelled),
    ready: sum(order.lines, (l) => (l.refundOpen ? 0 : l.quantity - l.cancelled - l.shipped)),
    kept: sum(order.lines, (l) => l.quantity - l.refunded),
    openRefunds: order.lines.filter((l) => l.refundOpen).length,
    isBroughtBack: order.parcelReturnedAt !== null,
    toComment: order.isOwnShop
      ? 0
      : order.lines.filter((l) => l.commented === 0 && l.refunded < l.quantity).length,
    isHidden: order.hiddenAt !== null,
  }
}
