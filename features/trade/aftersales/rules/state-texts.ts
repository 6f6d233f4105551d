import { refundStatuses } from '@hojip/orders/rules'
import type { LocalText } from '@hojip/platform/i18n'
import type { RefundStatus } from './refund-state.ts'

function texts(zh: string, en: string, ko: string): LocalText {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }
}

/** What an application is, and who does what next. */
export const stateTexts: Record<RefundStatus, LocalText> = {
  [refundStatuses.none]: texts('还没有申请', 'nothing has been asked for', '아직 신청하지 않았어요'),
  [refundStatuses.applied]: texts(
    '申请在等答复，答复前买家可以修改或撤销',
    'the request waits for an answer; until then its buyer can change or withdraw it',
    '답변을 기다리는 신청이에요. 그때까지 구매자가 고치거나 철회할 수 있어요',
  ),
  [refundStatuses.processing]: texts('已同意退款', 'the refund was granted', '환불이 승인됐어요'),
  [refundStatuses.completed]: texts('已经退款完成', 'the money has gone back', '환불이 끝났어요'),
  [refundStatuses.rejected]: texts(
    '申请被拒绝，买家可以重新申请，或请平台介入',
    'the request was refused; its buyer can ask again, or ask the mall to decide',
    '거절된 신청이에요. 구매자가 다시 신청하거나 중재를 요청할 수 있어요',
  ),
  [refundStatuses.closed]: texts('申请已经关闭', 'the request is closed', '종료된 신청이에요'),
  [refundStatuses.returning]: texts(
    '已同意退货，等商品寄回店铺',
    'the return was granted; the product has to come back first',
    '반품이 승인되어 상품이 가게로 돌아오기를 기다려요',
  ),
  [refundStatuses.inspecting]: texts(
    '商品已寄回，等店铺验货',
    'the product is back and the shop inspects it',
    '상품이 돌아와 가게에서 확인하는 중이에요',
  ),
}
