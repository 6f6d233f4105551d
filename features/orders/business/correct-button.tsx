import { useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { Suspense, use, useState } from 'react'
import { CorrectDialogSlot, type CorrectDialogProps } from './correct-slot.ts'
import { shopOrdersTexts } from './texts.ts'

/** Opens the dialog that puts a mistyped tracking number right. */
export const CorrectButton = ({ parcel }: Pick<CorrectDialogProps, 'parcel'>) => {
  const t = useTexts(shopOrdersTexts)
  const correctDialog = use(CorrectDialogSlot)
  const [isOpen, setOpen] = useState(false)
  if (!correctDialog) return null
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t.correct}
      </Button>
      {isOpen && <Suspense>{correctDialog({ parcel, onClose: () => setOpen(false) })}</Suspense>}
    </>
  )
}
