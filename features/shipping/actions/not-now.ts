import { stateWords, type OrderRow } from '@hojip/orders'
import { refuse, type Refusal, type RefusalKind } from '@hojip/platform/refusal'

/** Says to the shop what the order is, and what to do instead; to programs as `data.current`. */
export function notNow<R extends string>(
  kind: RefusalKind<R>,
  { status }: Pick<OrderRow, 'status'>,
): Refusal<R> {
  const { state, forShop } = stateWords[status]
  return refuse(kind, { state, instead: forShop }, { current: status })
}
