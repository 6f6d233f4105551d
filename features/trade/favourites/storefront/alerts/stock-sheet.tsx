import { useTexts } from '@hojip/platform/page'
import { Button, Price, Sheet } from '@hojip/platform/ui'
import { alertTexts } from './texts.ts'
import { useAlerts } from './use-alerts.ts'

/** An option on the page of its product. */
export interface AlertSpec {
  pkId: string
  goodsId: string
  specText: string
  price: string
}

type StockSheetProps = { specs: readonly AlertSpec[]; onClose: () => void }

/** The sold-out options, each with a button that asks for a notice when it is back. */
export function StockSheet({ specs, onClose }: StockSheetProps) {
  const t = useTexts(alertTexts)
  const alerts = useAlerts(specs[0]?.goodsId)
  return (
    <Sheet title={t.stockTitle} onClose={onClose}>
      <p className="mb-2 text-13 text-ink-3">{t.stockHint}</p>
      <ul>
        {specs.map(({ pkId, specText, price }) => {
          const alert = alerts.of(pkId, 'stock')
          return (
            <li
              key={pkId}
              className="flex min-h-14 items-center justify-between gap-3 border-t border-line py-2 first:border-t-0"
            >
              <span className="min-w-0">
                <span className="block font-medium">{specText || t.thisProduct}</span>
                <Price value={price} size="sm" exact />
              </span>
              <Button
                kind={alert ? 'outline' : 'jade'}
                className="flex-none max-lg:min-h-11!"
                aria-pressed={alert !== undefined}
                busy={alerts.isRunning}
                onClick={() => (alert ? alerts.drop(alert.pkId) : alerts.ask(pkId, 'stock'))}
              >
                {alert ? t.dontTell : t.tellStock}
              </Button>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
