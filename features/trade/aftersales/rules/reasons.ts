import type { ReturnRule } from '@hojip/policy/contract'
import { isFinalSale } from '@hojip/policy/return-rule'
import type { LocalText } from '@hojip/platform/i18n'

/** 0 return and refund, 1 refund only. */
type RefundType = 0 | 1
/** 0 the product has not arrived, 1 it has. */
type Receiving = 0 | 1

export interface Way {
  type: RefundType
  receiving: Receiving
}

const ways: readonly Way[] = [
  { type: 1, receiving: 0 },
  { type: 1, receiving: 1 },
  { type: 0, receiving: 1 },
]

/**
 * The combinations of type and receipt that a buyer can choose from.
 * @param isConfirmed the buyer has confirmed receipt, so "not received" is no longer possible
 */
export function waysOf({ isConfirmed }: { isConfirmed: boolean }): readonly Way[] {
  return ways.filter(({ receiving }) => receiving === 1 || !isConfirmed)
}

export interface Reason {
  /** The index in the list, as on the wire and in the tables. The contract's `reasonIndex` has the maximum. */
  index: number
  text: LocalText
  /** The product is at fault: the shop bears shipping both ways, and the buyer has more time to apply. */
  isFault: boolean
  /** The fault can be photographed: a picture is required once the product has arrived. */
  isVisible: boolean
  /** The reason of an offer that the shop makes; no buyer can choose it. */
  isOffer: boolean
}

function reason(
  index: number,
  [zh, en, ko]: readonly [string, string, string],
  kind: 'will' | 'felt' | 'seen' | 'offer',
): Reason {
  return {
    index,
    text: { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko },
    isFault: kind !== 'will',
    isVisible: kind === 'seen',
    isOffer: kind === 'offer',
  }
}

export const reasons: readonly Reason[] = [
  reason(0, ['不想要了', 'No longer wanted', '마음이 바뀌었어요'], 'will'),
  reason(
    1,
    ['拍错/不喜欢/效果不好', 'Ordered by mistake or not as hoped', '잘못 주문했거나 마음에 들지 않아요'],
    'will',
  ),
  reason(2, ['材质不符', 'The material differs', '소재가 설명과 달라요'], 'seen'),
  reason(3, ['尺寸不符', 'The size differs', '크기가 설명과 달라요'], 'felt'),
  reason(4, ['发错货', 'The wrong item came', '다른 상품이 왔어요'], 'seen'),
  reason(5, ['假冒品牌', 'Counterfeit', '위조품이에요'], 'seen'),
  reason(6, ['少件/破损/污渍', 'Missing parts, damage or stains', '빠진 것, 파손, 오염이 있어요'], 'seen'),
  reason(7, ['做工粗糙', 'Poor workmanship', '마감이 좋지 않아요'], 'seen'),
  reason(
    8,
    ['生产日期/保质期不符', 'Production or expiry date differs', '제조일이나 유통기한이 달라요'],
    'seen',
  ),
  reason(9, ['颜色/款式不符', 'The color or style differs', '색상이나 디자인이 달라요'], 'seen'),
  reason(10, ['店铺主动提出退款', 'Offered by the shop', '가게에서 먼저 제안했어요'], 'offer'),
]

/** The reason of every accepted offer. The shop bears the costs, as for a fault. */
export const offerReason = 10

export function reasonOf(index: number): Reason | undefined {
  return reasons[index]
}

/**
 * The reasons that fit. A buyer without the product can name no fault except missing parts; a buyer who keeps it is
 * refunded only for a fault. What was sold without a return for a change of mind comes back only for one, too, once it
 * has left.
 * @param isShipped whether any of the units has left the shop
 */
export function reasonsOf(
  { type, receiving }: Way,
  { isShipped, returnRule }: { isShipped: boolean; returnRule: ReturnRule },
): Reason[] {
  return reasons.filter(({ index, isFault, isOffer }) => {
    if (isOffer || (isShipped && !isFault && isFinalSale(returnRule))) return false
    if (receiving === 0) return !isFault || (index === 6 && isShipped)
    return type === 0 || isFault
  })
}

export function needsFiles(one: Reason, { receiving }: Way): boolean {
  return receiving === 1 && one.isVisible
}
