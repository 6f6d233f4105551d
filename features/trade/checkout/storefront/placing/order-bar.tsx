import { useTexts } from '@hojip/platform/page'
import { ActionBar, Price, priceText } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { Preview } from '../../contract.ts'
import { unitsOf } from '../../rules/preview-changes.ts'
import { checkoutTexts } from '../texts.ts'

interface OrderBarProps {
  /** Left out while something prevents ordering: the button then needs the space to show it. */
  preview: Preview | undefined
  button: ReactNode
}

/** The bar at the bottom on phones: the amount due, and the button. */
export function OrderBar({ preview, button }: OrderBarProps) {
  const t = useTexts(checkoutTexts)
  return (
    <ActionBar className="pl-4!">
      {preview && (
        <span className="min-w-0 leading-tight">
          <span className="whitespace-nowrap">
            {t.due} <Price value={preview.totalMoney} exact />
          </span>
          <span className="block text-12 text-ink-3">
            {t.barNote(unitsOf(preview), priceText(preview.shippingMoney, false))}
          </span>
        </span>
      )}
      {button}
    </ActionBar>
  )
}
