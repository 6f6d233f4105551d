import { plenty } from '@hojip/inventory/rules'
import { useLocale, useTexts } from '@hojip/platform/page'
import { formatNumber } from '@hojip/platform/i18n'
import { Stepper } from '@hojip/platform/ui'
import { buyTexts } from './texts.ts'
import type { Buying } from './use-buying.ts'

/** From this stock on, the number is not shown. */
const few = 10

/** The quantity, limited by the stock. */
export function StockStepper({ buying, limit }: { buying: Buying; limit: number | undefined }) {
  const texts = useTexts(buyTexts)
  const locale = useLocale()
  const { spec, quantity, setQuantity, most, state } = buying
  const stock = spec?.stock ?? 0
  const left = formatNumber(locale, stock)
  const many = stock >= plenty ? texts.inStock : texts.stock(left)
  const hint = stock === 0 ? texts.soldOut : stock < few ? texts.fewLeft(left) : many
  return (
    <Stepper
      value={quantity}
      onChange={setQuantity}
      max={most}
      disabled={state !== 'buyable' || stock === 0}
      label={texts.quantity}
      hint={limit === undefined ? hint : `${hint} · ${texts.perPerson(formatNumber(locale, limit))}`}
    />
  )
}
