import { useLocale, useTexts, useDates } from '@hojip/platform/page'
import { Timeline } from '@hojip/platform/ui'
import { orderPartTexts } from '../texts.ts'

/** An entry of a parcel's trace; `deliverystatus` and `place` are absent where the carrier does not report them. */
interface ParcelStop {
  time: string
  status: string
  deliverystatus?: number | undefined
  place?: string | undefined
}

/** The state of a parcel in the reader's language. */
export function useParcelState(): (deliverystatus: number) => string | undefined {
  const t = useTexts(orderPartTexts)
  return (deliverystatus) => t.parcelStates[deliverystatus]
}

/** The way of a parcel, the newest stop first: of an order as well as of a return. */
export function ParcelTimeline({
  stops,
  deliverystatus,
}: {
  stops: readonly ParcelStop[]
  deliverystatus: number
}) {
  const t = useTexts(orderPartTexts)
  const dates = useDates()
  if (stops.length === 0) return <p className="text-13 text-ink-3">{t.noTraces}</p>
  return (
    <div aria-live="polite">
      <Timeline
        entries={stops.map((stop, at) => ({
          key: `${stop.time} ${stops.length - at}`,
          time: dates.stamp(stop.time),
          title: at === 0 ? t.parcelStates[deliverystatus] : undefined,
          text: <Stop stop={stop} isNewest={at === 0} />,
        }))}
      />
    </div>
  )
}

/**
 * The meaning of a trace in the reader's language, where the carrier gives it, above the carrier's own
 * Chinese text.
 */
function Stop({ stop, isNewest }: { stop: ParcelStop; isNewest: boolean }) {
  const t = useTexts(orderPartTexts)
  const locale = useLocale()
  const words = <span lang="zh-CN">{stop.status}</span>
  if (locale === 'zh-CN' || stop.deliverystatus === undefined) return words
  const state = isNewest ? undefined : t.parcelStates[stop.deliverystatus]
  return (
    <>
      <span className="block">{[state, stop.place].filter(Boolean).join(' · ')}</span>
      <span className="block text-12 text-ink-3">{words}</span>
    </>
  )
}
