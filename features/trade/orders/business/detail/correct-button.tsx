import { useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { Suspense, use, useState } from 'react'
import { CorrectDialogSlot, type CorrectDialogProps } from '../correct-slot.ts'
import { shopOrdersTexts } from '../texts.ts'

/** Opens the dialog that corrects a parcel's tracking number. */
export function CorrectButton({ parcel, purpose }: Pick<CorrectDialogProps, 'parcel' | 'purpose'>) {
  const t = useTexts(shopOrdersTexts)
  const correctDialog = use(CorrectDialogSlot)
  const [isOpen, setOpen] = useState(false)
  if (!correctDialog) return null
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {purpose === 'correct' ? t.correct : t.sendAgain}
      </Button>
      {isOpen && <Suspense>{correctDialog({ parcel, purpose, onClose: () => setOpen(false) })}</Suspense>}
    </>
  )
}
