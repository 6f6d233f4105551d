import { shopOrderHref } from '@hojip/hrefs/orders'
import { useTexts, useDates } from '@hojip/platform/page'
import { ButtonLink, classNames, Link, Picture, Price } from '@hojip/platform/ui'
import type { KeyboardEvent } from 'react'
import type { Order } from '../../contract.ts'
import { ChooseOrder, ChoosePage } from './batch/batch-bar.tsx'
import type { Chosen } from './batch/chosen.ts'
import { maskedName } from '@hojip/policy/masked-name'
import { productsOf } from './order-facts.ts'
import { OrderFlags } from './order-flags.tsx'
import { ShipButton } from '../ship-button.tsx'
import { StateTag } from './state-tag.tsx'
import { shopOrdersTexts } from '../texts.ts'
import { TimeLeft } from './time-left.tsx'

const columns = ['order', 'goods', 'buyer', 'region', 'paid', 'state', 'left', 'acts'] as const
/** Left out where the table is narrow: the order's own page shows it. */
const roomy = new Set(['buyer', 'region'])
const cell = 'border-b border-line px-3 py-2.5 align-middle first:pl-4 last:pr-4'

/** ↑ and ↓ move to the order above and below. */
function onArrow(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const links = [
    ...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('[data-order]') ?? []),
  ]
  const next = links[links.indexOf(event.currentTarget) + step]
  if (step === 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** The desktop's dense list. Arrow keys move between the orders, Enter opens one. */
export function OrdersTable({ orders, chosen }: { orders: readonly Order[]; chosen: Chosen }) {
  const t = useTexts(shopOrdersTexts)
  return (
    <table className="w-full border-collapse text-13">
      <thead>
        <tr className="bg-inset text-left text-12 whitespace-nowrap text-ink-3">
          <td className="border-b border-line py-2 pl-4">
            <ChoosePage chosen={chosen} orders={orders} />
          </td>
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className={classNames(
                'border-b border-line px-3 py-2 font-medium first:pl-4 last:pr-4',
                name === 'paid' && 'text-right',
                roomy.has(name) && 'max-xl:hidden',
              )}
            >
              {t.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.pkId} order={order} chosen={chosen} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ order, chosen }: { order: Order; chosen: Chosen }) {
  const t = useTexts(shopOrdersTexts)
  const dates = useDates()
  const { name, picture, kinds, pieces } = productsOf(order)
  const href = shopOrderHref(order.pkId)
  return (
    <tr className={chosen.has(order.pkId) ? 'bg-jade-soft' : 'hover:bg-inset'}>
      <td className={`${cell} w-5 pr-0!`}>
        <ChooseOrder chosen={chosen} order={order} />
      </td>
      <td className={cell}>
        <Link
          href={href}
          data-order=""
          onKeyDown={onArrow}
          translate="no"
          className="figures font-medium whitespace-nowrap hover:text-jade-text"
        >
          {order.orderCode}
        </Link>
        <span className="flex max-w-44 gap-1.5 text-12 text-ink-3">
          <span className="figures flex-none font-medium">
            {dates.stamp(order.payTime ?? order.orderTime)}
          </span>
          {order.remark && <span className="truncate text-amber">{order.remark}</span>}
        </span>
      </td>
      <td className={cell}>
        <span className="grid min-w-50 grid-cols-[44px_minmax(0,1fr)] items-center gap-2.5">
          <Picture of={picture} alt="" sizes="44px" className="size-11 rounded-sm" />
          <span>
            <span className="line-clamp-1 font-medium">{t.kinds(name, kinds)}</span>
            <span className="text-12 text-ink-3">{t.pieces(pieces)}</span>
          </span>
        </span>
      </td>
      <td className={`${cell} max-xl:hidden`}>
        {maskedName(order.consignee)}
        <span translate="no" className="figures block text-12 font-medium whitespace-nowrap text-ink-3">
          {order.phone}
        </span>
      </td>
      <td className={`${cell} max-xl:hidden`}>{order.regionText}</td>
      <td className={`${cell} text-right`}>
        <Price value={order.totalMoney} size="sm" tone="ink" exact />
      </td>
      <td className={cell}>
        <span className="flex flex-wrap gap-1">
          <StateTag order={order} />
          <OrderFlags order={order} />
        </span>
      </td>
      <td className={cell}>
        <TimeLeft order={order} bar />
      </td>
      <td className={cell}>
        <span className="flex items-center gap-2 whitespace-nowrap">
          <ShipButton order={order} size="xs" />
          <ButtonLink href={href} size="xs">
            {order.actions.includes('track') && !order.actions.includes('ship') ? t.track : t.details}
          </ButtonLink>
        </span>
      </td>
    </tr>
  )
}
