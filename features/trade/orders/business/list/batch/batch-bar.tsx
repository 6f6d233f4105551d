import { batchHref, pickListHref } from '@hojip/hrefs/shipping'
import { useTexts, useViewer } from '@hojip/platform/page'
import { Button, ButtonLink, Checkbox, Icon, listIcon } from '@hojip/platform/ui'
import type { Order } from '../../../contract.ts'
import { orderStatuses } from '../../../rules/order-state.ts'
import { handChosen, type Chosen } from './chosen.ts'
import { PrintLabels } from './print-labels.tsx'
import { shopOrdersTexts } from '../../texts.ts'

/** Whether an order may be chosen: there is something to pack, or a label to print. */
function isChoosable({ orderStatus }: Pick<Order, 'orderStatus'>): boolean {
  return orderStatus === orderStatuses.toShip || orderStatus === orderStatuses.toReceive
}

interface ChooseProps {
  chosen: Chosen
  orders: readonly Order[]
}

/** Chooses all orders of the page, or none. */
export function ChoosePage({ chosen, orders }: ChooseProps) {
  const t = useTexts(shopOrdersTexts)
  const ids = orders.filter(isChoosable).map(({ pkId }) => pkId)
  const count = ids.filter(chosen.has).length
  if (ids.length === 0) return null
  return (
    <Checkbox
      aria-label={t.batch.choosePage}
      checked={count === ids.length}
      mixed={count > 0 && count < ids.length}
      onChange={() => chosen.set(ids, count < ids.length)}
    />
  )
}

export function ChooseOrder({ chosen, order }: { chosen: Chosen; order: Order }) {
  const t = useTexts(shopOrdersTexts)
  if (!isChoosable(order)) return null
  return (
    <Checkbox
      aria-label={t.batch.choose(order.orderCode)}
      checked={chosen.has(order.pkId)}
      onChange={(event) => chosen.set([order.pkId], event.target.checked)}
    />
  )
}

/** At the foot: what can be done with the chosen orders, or, while none is chosen, with all that wait. */
export function BatchBar({ chosen, waiting }: { chosen: Chosen; waiting: number }) {
  const t = useTexts(shopOrdersTexts)
  const access = useViewer()?.access ?? []
  const count = chosen.ids.length
  if (count === 0 && waiting === 0) return null
  const search = count > 0 ? { of: 'chosen' as const } : {}
  const hand = () => handChosen(chosen.ids)
  const size = 'min-h-9! max-lg:min-h-11! max-lg:grow'
  return (
    <section
      aria-label={t.batch.label}
      className="sticky bottom-0 z-20 mt-2 flex flex-wrap items-center gap-2 card px-4 py-2.5 text-13"
    >
      <span role="status" className="mr-1 max-lg:w-full">
        {count > 0 ? t.batch.chosen(count) : t.batch.waiting(waiting)}
      </span>
      {access.includes('orders.ship') && (
        <ButtonLink kind="jade" href={batchHref(search)} onClick={hand} className={size}>
          {t.batch.ship}
        </ButtonLink>
      )}
      {count > 0 && access.includes('customers.read') && (
        <PrintLabels orderIds={chosen.ids} className={size} />
      )}
      <ButtonLink href={pickListHref(search)} onClick={hand} className={size}>
        <Icon of={listIcon} size={16} />
        {t.batch.pickList}
      </ButtonLink>
      {count > 0 && (
        <Button kind="quiet" onClick={chosen.clear} className={size}>
          {t.batch.clear}
        </Button>
      )}
    </section>
  )
}
