import { useTexts } from '@hojip/platform/page'
import { CopyButton, Price, priceText } from '@hojip/platform/ui'
import type { Order } from '../../contract.ts'
import { Panel } from '../../parts/detail/panel.tsx'
import { OrderTimes } from '../../parts/detail/order-times.tsx'
import { shopOrdersTexts } from '../texts.ts'

/** The full delivery address, the payment, and the times of the order. */
export function BuyerPanels({ order }: { order: Order }) {
  const t = useTexts(shopOrdersTexts)
  const { consignee, phone, address, regionText, country } = order
  return (
    <div className="grid gap-2 lg:gap-3">
      <Panel
        title={t.receiver}
        more={<CopyButton text={`${consignee} ${phone}\n${address}`} name={t.copyAddress} />}
      >
        <p>
          <b>{consignee}</b>{' '}
          <a href={`tel:${phone}`} className="figures inline-block min-h-6 link font-medium">
            {phone}
          </a>
        </p>
        <p className="mt-1 text-13 leading-loose text-ink-2">
          {regionText !== '' && <span className="block">{regionText}</span>}
          <span lang={country === 'KR' ? 'ko' : 'zh-CN'}>{address}</span>
        </p>
      </Panel>
      <Panel title={t.payment}>
        <Sums order={order} />
      </Panel>
      <Panel title={t.oneOrder}>
        <OrderTimes order={order} />
      </Panel>
    </div>
  )
}

function Sums({ order }: { order: Order }) {
  const t = useTexts(shopOrdersTexts)
  const rows = [
    [t.goodsMoney, order.goodsMoney],
    [t.shippingFee, order.shippingFee],
    ...(Number(order.discountMoney) > 0 ? [[t.discount, `-${order.discountMoney}`] as const] : []),
    ...(Number(order.refundedMoney) > 0 ? [[t.refunded, order.refundedMoney] as const] : []),
  ] as const
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2">
      {rows.map(([name, money]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-2">{name}</dt>
          <dd className="figures text-right">{priceText(money)}</dd>
        </div>
      ))}
      <div className="col-span-2 mt-1 grid grid-cols-subgrid items-baseline border-t border-line pt-3 font-bold">
        <dt>{order.payTime === undefined ? t.due : t.income}</dt>
        <dd className="text-right">
          <Price value={order.totalMoney} tone="ink" exact />
        </dd>
      </div>
    </dl>
  )
}
