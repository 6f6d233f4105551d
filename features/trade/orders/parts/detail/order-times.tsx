import { Time, useTexts } from '@hojip/platform/page'
import { CopyButton } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { channelOf, channelTexts } from '@hojip/policy/channels'
import type { Order } from '../../contract.ts'
import { orderPartTexts } from '../texts.ts'

/** The order's number, and the times of its steps. */
export function OrderTimes({ order }: { order: Order }) {
  const t = useTexts(orderPartTexts)
  const channels = useTexts(channelTexts)
  const at = (time: string | undefined) => time && <Time at={time} />
  const facts: (readonly [string, ReactNode])[] = [
    [t.placed, at(order.orderTime)],
    [t.payWay, order.payType && channels[channelOf(order.payType)].name],
    [t.payTime, at(order.payTime)],
    [t.shipTime, at(order.deliveryTime)],
    [t.arriveTime, at(order.receiveTime)],
    [t.finishTime, at(order.finishTime)],
    [t.closeTime, at(order.cancelTime)],
    [t.remark, order.remark],
  ]
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-13">
      <dt className="text-ink-3">{t.number}</dt>
      <dd className="flex flex-wrap items-center gap-1">
        <span translate="no" className="figures font-medium">
          {order.orderCode}
        </span>
        <CopyButton text={order.orderCode} name={t.number} />
      </dd>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-3">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
