import { useRefresh, useTexts } from '@hojip/platform/page'
import { useEffect, useState } from 'react'
import { leftOf } from '../refund-head.ts'
import { refundTexts } from '../texts.ts'

const everyMs = 10_000

/** The time left until the deadline. Rendered in the browser only, because it depends on the current time. */
export function TimeLeft({ until }: { until: number }) {
  const t = useTexts(refundTexts)
  const refresh = useRefresh()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [until])
  const left = now === undefined ? undefined : leftOf(until, now)
  const isUp = now !== undefined && left === undefined
  useEffect(() => {
    if (isUp) void refresh('GET /bizGoodsRefund/findById/{pkId}')
  }, [isUp, refresh])
  if (now === undefined) return null
  return (
    <b role="timer" aria-live="off" className="figures whitespace-nowrap text-amber">
      {left ? t.left(left.days, left.clock) : t.overdue}
    </b>
  )
}
