import { shopOrderHref } from '@hojip/hrefs/orders'
import { useTexts, useDates } from '@hojip/platform/page'
import { ButtonLink, Icon, Link, noteIcon, Picture, Price } from '@hojip/platform/ui'
import type { Order } from '../../contract.ts'
import { ChooseOrder } from './batch/batch-bar.tsx'
import type { Chosen } from './batch/chosen.ts'
import { maskedName } from '@hojip/policy/masked-name'
import { productsOf } from './order-facts.ts'
import { OrderFlags } from './order-flags.tsx'
import { ShipButton } from '../ship-button.tsx'
import { StateTag } from './state-tag.tsx'
import { shopOrdersTexts } from '../texts.ts'
import { TimeLeft } from './time-left.tsx'

/** The phone's list: one card per order. */
export function OrdersCards({ orders, chosen }: { orders: readonly Order[]; chosen: Chosen }) {
  return (
    <ul className="grid gap-2">
      {orders.map((order) => (
        <Card key={order.pkId} order={order} chosen={chosen} />
      ))}
    </ul>
  )
}

function Card({ order, chosen }: { order: Order; chosen: Chosen }) {
  const t = useTexts(shopOrdersTexts)
  const dates = useDates()
  const { name, picture, kinds, pieces } = productsOf(order)
  const href = shopOrderHref(order.pkId)
  return (
    <li className="grid gap-2.5 card p-3 text-13">
      <div className="flex items-center gap-2">
        <ChooseOrder chosen={chosen} order={order} />
        <StateTag order={order} />
        <OrderFlags order={order} />
        <span className="ml-auto">
          <TimeLeft order={order} />
        </span>
      </div>
      <Link href={href} className="grid grid-cols-[64px_minmax(0,1fr)_auto] gap-2.5">
        <Picture of={picture} alt="" sizes="64px" className="size-16 rounded-md" />
        <span>
          <span className="line-clamp-2 text-14 font-medium">{t.kinds(name, kinds)}</span>
          <span className="text-ink-3">
            {t.pieces(pieces)} · <span className="figures font-medium">{dates.stamp(order.orderTime)}</span>
          </span>
        </span>
        <Price value={order.totalMoney} size="sm" tone="ink" exact />
      </Link>
      <div className="rounded-sm bg-inset px-2.5 py-2 text-ink-2">
        {maskedName(order.consignee)}{' '}
        <span translate="no" className="figures font-medium">
          {order.phone}
        </span>{' '}
        · {order.regionText}
        {order.remark && (
          <p className="mt-0.5 flex gap-1.5 text-amber">
            <Icon of={noteIcon} size={16} className="mt-0.5" />
            {order.remark}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span translate="no" className="figures mr-auto font-medium text-ink-3">
          {order.orderCode}
        </span>
        <ButtonLink href={href} size="sm" className="min-h-9! rounded-full! px-4!">
          {t.details}
        </ButtonLink>
        <ShipButton order={order} size="sm" className="min-h-9! rounded-full! px-4!" />
      </div>
    </li>
  )
}
