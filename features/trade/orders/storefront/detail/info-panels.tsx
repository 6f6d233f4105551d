import { maskPhone } from '@hojip/policy/contact-phone'
import { useTexts } from '@hojip/platform/page'
import { Price, priceText } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { Order } from '../../contract.ts'
import { orderStatuses } from '../../rules/order-state.ts'
import { OrderPlace } from './order-place.tsx'
import { EventsPanel } from './events-panel.tsx'
import { OrderTimes } from '../../parts/detail/order-times.tsx'
import { Panel } from '../../parts/detail/panel.tsx'
import { ordersTexts } from '../texts.ts'
import type { OrderActs } from '../acts/use-order-acts.tsx'

/** The address, the payment, and the facts of the order. */
export function InfoPanels({ order, acts }: { order: Order; acts: OrderActs }) {
  const t = useTexts(ordersTexts)
  return (
    <div className="grid gap-2 lg:gap-4">
      <Panel title={t.receiver} more={<ChangeAddress order={order} acts={acts} />}>
        <p>
          <b>{order.consignee}</b>{' '}
          <span translate="no" className="figures font-medium">
            {maskPhone(order.phone)}
          </span>
        </p>
        <p className="mt-1 text-13 leading-loose text-ink-2">
          <OrderPlace order={order} />
        </p>
      </Panel>
      <Panel title={t.payment}>
        <Sums order={order} />
      </Panel>
      <Panel title={t.info}>
        <OrderTimes order={order} />
        <EventsPanel orderId={order.pkId} />
      </Panel>
    </div>
  )
}

function ChangeAddress({ order, acts }: { order: Order; acts: OrderActs }) {
  const t = useTexts(ordersTexts)
  if (!order.actions.includes('changeAddress')) return null
  return (
    <button type="button" className="link min-h-8 text-13" onClick={() => acts.act('changeAddress')}>
      {t.actions.changeAddress}
    </button>
  )
}

function Sums({ order }: { order: Order }) {
  const t = useTexts(ordersTexts)
  const { orderStatus, payTime, goodsMoney, shippingFee, discountMoney, refundedMoney, totalMoney } = order
  const isPaid = payTime !== undefined
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2">
      <Sum name={t.goodsMoney}>{priceText(goodsMoney)}</Sum>
      <Sum name={t.shippingFee}>{priceText(shippingFee)}</Sum>
      {Number(discountMoney) > 0 && <Sum name={t.discount}>{priceText(`-${discountMoney}`)}</Sum>}
      <div className="col-span-2 mt-1 grid grid-cols-subgrid items-baseline border-t border-line pt-3 font-bold">
        <dt>{isPaid ? t.paid : orderStatus === orderStatuses.unpaid ? t.due : t.total}</dt>
        <dd className="text-right">
          <Price value={totalMoney} exact tone={orderStatus === orderStatuses.closed ? 'ink' : 'price'} />
        </dd>
      </div>
      {Number(refundedMoney) > 0 && <Sum name={t.refunded}>{priceText(refundedMoney)}</Sum>}
    </dl>
  )
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="figures text-right">{children}</dd>
    </>
  )
}
