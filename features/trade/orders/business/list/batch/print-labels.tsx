import type { Output } from '@hojip/platform/client'
import { useDownload, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Dialog, Icon, Notice, printerIcon } from '@hojip/platform/ui'
import { useState } from 'react'
import { shopOrdersTexts } from '../../texts.ts'

type OddOrder = Output<'POST /bizConsole/checkLabels'>['list'][number]

/** Prints the labels of orders; first it names the orders with characters that the labels cannot show. */
export function PrintLabels({ orderIds, className }: { orderIds: readonly string[]; className: string }) {
  const t = useTexts(shopOrdersTexts)
  const [odd, setOdd] = useState<OddOrder[]>([])
  const labels = useDownload('POST /bizConsole/printLabels')
  const print = () => {
    setOdd([])
    labels.run({ orderIds: [...orderIds] })
  }
  const check = useWrite('POST /bizConsole/checkLabels', {
    onSuccess: ({ list }) => (list.length > 0 ? setOdd(list) : print()),
  })
  return (
    <>
      <Button
        busy={check.isRunning || labels.isRunning}
        onClick={() => check.run({ orderIds: [...orderIds] })}
        className={className}
      >
        <Icon of={printerIcon} size={16} />
        {t.batch.labels}
      </Button>
      {odd.length > 0 && <OddOrders orders={odd} onPrint={print} onClose={() => setOdd([])} />}
    </>
  )
}

interface OddOrdersProps {
  orders: readonly OddOrder[]
  onPrint: () => void
  onClose: () => void
}

function OddOrders({ orders, onPrint, onClose }: OddOrdersProps) {
  const t = useTexts(shopOrdersTexts)
  return (
    <Dialog title={t.batch.oddTitle(orders.length)} onClose={onClose} sheet>
      <div className="grid gap-4 text-13">
        <Notice tone="amber">{t.batch.oddHint}</Notice>
        <ul className="grid max-h-[50vh] gap-2 overflow-y-auto">
          {orders.map(({ pkId, orderCode, characters }) => (
            <li key={pkId} className="flex flex-wrap gap-x-3 gap-y-1">
              <span translate="no" className="figures font-medium">
                {orderCode}
              </span>
              <span translate="no" className="text-16">
                {characters.join(' ')}
              </span>
            </li>
          ))}
        </ul>
        <Button kind="jade" block size="lg" onClick={onPrint}>
          {t.batch.printAnyway}
        </Button>
      </div>
    </Dialog>
  )
}
