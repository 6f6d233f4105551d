import type { LocalText } from '@hojip/platform/i18n'
import type { PayType } from '@hojip/policy/channels'
import type { Arbitration, DeadlineName, RefundFacts, RefundStatus } from '../rules/refund-state.ts'

export interface AddressRow {
  consignee: string
  phone: string
  address: string
}

/** An application with its line, its order's number and its shop's name. */
export interface RefundRow {
  id: string
  code: string
  orderId: string
  orderCode: string
  payType: PayType | null
  lineId: string
  userId: string
  shopId: string
  shopName: LocalText
  mark: string
  hue: number
  status: RefundStatus
  type: 0 | 1
  receiving: 0 | 1
  reason: number
  detail: string
  files: string[]
  contact: string
  phone: string
  units: number
  /** Those of the units that never left the shop. */
  unshipped: number
  applyFen: number
  goodsFen: number
  shippingFen: number
  isWhole: boolean
  /** The refund: not sent, under way, under way for too long, refused for good, arrived, or paid by other means. */
  money: 'none' | 'sent' | 'stuck' | 'failed' | 'done' | 'offline'
  resalable: boolean
  proposal: { type: 0 | 1; fen: number } | null
  proposals: number
  rejectReason: string | null
  rejectFiles: string[]
  returnAddress: AddressRow | null
  returnParcelId: string | null
  arbitration: Arbitration
  evidenceUntil: Date | null
  deadlineAt: Date | null
  deadlineAction: DeadlineName | null
  appliedAt: Date
  doneAt: Date | null
  cameBackAt: Date | null
  hiddenAt: Date | null
  tryNo: number
  replacedBy: string | null
  /** The shop has stored a return address. */
  hasShopAddress: boolean
  isOrderClosed: boolean
  goodsId: string
  skuId: string
  goodsName: LocalText
  choiceName: LocalText
  picture: string | null
  priceFen: number
  quantity: number
  payFen: number
}

/** The facts of an application that the table's conditions read. */
export function factsOf(refund: RefundRow): RefundFacts {
  return {
    status: refund.status,
    type: refund.type,
    arbitration: refund.arbitration,
    proposalType: refund.proposal?.type ?? null,
    proposals: refund.proposals,
    isSentBack: refund.returnParcelId !== null,
    isBack: refund.cameBackAt !== null,
    hasReturnAddress: refund.hasShopAddress || refund.returnAddress !== null,
    isMoneyFailed: refund.money === 'failed',
    isOrderOver: refund.isOrderClosed,
    evidenceUntil: refund.evidenceUntil?.getTime() ?? null,
    deadlineAt: refund.deadlineAt?.getTime() ?? null,
    isHidden: refund.hiddenAt !== null,
  }
}

export interface LogRow {
  seq: number
  at: Date
  role: string
  action: string
  toStatus: number | null
  text: string
  files: string[]
}
