import { useLazyCall, useTexts } from '@hojip/platform/page'
import { buttonStyle, CopyButton, Icon, phoneIcon } from '@hojip/platform/ui'
import type { Parcel } from '@hojip/shipping/contract'
import { minuteMs } from '@hojip/platform/clock'
import type { Refund, RefundWithLogs } from '../../contract.ts'
import { Panel } from '../../parts/panel.tsx'
import { shopRefundTexts } from '../texts.ts'
import { toStop } from './to-stop.ts'

const askEveryMs = minuteMs

/** Asks the shop to have parcels stopped that are still under way although their product was refunded. */
export function StopPanel({ refund }: { refund: RefundWithLogs }) {
  const isWanted = refund.logs.some(({ action }) => action === 'intercept')
  const { data } = useLazyCall(
    'GET /bizConsole/lookLogistics',
    { orderId: refund.orderId },
    { when: isWanted, everyMs: askEveryMs, live: 'logistics' },
  )
  return <StopParcels refund={refund} parcels={data?.deliveryResultList ?? []} />
}

/** Each parcel that can still be stopped, with its tracking number and its carrier's phone. */
export function StopParcels({ refund, parcels }: { refund: Refund; parcels: readonly Parcel[] }) {
  const t = useTexts(shopRefundTexts)
  const onTheWay = toStop(parcels, refund.orderGoodsId)
  if (onTheWay.length === 0) return null
  return (
    <Panel title={t.stopTitle}>
      <p className="mb-4 text-13 text-ink-2">{t.stopText}</p>
      <ul className="grid gap-3">
        {onTheWay.map(({ pkId, expName, expPhone, number }) => (
          <li
            key={pkId}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-inset px-3.5 py-3"
          >
            <span className="inline-flex min-w-0 flex-1 flex-wrap items-center gap-x-1.5 text-13">
              {expName}{' '}
              <span translate="no" className="figures font-medium break-all">
                {number}
              </span>
              <CopyButton text={number} name={t.number} />
            </span>
            {expPhone && (
              <a href={`tel:${expPhone}`} className={buttonStyle({ size: 'sm' })}>
                <Icon of={phoneIcon} size={16} />
                {t.callCarrier}{' '}
                <span translate="no" className="figures font-medium">
                  {expPhone}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
