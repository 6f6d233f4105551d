import { fenToYuan } from '@hojip/platform/money'
import { useTexts } from '@hojip/platform/page'
import { Button, classNames, Icon, Price, shieldCheckIcon } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { CartSums } from '../../rules/cart-sums.ts'
import { cartTexts } from '../texts.ts'

interface CartSummaryProps {
  sums: CartSums
  isLeaving: boolean
  onCheckOut: () => void
  /** Below the sums. */
  children?: ReactNode
}

/** The sums at the right of the cart, which stay visible while it scrolls. */
export function CartSummary({ sums, isLeaving, onCheckOut, children }: CartSummaryProps) {
  const t = useTexts(cartTexts)
  const amount = (fen: number) => <Price value={fenToYuan(fen)} size="sm" tone="ink" exact />
  const hasParts = sums.shops.length > 1
  const row = (key: string, name: string, fen: number, look = 'text-ink-2') => (
    <div key={key} className={classNames('flex items-baseline justify-between gap-4', look)}>
      <dt className="min-w-0">{name}</dt>
      <dd>{amount(fen)}</dd>
    </div>
  )
  const nothing = sums.kinds === 0
  return (
    <aside aria-label={t.summary} className="sticky top-4 card p-5 max-lg:hidden">
      <h2 className="mb-3 text-16 font-bold">{t.summary}</h2>
      <dl className="grid gap-2">
        {/* The sum of the shops first: its parts are below it, and lighter. */}
        {row('goods', t.goodsMoney, sums.goodsFen, classNames(hasParts && 'font-medium'))}
        {hasParts &&
          sums.shops.map((shop) =>
            row(shop.shopId, shop.shopName, shop.goodsFen, 'pl-3 text-12 text-ink-3 [&_.price]:text-12'),
          )}
        {row('shipping', t.shipping, sums.shippingFen)}
      </dl>
      <p className="mt-3.5 flex items-baseline justify-between border-t border-line pt-3.5">
        <span>{t.total}</span>
        <Price value={fenToYuan(sums.totalFen)} size="lg" exact />
      </p>
      <Button
        kind="buy"
        size="lg"
        block
        disabled={nothing}
        busy={isLeaving}
        onClick={onCheckOut}
        className="mt-3.5"
      >
        {nothing ? t.checkOut : t.checkOutWith(sums.units)}
      </Button>
      {nothing && <p className="mt-2 text-center text-12 text-ink-3">{t.nothingChosen}</p>}
      <ul className="mt-3.5 grid gap-1.5 text-12 text-ink-3">
        {[t.checkedAgain, t.perShop].map((text) => (
          <li key={text} className="flex gap-1.5">
            <Icon of={shieldCheckIcon} size={14} className="mt-0.5 text-jade-text" />
            {text}
          </li>
        ))}
      </ul>
      {children}
    </aside>
  )
}
