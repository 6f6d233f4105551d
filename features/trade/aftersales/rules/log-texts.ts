import type { LocalText } from '@hojip/platform/i18n'
import type { TransitionName } from './refund-state.ts'

/** The text of each step in the negotiation's log; who took it is shown beside. */
export type LogAction = TransitionName | 'evidence' | 'intercept' | 'moneyFailed' | 'moneyStuck' | 'overdue'

function text(zh: string, en: string, ko: string): LocalText {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }
}

export const logTexts: Record<LogAction, LocalText> = {
  applied: text('提交申请', 'Requested', '신청했어요'),
  acceptedOffer: text(
    '接受店铺提出的退款',
    'Accepted the refund that the shop offered',
    '가게가 제안한 환불을 수락했어요',
  ),
  edited: text('修改了申请', 'Changed the request', '신청을 수정했어요'),
  agreedRefund: text('同意退款', 'The refund was granted', '환불이 승인됐어요'),
  agreedReturn: text('同意退货，等待买家寄回', 'The shop accepted your return', '반품이 승인됐어요'),
  rejected: text('拒绝了申请', 'Refused', '거절했어요'),
  proposed: text('提出其他方案', 'Made another offer', '다른 방안을 제안했어요'),
  acceptedRefund: text('接受方案', 'Accepted the offer', '제안을 수락했어요'),
  acceptedReturn: text('接受方案', 'Accepted the offer', '제안을 수락했어요'),
  declined: text('方案未被接受', 'The offer was declined', '제안이 받아들여지지 않았어요'),
  withdrawn: text('撤销了申请', 'Withdrew the request', '신청을 철회했어요'),
  sentBack: text('已寄回商品', 'Sent the goods back', '상품을 보냈어요'),
  notSentBack: text(
    '超时未寄回，申请关闭',
    'Nothing was sent back in time; the request was closed',
    '기한 안에 반송되지 않아 신청이 종료됐어요',
  ),
  cameBack: text('退货已送达商家', 'The goods are back at the shop', '반품이 가게에 도착했어요'),
  passed: text('验货通过，开始退款', 'The goods passed inspection', '검수를 통과해 환불을 시작해요'),
  failed: text('验货未通过', 'The goods failed inspection', '검수를 통과하지 못했어요'),
  replaced: text('重新申请', 'Requested again', '다시 신청했어요'),
  appealed: text('申请平台介入', 'Asked the mall to decide', '중재를 요청했어요'),
  decidedRefund: text('平台裁定：退款', 'The mall decided: refund', '중재 결과: 환불'),
  decidedReturn: text('平台裁定：退货退款', 'The mall decided: return and refund', '중재 결과: 반품 후 환불'),
  decidedForShop: text('平台裁定：不予退款', 'The mall decided: no refund', '중재 결과: 환불하지 않음'),
  notAppealed: text(
    '超时未申诉，申请关闭',
    'No appeal in time; the request was closed',
    '기한 안에 이의가 없어 신청이 종료됐어요',
  ),
  refunded: text('退款成功', 'The money was refunded', '환불이 완료됐어요'),
  retried: text('平台重新发起退款', 'The mall tried the refund again', '환불을 다시 시도했어요'),
  paidOffline: text('平台已线下退款', 'The mall paid the refund by other means', '다른 방법으로 환불했어요'),
  orderClosed: text(
    '订单已整单取消，申请关闭',
    'The whole order was cancelled; the request was closed',
    '주문이 취소되어 신청이 종료됐어요',
  ),
  hidden: text('删除了记录', 'Removed it from the list', '목록에서 지웠어요'),
  intercept: text(
    '包裹还在路上，请商家联系快递拦截',
    'The parcel is still on its way; the shop should ask the carrier to stop it',
    '택배가 아직 배송 중이에요. 가게가 택배사에 회수를 요청해야 해요',
  ),
  evidence: text('补充凭证', 'Evidence was added', '증빙을 추가했어요'),
  moneyFailed: text(
    '支付渠道退款失败，平台正在处理',
    'The payment provider could not refund; the mall is handling it',
    '결제사 환불에 실패해 호집이 확인하고 있어요',
  ),
  moneyStuck: text(
    '退款还没有到账，平台正在跟进',
    'The refund is taking longer than it should; the mall is handling it',
    '환불이 지연되어 호집이 확인하고 있어요',
  ),
  overdue: text('平台将尽快裁定', 'The mall will decide soon', '곧 중재 결과를 알려드릴게요'),
}
