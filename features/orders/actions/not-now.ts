import { inAllLocales, type LocalText } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { ordersRefusals } from '../refusals.ts'
import { orderStatuses, type OrderStatus } from '../rules/order-state.ts'

function texts(zh: string, en: string, ko: string): LocalText {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }
}

/** What an order is now, and what can be done with it instead. */
const states: Record<OrderStatus, { state: LocalText; instead: LocalText }> = {
  [orderStatuses.unpaid]: {
    state: texts('待付款', 'not paid yet', '결제 대기'),
    instead: texts('可以付款，或取消订单。', 'Pay for it, or cancel it.', '결제하거나 취소할 수 있어요.'),
  },
  [orderStatuses.toShip]: {
    state: texts('待发货', 'paid and waits for the shop to ship', '발송 대기'),
    instead: texts(
      '还没发出的可以取消或申请退款，也可以提醒店铺。',
      'Remind the shop, or ask for a refund of what has not left.',
      '가게에 발송을 재촉하거나, 아직 발송하지 않은 상품의 환불을 신청할 수 있어요.',
    ),
  },
  [orderStatuses.toReceive]: {
    state: texts('待收货', 'on its way', '배송 중'),
    instead: texts(
      '收到后可以确认收货；有问题可以申请售后。',
      'Confirm receipt once it is here, or ask for a refund.',
      '받은 뒤 구매확정하거나 환불·반품을 신청할 수 있어요.',
    ),
  },
  [orderStatuses.completed]: {
    state: texts('已完成', 'completed', '구매확정'),
    instead: texts(
      '期限内可以评价或申请售后。',
      'Within the time for it, review it or ask for a refund.',
      '기간 안에 상품평을 쓰거나 환불·반품을 신청할 수 있어요.',
    ),
  },
  [orderStatuses.closed]: {
    state: texts('已关闭', 'closed', '종료'),
    instead: texts('可以再买一次。', 'You can buy it again.', '다시 구매할 수 있어요.'),
  },
}

/** Says what the order is, to people in a sentence and to programs as `data.current`. */
export function notNow(order: { status: OrderStatus } | undefined): Refusal<'orders/notNow'> {
  const found = order && states[order.status]
  if (!found) return refuse(ordersRefusals.notNow, { state: inAllLocales({ 'zh-CN': '' }), instead: '' })
  return refuse(ordersRefusals.notNow, found, { current: order.status })
}
