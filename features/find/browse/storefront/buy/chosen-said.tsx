import { useLocale, useTexts } from '@hojip/platform/page'
import { HiddenText, priceText } from '@hojip/platform/ui'
import type { ProductSpec } from '@hojip/catalog/contract'
import { useState } from 'react'
import { stockHint } from './stock-hint.ts'
import { buyTexts } from './texts.ts'

type ChosenSaidProps = {
  spec: ProductSpec | undefined
  /** While another place of the page announces it. */
  isQuiet?: boolean
}

/**
 * Announces to screen readers what was chosen with its price and stock, once: nothing at first, and nothing when price or
 * stock change later.
 */
export function ChosenSaid({ spec, isQuiet = false }: ChosenSaidProps) {
  const texts = useTexts(buyTexts)
  const locale = useLocale()
  const [announced, setAnnounced] = useState({ id: spec?.pkId, text: '' })
  if (spec && spec.pkId !== announced.id) {
    const text = [spec.specText, priceText(spec.price, true), stockHint(texts, locale, spec.stock)]
    setAnnounced({ id: spec.pkId, text: isQuiet ? '' : text.filter(Boolean).join(', ') })
  }
  return (
    <p role="status">
      <HiddenText>{announced.text}</HiddenText>
    </p>
  )
}
