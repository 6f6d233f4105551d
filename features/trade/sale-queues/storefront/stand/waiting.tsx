import { formatNumber } from '@hojip/platform/i18n'
import { minuteMs } from '@hojip/platform/clock'
import { useDates, useLocale, useTexts } from '@hojip/platform/page'
import { checkIcon, Countdown, Icon, Notice } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { Turn } from '../../contract.ts'
import { queueTexts } from '../texts.ts'

/** What somebody who waits may rely on. */
function Promises({ turn }: { turn: Turn }) {
  const t = useTexts(queueTexts)
  return (
    <ul className="grid gap-2 border-t border-line pt-4 text-left text-13 text-ink-2">
      {[t.keeps, t.lasts(turn.orderMinutes), t.noStock].map((text) => (
        <li key={text} className="flex gap-2">
          <Icon of={checkIcon} size={16} className="mt-0.5 flex-none text-jade-text" />
          {text}
        </li>
      ))}
    </ul>
  )
}

function Standing({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div role="status" className="grid justify-items-center gap-1.5">
      <h2 className="figures text-24 font-bold text-balance">{title}</h2>
      {children}
    </div>
  )
}

/** The place, the people before, and how long it takes at the present pace. */
export function Waiting({ turn }: { turn: Turn & { isSlower: boolean } }) {
  const t = useTexts(queueTexts)
  const locale = useLocale()
  const { before, number, waitMs, isPaused, isSlower } = turn
  return (
    <>
      <Standing title={before ? t.before(formatNumber(locale, before)) : t.youAreNext}>
        {waitMs !== null && <p className="text-16 text-jade-text">{t.wait(Math.ceil(waitMs / minuteMs))}</p>}
        <p className="text-13 text-ink-3">{t.number(formatNumber(locale, number ?? 0))}</p>
      </Standing>
      {isPaused ? (
        <Notice tone="amber">{t.paused}</Notice>
      ) : (
        isSlower && <Notice tone="amber">{t.slower}</Notice>
      )}
      <Promises turn={turn} />
    </>
  )
}

/** Before the opening: when it is, and that nobody gains by being early. */
export function Gathering({ turn }: { turn: Turn }) {
  const t = useTexts(queueTexts)
  const dates = useDates()
  const { opensAt, serverTime } = turn
  return (
    <>
      <Standing title={t.gathering(dates.clock(opensAt))}>
        {opensAt > serverTime && (
          <p className="flex items-center gap-2 text-13 text-ink-3">
            {t.opensIn}
            <Countdown until={opensAt} now={serverTime} />
          </p>
        )}
      </Standing>
      <p className="text-13 text-balance text-ink-2">{t.drawn}</p>
      <Promises turn={turn} />
    </>
  )
}
