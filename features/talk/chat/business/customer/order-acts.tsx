import { useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import type { ChatCard } from '../../contract.ts'
import { answeringTexts } from '../texts.ts'

// The dialogs are loaded when they are opened.
const OfferDialog = lazyPart(() =>
  import('@hojip/aftersales/business/offer').then((module) => ({ default: module.OfferDialog })),
)
const ExtendDialog = lazyPart(() =>
  import('@hojip/orders/business/extend').then((module) => ({ default: module.ExtendDialog })),
)
const RemarkDialog = lazyPart(() =>
  import('@hojip/orders/business/remark').then((module) => ({ default: module.RemarkDialog })),
)

const dialogs = { offer: OfferDialog, extend: ExtendDialog, remark: RemarkDialog }
type Act = keyof typeof dialogs

/** What the shop's agents may do with an order beside the conversation: the server returns what its state allows. */
export function OrderActs({ order }: { order: NonNullable<ChatCard['order']> }) {
  const t = useTexts(answeringTexts)
  const [open, setOpen] = useState<Act>()
  const { orderId, orderCode, shopActs } = order
  if (!shopActs) return null
  const acts: Act[] = [
    ...(shopActs.canOffer ? ['offer' as const] : []),
    ...(shopActs.canExtend ? ['extend' as const] : []),
    'remark',
  ]
  const Dialog = open && dialogs[open]
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          size="xs"
          className="max-lg:min-h-11!"
          aria-haspopup="dialog"
          aria-label={t.orderActOf(t.orderActs[act], orderCode)}
          onClick={() => setOpen(act)}
        >
          {t.orderActs[act]}
        </Button>
      ))}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog orderId={orderId} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
