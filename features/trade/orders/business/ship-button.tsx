import { useTexts } from '@hojip/platform/page'
import { Button, type ButtonSize } from '@hojip/platform/ui'
import { Suspense, use, useState } from 'react'
import type { Order } from '../contract.ts'
import { ShipDialogSlot } from './ship-slot.ts'
import { shopOrdersTexts } from './texts.ts'

type ShipButtonProps = { order: Order; size: ButtonSize; className?: string }

/** Opens the dialog of shipping; nothing when the order may not ship. */
export function ShipButton({ order, size, className }: ShipButtonProps) {
  const t = useTexts(shopOrdersTexts)
  const shipDialog = use(ShipDialogSlot)
  const [isOpen, setOpen] = useState(false)
  if (!shipDialog) return null
  return (
    <>
      {order.actions.includes('ship') && (
        <Button kind="jade" size={size} {...(className ? { className } : {})} onClick={() => setOpen(true)}>
          {order.partShipped ? t.shipRest : t.ship}
        </Button>
      )}
      {isOpen && <Suspense>{shipDialog({ orderId: order.pkId, onClose: () => setOpen(false) })}</Suspense>}
    </>
  )
}
