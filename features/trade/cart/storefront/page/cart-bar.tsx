import { fenToYuan } from '@hojip/platform/money'
import { useTexts } from '@hojip/platform/page'
import { ActionBar, Button, Checkbox, Price, priceText } from '@hojip/platform/ui'
import type { CartSums } from '../../rules/cart-sums.ts'
import type { TickState } from '../../rules/cart-lines.ts'
import { cartTexts } from '../texts.ts'

interface CartBarProps {
  sums: CartSums
  ticks: TickState
  onTickAll: () => void
  isLeaving: boolean
  onCheckOut: () => void
  /** The actions for the selected lines while the cart is being edited. */
  managing: false | { onRemove: () => void; onFavour: () => void }
}

/** The phone's bar: select all, the total, and the checkout button. */
export function CartBar({ sums, ticks, onTickAll, isLeaving, onCheckOut, managing }: CartBarProps) {
  const t = useTexts(cartTexts)
  const nothing = sums.kinds === 0
  return (
    <ActionBar className="pl-4!">
      <Checkbox
        checked={ticks === 'all'}
        mixed={ticks === 'some'}
        onChange={onTickAll}
        className="min-h-11! flex-none text-13"
      >
        <span className="max-[374px]:sr-only">{t.selectAll}</span>
      </Checkbox>
      {managing ? (
        <>
          <Button disabled={nothing} onClick={managing.onFavour} className="ml-auto min-h-11! px-3.5!">
            {t.saveChosen}
          </Button>
          <Button kind="danger" disabled={nothing} onClick={managing.onRemove} className="min-h-11! px-3.5!">
            {t.removeChosen}
          </Button>
        </>
      ) : (
        <>
          <span className="ml-auto min-w-0 text-right leading-tight">
            <span className="whitespace-nowrap">
              {t.total} <Price value={fenToYuan(sums.totalFen)} exact />
            </span>
            <span className="block truncate text-12 text-ink-3 max-[374px]:hidden">
              {nothing
                ? t.nothingChosen
                : t.barNote(priceText(fenToYuan(sums.shippingFen), false), sums.units)}
            </span>
          </span>
          <Button
            kind="buy"
            disabled={nothing}
            busy={isLeaving}
            onClick={onCheckOut}
            className="min-h-[46px]! flex-none rounded-full! px-6! text-16! max-[374px]:px-4! font-bold!"
          >
            {t.checkOut}
          </Button>
        </>
      )}
    </ActionBar>
  )
}
