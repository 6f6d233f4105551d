import { useRefundsWait } from '@hojip/orders/parts/use-refunds-wait'
import { useTexts } from '@hojip/platform/page'
import { Price, priceText } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { RefundableOrder } from '../../contract.ts'
import { Panel } from '../../parts/panel.tsx'
import { refundTexts } from '../texts.ts'
import type { Application } from './use-application.ts'

/** The expected refund, and how it is computed, in sentences. */
export function SumPanel({ form, button }: { form: Application; button: ReactNode }) {
  const t = useTexts(refundTexts)
  const { sums, lines, draft, isWholeOnly } = form
  const wished = lines.length === 1 && !isWholeOnly ? draft.amount : ''
  return (
    <Panel title={t.sumTitle}>
      <div
        aria-live="polite"
        aria-busy={form.isAsking || undefined}
        className={form.isAsking ? 'opacity-60' : undefined}
      >
        {sums ? (
          <>
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 text-13">
              <dt className="text-ink-3">{t.goodsMoney}</dt>
              <dd className="figures text-right font-medium">{priceText(sums.goodsMoney, true)}</dd>
              <dt className="text-ink-3">{t.shippingMoney}</dt>
              <dd className="figures text-right font-medium">{priceText(sums.shippingMoney, true)}</dd>
              <dt className="mt-1 border-t border-line pt-3 text-14 font-bold">{t.expected}</dt>
              <dd className="mt-1 border-t border-line pt-3 text-right">
                <Price value={/^\d+(\.\d{1,2})?$/.test(wished) ? wished : sums.totalMoney} size="lg" exact />
              </dd>
            </dl>
            <h3 className="mt-4 mb-1.5 text-13 font-medium">{t.howTitle}</h3>
            {sums.lines.map(({ orderGoodsId, steps }) => (
              <div key={orderGoodsId} className="mb-2">
                {lines.length > 1 && (
                  <p className="line-clamp-1 text-12 font-medium">
                    {lines.find((line) => line.orderGoodsId === orderGoodsId)?.goodsName}
                  </p>
                )}
                <ol className="grid list-decimal gap-1 pl-4 text-12 text-ink-2">
                  {steps.map(({ code, text }) => (
                    <li key={code}>{text}</li>
                  ))}
                </ol>
              </div>
            ))}
          </>
        ) : (
          <p className="text-13 text-ink-3">{form.isAsking ? t.amountAsking : t.amountLater}</p>
        )}
      </div>
      {button}
    </Panel>
  )
}

/** Which of the next steps is the money's. */
const moneysStep = 2

/** The next steps with their periods. */
export function NextPanel({ order: { payType } }: { order: Pick<RefundableOrder, 'payType'> }) {
  const t = useTexts(refundTexts)
  const doesWait = useRefundsWait(payType)
  const steps = t.next.map((text, at) => (doesWait && at === moneysStep ? t.nextWaits : text))
  return (
    <Panel title={t.nextTitle}>
      <ol className="grid gap-3 text-13 text-ink-2">
        {steps.map((text, at) => (
          <li key={text} className="grid grid-cols-[22px_minmax(0,1fr)] gap-2.5">
            <span
              aria-hidden="true"
              className="figures grid size-[22px] place-items-center rounded-full bg-jade-soft-2 text-12 text-jade-text"
            >
              {at + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
