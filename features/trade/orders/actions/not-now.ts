import { inAllLocales } from '@hojip/platform/i18n'
import { refuse, type Refusal, type RefusalKind } from '@hojip/platform/refusal'
import { ordersRefusals } from '../refusals.ts'
import type { OrderStatus } from '../rules/order-state.ts'
import { stateWords } from '../rules/state-words.ts'

type Reader = 'forBuyer' | 'forShop'

/**
 * A refusal with the order's state and what can be done instead, to people in a sentence and to programs as
 * `data.current`.
 * @param kind its sentences have the placeholders `{state}` and `{instead}`
 */
export function refuseInState<R extends string>(
  kind: RefusalKind<R, { current: number }>,
  { status }: { status: OrderStatus },
  reader: Reader,
): Refusal<R> {
  const { state, [reader]: instead } = stateWords[status]
  return refuse(kind, { state, instead }, { current: status })
}

/** That a step of the order is not possible now. */
export function notNow(
  order: { status: OrderStatus } | undefined,
  reader: Reader = 'forBuyer',
): Refusal<'orders/notNow'> {
  if (order) return refuseInState(ordersRefusals.notNow, order, reader)
  return refuse(ordersRefusals.notNow, { state: inAllLocales({ 'zh-CN': '' }), instead: '' })
}
