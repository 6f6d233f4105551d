import type { Locale, LocalText } from '@hojip/platform/i18n'
import { known } from '@hojip/platform/known'
import type { CloseReason } from '../rules/order-state.ts'

const closeReasons: Record<CloseReason, LocalText> = {
  cancelled: { 'zh-CN': '买家取消', 'en-US': 'Canceled by the buyer', 'ko-KR': '구매자가 취소했어요' },
  timeout: { 'zh-CN': '超时未付款', 'en-US': 'Not paid in time', 'ko-KR': '결제 시간이 지났어요' },
  calledOff: { 'zh-CN': '买家取消', 'en-US': 'Canceled by the buyer', 'ko-KR': '구매자가 취소했어요' },
  late: { 'zh-CN': '店铺没有按时发货', 'en-US': 'Not shipped in time', 'ko-KR': '제때 발송하지 못했어요' },
  broughtBack: {
    'zh-CN': '包裹退回店铺，没有重新寄出',
    'en-US': 'The parcel was returned to the shop and not sent again',
    'ko-KR': '택배가 가게로 돌아간 뒤 다시 발송되지 않았어요',
  },
  refunded: { 'zh-CN': '已全额退款', 'en-US': 'Fully refunded', 'ko-KR': '전액 환불됐어요' },
}

/** Why an order is closed; '' for a reason of a newer version. */
export function closeReasonText(reason: CloseReason, locale: Locale): string {
  return known(closeReasons, reason)?.[locale] ?? ''
}

