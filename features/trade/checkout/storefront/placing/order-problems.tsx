import { ordersHref } from '@hojip/hrefs/orders'
import { useTexts } from '@hojip/platform/page'
import { ButtonLink, ErrorSummary, Notice } from '@hojip/platform/ui'
import { useMemo } from 'react'
import type { PreviewLine } from '../../contract.ts'
import { lineId } from '../parcels/parcel.tsx'
import { checkoutTexts } from '../texts.ts'
import type { Placing } from './use-place-order.ts'
import { faultText } from '../parcels/fault-note.tsx'

interface OrderProblemsProps {
  faulty: readonly PreviewLine[]
  refusal: Placing['refusal']
}

/** The problems that prevent ordering, at the top of the page; each links to its line. */
export function OrderProblems({ faulty, refusal }: OrderProblemsProps) {
  const t = useTexts(checkoutTexts)
  const ofLines = faulty.map((line) => ({
    fieldId: lineId(line.goodsSpecId),
    text: t.problem(line.goodsName, faultText(line, t)),
  }))
  const json = JSON.stringify(ofLines)
  // Unchanged problems stay the same object, because the summary takes the focus when it gets new ones.
  const problems = useMemo(() => JSON.parse(json) as { fieldId: string; text: string }[], [json])
  // Lines that are no longer sold show it themselves.
  const isSaid = refusal?.reason === 'checkout/goodsGone' && faulty.length > 0
  if (problems.length === 0 && !refusal) return null
  return (
    <div className="mb-2 grid gap-2 lg:mb-3">
      {problems.length > 0 && <ErrorSummary problems={problems} />}
      {faulty.length > 0 && <p className="text-13 text-ink-2">{t.fixFirst}</p>}
      {refusal && !isSaid && (
        <Notice
          tone="crimson"
          live
          action={
            refusal.reason === 'checkout/tooManyUnpaid' && (
              <ButtonLink size="sm" href={ordersHref({ type: 0 })}>
                {t.toUnpaid}
              </ButtonLink>
            )
          }
        >
          {refusal.text}
        </Notice>
      )}
    </div>
  )
}
