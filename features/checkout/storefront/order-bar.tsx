import { useTexts } from '@hojip/platform/page'
import { ActionBar, Icon, Price, priceText, walletIcon } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { Preview } from '../contract.ts'
import { unitsOf } from '../rules/preview-changes.ts'
import { checkoutTexts } from './texts.ts'

interface OrderBarProps {
  /** Left out while something stands against ordering: the button then needs the room to say it. */
  preview: Preview | undefined
  button: ReactNode
}

/** The phone's foot: what is due, and the button. */
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

/** How it is paid is chosen at the cashier. */
export function PaymentNote() {
  const t = useTexts(checkoutTexts)
  return (
    <section className="mt-2 card p-3 lg:mt-3 lg:p-5">
      <h2 className="text-16 font-bold">{t.payment}</h2>
      <p className="mt-2 flex items-center gap-2 text-13 text-ink-2">
        <Icon of={walletIcon} size={18} className="text-ink-3" />
        {t.paymentText}
      </p>
    </section>
  )
}