/** The sentences of the timeline, by event type. */
export const eventTexts: Record<string, LocalText> = {
  created: { 'zh-CN': '提交订单', 'en-US': 'Order placed', 'ko-KR': '주문했어요' },
  paid: { 'zh-CN': '付款成功', 'en-US': 'Payment received', 'ko-KR': '결제가 완료됐어요' },
  cancelled: {
    'zh-CN': '买家取消了订单',
    'en-US': 'The buyer canceled the order',
    'ko-KR': '구매자가 주문을 취소했어요',
  },
  expired: {
    'zh-CN': '超时未付款，订单自动关闭',
    'en-US': 'Not paid in time; the order was closed',
    'ko-KR': '결제 시간이 지나 주문이 자동으로 취소됐어요',
  },
  shipLate: {
    'zh-CN': '店铺没有在承诺的时间内发货',
    'en-US': 'The shop did not ship in the time it promised',
    'ko-KR': '가게가 약속한 시간 안에 발송하지 못했어요',
  },
  calledOff: {
    'zh-CN': '发货前买家取消了订单，全额退款',
    'en-US': 'The buyer canceled before anything was shipped; the order is refunded in full',
    'ko-KR': '발송 전에 구매자가 주문을 취소했어요. 전액 환불해요',
  },
  cancelledLate: {
    'zh-CN': '买家取消了未按时发货的订单，全额退款',
    'en-US': 'The buyer canceled because the shop did not ship in time; the order is refunded in full',
    'ko-KR': '제때 발송되지 않아 구매자가 취소했어요. 전액 환불해요',
  },
  expiredLate: {
    'zh-CN': '店铺一直没有发货，订单自动取消，全额退款',
    'en-US': 'The shop never shipped; the order was canceled automatically and is refunded in full',
    'ko-KR': '끝내 발송되지 않아 주문이 자동으로 취소됐어요. 전액 환불해요',
  },
  extended: {
    'zh-CN': '买家延长了收货时间',
    'en-US': 'The buyer extended the time to confirm receipt',
    'ko-KR': '구매자가 구매확정을 미뤘어요',
  },
  shopExtended: {
    'zh-CN': '店铺延长了自动确认收货时间',
    'en-US': 'The shop put off automatic receipt',
    'ko-KR': '가게가 자동 구매확정을 미뤘어요',
  },
  addressChanged: {
    'zh-CN': '买家修改了收货地址',
    'en-US': 'The buyer changed the delivery address',
    'ko-KR': '구매자가 배송지를 바꿨어요',
  },
  expressCorrected: {
    'zh-CN': '店铺更正了运单号',
    'en-US': 'The shop corrected the tracking number',
    'ko-KR': '가게가 운송장 번호를 고쳤어요',
  },
  parcelSilent: {
    'zh-CN': '包裹很久没有物流更新，正在向快递公司核实',
    'en-US': 'No news of a parcel for days; we are asking the carrier',
    'ko-KR': '택배 소식이 오래 없어 택배사에 확인하고 있어요',
  },
  parcelHeard: {
    'zh-CN': '包裹物流恢复更新',
    'en-US': 'The parcel is moving again',
    'ko-KR': '택배가 다시 움직이기 시작했어요',
  },
  parcelReturned: {
    'zh-CN': '包裹未能送达，已退回店铺，自动确认收货暂停计时',
    'en-US': 'A parcel could not be delivered and was returned to the shop; automatic receipt is paused',
    'ko-KR': '택배가 배송되지 못해 가게로 돌아갔어요. 자동 구매확정은 멈춰요',
  },
  parcelResent: {
    'zh-CN': '店铺重新寄出了退回的包裹',
    'en-US': 'The shop sent the returned parcel again',
    'ko-KR': '가게가 돌아온 택배를 다시 보냈어요',
  },
  givenBack: {
    'zh-CN': '退回的包裹一直没有重新寄出，订单自动关闭，余款全部退回',
    'en-US': 'The returned parcel was not sent again; the order was closed and the rest is refunded',
    'ko-KR': '돌아온 택배가 다시 발송되지 않아 주문이 자동으로 취소됐어요. 남은 금액을 모두 환불해요',
  },
  giveBackWaits: {
    'zh-CN': '售后处理中，自动退款顺延',
    'en-US': 'A refund is in progress; the automatic refund is postponed',
    'ko-KR': '환불·반품 처리 중이라 자동 환불이 미뤄졌어요',
  },
  reopened: {
    'zh-CN': '关闭后收到付款，库存充足，订单已恢复',
    'en-US': 'The payment arrived late; everything was still in stock and the order is open again',
    'ko-KR': '결제가 늦게 도착했지만 재고가 남아 있어 주문이 다시 열렸어요',
  },
  partShipped: {
    'zh-CN': '部分商品已发货',
    'en-US': 'Part of the order was shipped',
    'ko-KR': '일부 상품을 발송했어요',
  },
  shipped: { 'zh-CN': '商品已发货', 'en-US': 'Shipped', 'ko-KR': '상품을 발송했어요' },
  delivered: { 'zh-CN': '包裹已签收', 'en-US': 'Delivered', 'ko-KR': '배송이 완료됐어요' },
  received: {
    'zh-CN': '买家确认收货',
    'en-US': 'The buyer confirmed receipt',
    'ko-KR': '구매자가 구매를 확정했어요',
  },
  autoReceived: {
    'zh-CN': '系统自动确认收货',
    'en-US': 'Receipt was confirmed automatically',
    'ko-KR': '자동으로 구매확정됐어요',
  },
  refunded: {
    'zh-CN': '全额退款，订单关闭',
    'en-US': 'Fully refunded; the order was closed',
    'ko-KR': '전액 환불되어 주문이 취소됐어요',
  },
  lineRefunded: {
    'zh-CN': '商品退款成功',
    'en-US': 'An item was refunded',
    'ko-KR': '상품 금액이 환불됐어요',
  },
  receiptPaused: {
    'zh-CN': '售后处理中，自动确认收货暂停计时',
    'en-US': 'A refund is in progress; automatic receipt is paused',
    'ko-KR': '환불·반품 처리 중에는 자동 구매확정이 멈춰요',
  },
  receiptResumed: {
    'zh-CN': '售后已结束，自动确认收货继续计时',
    'en-US': 'The refund is settled; the time until automatic receipt continues',
    'ko-KR': '처리가 끝나 자동 구매확정 시간이 다시 흘러요',
  },
  refundedOnTheWay: {
    'zh-CN': '全额退款，订单关闭',
    'en-US': 'Fully refunded; the order was closed',
    'ko-KR': '전액 환불되어 주문이 취소됐어요',
  },
  reminded: {
    'zh-CN': '买家提醒发货',
    'en-US': 'The buyer asked the shop to ship soon',
    'ko-KR': '구매자가 발송을 요청했어요',
  },
  hidden: {
    'zh-CN': '买家删除了订单',
    'en-US': 'The buyer removed the order from the list',
    'ko-KR': '구매자가 주문을 목록에서 지웠어요',
  },
}
