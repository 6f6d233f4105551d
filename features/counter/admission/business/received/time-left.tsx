import { epochOfWire } from '@hojip/platform/mall-time'
import { useTexts } from '@hojip/platform/page'
import { classNames, useNow } from '@hojip/platform/ui'
import { receivedTexts } from './texts.ts'
import { hourMs, minuteMs } from '@hojip/platform/clock'

/** How long the mall has to answer, more loudly as it gets less. */
export function TimeLeft({ until }: { until: string }) {
  const t = useTexts(receivedTexts)
  const leftMs = epochOfWire(until) - useNow()
  const hours = Math.floor(leftMs / hourMs)
  const text =
    leftMs <= 0
      ? t.late
      : hours < 1
        ? t.minutesLeft(Math.ceil(leftMs / minuteMs))
        : hours < 48
          ? t.hoursLeft(hours)
          : t.daysLeft(Math.floor(hours / 24))
  const tone = leftMs < hourMs ? 'text-crimson' : leftMs < 8 * hourMs ? 'text-amber' : 'text-ink-2'
  return <b className={classNames('figures text-13 font-medium', tone)}>{text}</b>
}
