import { inAllLocales } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { ordersRefusals } from '../refusals.ts'
import type { OrderStatus } from '../rules/order-state.ts'
import { stateWords } from '../rules/state-words.ts'

/** Says what the order is, to people in a sentence and to programs as `data.current`. */
export function notNow(
  order: { status: OrderStatus } | undefined,
  reader: 'forBuyer' | 'forShop' = 'forBuyer',
): Refusal<'orders/notNow'> {
  const found = order && stateWords[order.status]
  if (!found) return refuse(ordersRefusals.notNow, { state: inAllLocales({ 'zh-CN': '' }), instead: '' })
  const params = { state: found.state, instead: found[reader] }
  return refuse(ordersRefusals.notNow, params, { current: order.status })
}
