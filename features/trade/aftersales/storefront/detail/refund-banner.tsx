import { refundHref } from '@hojip/hrefs/aftersales'
import { refundStatuses } from '@hojip/orders/rules'
import { RefundPaused } from '@hojip/orders/parts/refund-paused'
import { useDates, useTexts } from '@hojip/platform/page'
import { Link } from '@hojip/platform/ui'
import { channelTexts } from '@hojip/policy/channels'
import type { RefundWithLogs } from '../../contract.ts'
import { RefundButtons } from './refund-buttons.tsx'
import { headOf, lineOf } from '../refund-head.ts'
import { RefundProgress } from './refund-progress.tsx'
import { refundTexts } from '../texts.ts'
import { TimeLeft } from './time-left.tsx'
import type { RefundActs } from './use-refund-acts.tsx'

const { applied, rejected, returning, inspecting } = refundStatuses
/** The states that have a deadline. */
const timed: readonly number[] = [applied, rejected, returning, inspecting]

/** The state of an application with its deadline, the buttons and the progress bar. */
export function RefundBanner({ refund, acts }: { refund: RefundWithLogs; acts: RefundActs }) {
  const t = useTexts(refundTexts)
  const channels = useTexts(channelTexts)
  const dates = useDates()
  const { deadlineAt, refundStatus, replacedBy, isMoneyPaused } = refund
  const isTimed = deadlineAt !== undefined && timed.includes(refundStatus)
  return (
    <section className="bg-surface max-lg:-mx-(--gutter) lg:overflow-hidden lg:rounded-lg">
      <div className="gap-6 px-4 pt-4.5 pb-4 lg:flex lg:items-start lg:px-7 lg:pt-6 lg:pb-5">
        <div className="min-w-0 flex-1">
          <h1 className="text-20 font-bold lg:text-24" aria-live="polite">
            {t.heads[headOf(refund)]}
          </h1>
          {isMoneyPaused ? (
            <div className="mt-2.5">
              <RefundPaused to="toBuyer" />
            </div>
          ) : (
            <p className="mt-1 text-ink-2">
              {lineOf(refund, t, channels, dates)} {isTimed && <TimeLeft until={deadlineAt} />}
            </p>
          )}
          {replacedBy && (
            <Link
              href={refundHref(replacedBy)}
              className="mt-1 inline-flex min-h-8 items-center text-jade-text"
            >
              {t.toNewer}
            </Link>
          )}
        </div>
        <div className="flex flex-none flex-row-reverse flex-wrap gap-2.5 max-lg:hidden">
          <RefundButtons refund={refund} acts={acts} />
        </div>
      </div>
      <RefundProgress steps={refund.steps} />
    </section>
  )
}
