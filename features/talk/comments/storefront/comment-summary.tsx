import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { Stars } from '@hojip/platform/ui'
import type { Summary } from './comment-page.ts'
import { commentsTexts } from './texts.ts'

/** The mean and the distribution of the stars; nothing when there are none. */
export function CommentSummary({ summary }: { summary: Summary }) {
  const texts = useTexts(commentsTexts)
  const locale = useLocale()
  const { score, count, distribution, good } = summary
  if (score === null) return null
  const rated = distribution.reduce((sum, stars) => sum + stars, 0)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-3 rounded-lg bg-inset p-4 lg:max-w-160 lg:gap-x-10 lg:px-6">
      <div className="grid justify-items-center gap-1.5">
        <span className="figures text-40 leading-none">{score}</span>
        <Stars score={score} />
        <span className="text-12 text-ink-3">{texts.count(formatNumber(locale, count))}</span>
        <span className="text-12 text-ink-2">{texts.goodShare(Math.round((good / rated) * 100))}</span>
      </div>
      <dl className="grid gap-1 text-12 text-ink-3">
        {distribution
          .map((stars, at) => ({ stars, of: at + 1 }))
          .toReversed()
          .map(({ stars, of }) => (
            <div key={of} className="grid grid-cols-[48px_minmax(0,1fr)_36px] items-center gap-2">
              <dt>{texts.stars(of)}</dt>
              <dd className="contents">
                <svg
                  viewBox="0 0 100 6"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="h-1.5 w-full rounded-full bg-line"
                >
                  <rect width={(stars / rated) * 100} height="6" className="fill-star" />
                </svg>
                <span className="figures text-right font-medium">{stars}</span>
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
