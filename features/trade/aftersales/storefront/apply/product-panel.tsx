import { applyHref } from '@hojip/hrefs/aftersales'
import { useTexts } from '@hojip/platform/page'
import { Link, Stepper } from '@hojip/platform/ui'
import { wayOf } from './application.ts'
import { LineFacts } from './line-facts.tsx'
import { Panel } from '../../parts/panel.tsx'
import { refundTexts } from '../texts.ts'
import type { Application } from './use-application.ts'

/** The lines of the application and their units. */
export function ProductPanel({ form }: { form: Application }) {
  const t = useTexts(refundTexts)
  const { draft, lines, order, before } = form
  const again = !before && order.lines.filter(({ canRefund }) => canRefund).length > 1 && (
    <Link href={applyHref(order.orderId)} className="inline-flex min-h-6 items-center text-jade-text">
      {t.chooseOthers}
    </Link>
  )
  return (
    <Panel title={t.productTitle} more={again}>
      <ul className="grid gap-4">
        {lines.map((line) => {
          const id = line.orderGoodsId
          const way = wayOf(line, draft.refundType ?? -1, draft.receivingStatus ?? -1)
          const max = way?.maxNum ?? line.maxNum
          return (
            <li key={id} className="grid gap-2.5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-6">
              <LineFacts line={line} />
              {max > 1 ? (
                <span className="max-lg:pl-[84px]">
                  <Stepper
                    value={Math.min(draft.units[id] ?? max, max)}
                    max={max}
                    label={t.units(line.goodsName)}
                    hint={t.atMost(max)}
                    onChange={(value) =>
                      form.change(({ units }) => ({ units: { ...units, [id]: value }, amount: '' }))
                    }
                  />
                </span>
              ) : (
                <span className="text-12 text-ink-3 max-lg:pl-[84px]">{t.atMost(max)}</span>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
