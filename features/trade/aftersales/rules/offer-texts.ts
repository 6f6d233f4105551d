import type { LocalText } from '@hojip/platform/i18n'
import type { OfferState } from './offer-state.ts'

function texts(zh: string, en: string, ko: string): LocalText {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }
}

/** Why an offer cannot be answered or taken back any more; `open`: its time is over, or the order has moved on. */
export const offerTexts: Record<OfferState, LocalText> = {
  open: texts(
    '订单有了变化，提议的件数或金额已经退不了，店铺可以重新提出',
    'the order has changed, and what was offered cannot be refunded any more; the shop can make a new offer',
    '그 뒤 주문이 바뀌어 제안한 수량이나 금액을 환불할 수 없어요. 가게에서 다시 제안할 수 있어요',
  ),
  accepted: texts(
    '买家已经接受，进度在售后里',
    'its buyer has accepted it, and the refund shows how it goes on',
    '구매자가 이미 수락했고, 진행 상황은 환불·반품에서 볼 수 있어요',
  ),
  declined: texts('买家已经婉拒', 'its buyer has declined it', '구매자가 이미 거절했어요'),
  withdrawn: texts('店铺已经收回', 'the shop has withdrawn it', '가게에서 이미 철회했어요'),
  lapsed: texts('答复的时间已过', 'the time to answer it is over', '답할 수 있는 기간이 지났어요'),
  overtaken: texts(
    '买家自己申请了售后，或订单已经关闭',
    'its buyer has asked for a refund, or the order was closed',
    '구매자가 직접 환불·반품을 신청했거나 주문이 종료됐어요',
  ),
}
