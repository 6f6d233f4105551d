import type { LocalText } from '@hojip/platform/i18n'
import { orderStatuses, type OrderStatus } from './order-state.ts'

function texts(zh: string, en: string, ko: string): LocalText {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }
}

interface Words {
  /** What the order is, as a part of a sentence. */
  state: LocalText
  /** What its buyer can do with it. */
  forBuyer: LocalText
  /** What its shop can do with it. */
  forShop: LocalText
}

/** What an order is now, and what can be done with it instead of a refused step. */
export const stateWords: Record<OrderStatus, Words> = {
  [orderStatuses.unpaid]: {
    state: texts('待付款', 'not paid yet', '결제 대기'),
    forBuyer: texts('可以付款，或取消订单。', 'Pay for it, or cancel it.', '결제하거나 취소할 수 있어요.'),
    forShop: texts('请等买家付款。', 'Wait for its buyer to pay.', '구매자가 결제할 때까지 기다려 주세요.'),
  },
  [orderStatuses.toShip]: {
    state: texts('待发货', 'paid and waits for the shop to ship', '발송 대기'),
    forBuyer: texts(
      '还没发出的可以取消或申请退款，也可以提醒店铺。',
      'Remind the shop, or ask for a refund of what has not left.',
      '가게에 발송을 재촉하거나, 아직 발송하지 않은 상품의 환불을 신청할 수 있어요.',
    ),
    forShop: texts('请先发货。', 'Ship it first.', '먼저 발송해 주세요.'),
  },
  [orderStatuses.toReceive]: {
    state: texts('待收货', 'on its way', '배송 중'),
    forBuyer: texts(
      '收到后可以确认收货；有问题可以申请售后。',
      'Confirm receipt once it is here, or ask for a refund.',
      '받은 뒤 구매확정하거나 환불·반품을 신청할 수 있어요.',
    ),
    forShop: texts(
      '商品已经全部发出，在物流里可以看到运单号。',
      'Everything has left already; its parcels show the tracking numbers.',
      '상품은 모두 발송됐고, 운송장 번호는 배송 정보에 있어요.',
    ),
  },
  [orderStatuses.completed]: {
    state: texts('已完成', 'completed', '구매확정'),
    forBuyer: texts(
      '期限内可以评价或申请售后。',
      'Within the time for it, review it or ask for a refund.',
      '기간 안에 상품평을 쓰거나 환불·반품을 신청할 수 있어요.',
    ),
    forShop: texts(
      '买家已经收货，不用再做什么。',
      'Its buyer has it, and nothing is left to do.',
      '구매자가 받은 주문이라 더 할 일이 없어요.',
    ),
  },
  [orderStatuses.closed]: {
    state: texts('已关闭', 'closed', '종료'),
    forBuyer: texts('可以再买一次。', 'You can buy it again.', '다시 구매할 수 있어요.'),
    forShop: texts('请不要寄出商品。', 'Do not send anything.', '상품을 보내지 마세요.'),
  },
}
