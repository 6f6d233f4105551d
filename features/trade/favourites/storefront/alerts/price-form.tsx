import { yuanToFen, fenToYuan } from '@hojip/platform/money'
import { useTexts } from '@hojip/platform/page'
import { Button, priceText, TextInput } from '@hojip/platform/ui'
import { useState } from 'react'
import type { AlertSpec } from './stock-sheet.tsx'
import { alertTexts } from './texts.ts'
import { useAlerts } from './use-alerts.ts'

/** Asks for a notice when an option costs less: any less, or no more than a price. */
export function PriceForm({ spec }: { spec: AlertSpec }) {
  const t = useTexts(alertTexts)
  const alerts = useAlerts(spec.goodsId)
  const alert = alerts.of(spec.pkId, 'price')
  const [wanted, setWanted] = useState('')
  const [error, setError] = useState<string>()
  const nowFen = yuanToFen(spec.price) ?? 0
  const ask = () => {
    const fen = wanted.trim() === '' ? undefined : yuanToFen(wanted.trim())
    if (wanted.trim() !== '' && (fen === undefined || fen < 1 || fen >= nowFen))
      return setError(t.tooHigh(priceText(spec.price)))
    setError(undefined)
    return alerts.ask(spec.pkId, 'price', fen === undefined ? undefined : fenToYuan(fen))
  }
  if (alert)
    return (
      <p className="flex flex-wrap items-center justify-between gap-2 text-13 text-ink-2">
        {t.waitsFor(priceText(alert.targetPrice ?? spec.price))}
        <Button
          size="sm"
          className="max-lg:min-h-11!"
          busy={alerts.isRunning}
          onClick={() => alerts.drop(alert.pkId)}
        >
          {t.dontTell}
        </Button>
      </p>
    )
  return (
    <form
      noValidate
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <span className="min-w-0 flex-1">
        <TextInput
          id="alert-price"
          label={t.priceLabel}
          hint={t.priceHint}
          inputMode="decimal"
          value={wanted}
          error={error}
          onChange={(event) => setWanted(event.target.value)}
        />
      </span>
      <Button kind="jade" type="submit" className="min-h-11!" busy={alerts.isRunning}>
        {t.tellPrice}
      </Button>
    </form>
  )
}
