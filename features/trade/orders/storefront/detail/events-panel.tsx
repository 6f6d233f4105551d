import { useLazyCall, useTexts, useDates } from '@hojip/platform/page'
import { Disclosure, Skeleton, Timeline } from '@hojip/platform/ui'
import { useState } from 'react'
import { ordersTexts } from '../texts.ts'

/** The order's timeline, newest first; loaded when it is unfolded. */
export function EventsPanel({ orderId }: { orderId: string }) {
  const t = useTexts(ordersTexts)
  const dates = useDates()
  const [wanted, setWanted] = useState(false)
  const { data } = useLazyCall('GET /bizOrder/queryTimeline', { orderId }, { when: wanted })
  return (
    <div className="mt-3 border-t border-line pt-2 text-13">
      <Disclosure summary={t.events} onOpen={() => setWanted(true)}>
        <div className="pt-3">
          {data ? (
            <Timeline
              entries={data.events
                .toReversed()
                .map(({ seq, time, text }) => ({ key: String(seq), time: dates.stamp(time), text }))}
            />
          ) : (
            <Skeleton className="h-16 w-full" />
          )}
        </div>
      </Disclosure>
    </div>
  )
}
