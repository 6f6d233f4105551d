import { useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { useState } from 'react'
import { StockSheet, type AlertSpec } from './stock-sheet.tsx'
import { alertTexts } from './texts.ts'

type StockAlertProps = { specs: readonly AlertSpec[]; isMain: boolean }

/** Asks for a notice when one of the sold-out options is back. */
export function StockAlert({ specs, isMain }: StockAlertProps) {
  const texts = useTexts(alertTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isMain ? (
        <Button kind="jade" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {texts.tellStock}
        </Button>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          className="min-h-8 text-13 link max-lg:min-h-11"
          onClick={() => setOpen(true)}
        >
          {texts.tellMeOf(specs.length)}
        </button>
      )}
      {isOpen && <StockSheet specs={specs} onClose={() => setOpen(false)} />}
    </>
  )
}
