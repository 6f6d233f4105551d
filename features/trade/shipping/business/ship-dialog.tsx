import type { ShipDialogProps } from '@hojip/orders/business'
import type { Output } from '@hojip/platform/client'
import { useLazyCall, useTexts } from '@hojip/platform/page'
import { NotYet, Sheet } from '@hojip/platform/ui'
import { ShipForm } from './ship-form.tsx'
import { shipTexts } from './texts.ts'

/** Ships one order: address, carrier and number, in whole or in parts. */
export function ShipDialog({ orderId, onClose }: ShipDialogProps) {
  const t = useTexts(shipTexts)
  const order = useLazyCall('GET /bizConsole/queryOrderInfo', { orderId }, { freshForMs: 0 })
  const carriers = useLazyCall('GET /bizConsole/queryCarriers', {}, { freshForMs: 0 })
  const retry = () => {
    order.refetch()
    carriers.refetch()
  }
  return (
    <Sheet title={t.title} onClose={onClose}>
      {order.data && carriers.data ? (
        <>
          <Consignee order={order.data} />
          <ShipForm order={order.data} carriers={carriers.data.list} onClose={onClose} />
        </>
      ) : (
        <NotYet words={t} error={order.error ?? carriers.error} onRetry={retry} />
      )}
    </Sheet>
  )
}

function Consignee({ order }: { order: Output<'GET /bizConsole/queryOrderInfo'> }) {
  const t = useTexts(shipTexts)
  return (
    <div className="mb-4 grid gap-1 rounded-md bg-inset px-3.5 py-3 text-13">
      <p>
        <span className="text-ink-3">{t.shipTo}</span> <b>{order.consignee}</b>{' '}
        <span translate="no" className="figures font-medium">
          {order.phone}
        </span>
      </p>
      <p className="text-ink-2">{order.regionText}</p>
      <p lang={order.country === 'KR' ? 'ko' : 'zh-CN'} className="text-ink-2">
        {order.address}
      </p>
      {order.remark && (
        <p className="text-amber">
          {t.note}: {order.remark}
        </p>
      )}
    </div>
  )
}
