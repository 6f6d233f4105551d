import { useLocale, useTexts } from '@hojip/platform/page'
import { formatNumber } from '@hojip/platform/i18n'
import { Stepper } from '@hojip/platform/ui'
import { stockHint } from './stock-hint.ts'
import { buyTexts } from './texts.ts'
import type { Buying } from './use-buying.ts'

/** The quantity, limited by the stock. */
export function StockStepper({ buying, limit }: { buying: Buying; limit: number | undefined }) {
  const texts = useTexts(buyTexts)
  const locale = useLocale()
  const { spec, quantity, setQuantity, most, state } = buying
  const stock = spec?.stock ?? 0
  const hint = stockHint(texts, locale, stock)
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
