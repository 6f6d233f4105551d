import { useEffect, useRef, useState } from 'react'
import { minuteMs } from '../../clock/index.ts'
import { classNames } from '../class-names.ts'
import { HiddenText } from '../messages/hidden-text.tsx'
import { minuteToAnnounce, timeLeft } from './time-left.ts'
import { useUi } from '../ui-context.tsx'

type CountdownProps = {
  /** Epoch ms of the end. */
  until: number
  /** The server's time of the answer in epoch ms, since the visitor's clock may be wrong. */
  now: number
  onEnd?: () => void
  className?: string
}

/** mm:ss, crimson in the last minute; announced at five minutes, at one, and at the end. */
export function Countdown({ until, now, onEnd, className }: CountdownProps) {
  const { t } = useUi()
  const [left, setLeft] = useState(until - now)
  const [announced, setAnnounced] = useState('')
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    const started = performance.now()
    let before = until - now
    const timer = setInterval(() => {
      const current = until - now - (performance.now() - started)
      const minute = minuteToAnnounce(before, current)
      before = current
      setLeft(current)
      if (minute) setAnnounced(t.minutesLeft(minute))
      if (current > 0) return
      clearInterval(timer)
      setAnnounced(t.timeUp)
      end.current?.()
    }, 500)
    return () => clearInterval(timer)
  }, [until, now, t])
  return (
    <span className="inline-flex">
      <span
        role="timer"
        aria-live="off"
        className={classNames(
          'figures text-18 leading-none whitespace-nowrap',
          left <= minuteMs ? 'text-crimson' : 'text-amber',
          className,
        )}
      >
        {timeLeft(left)}
      </span>
      <span role="status">
        <HiddenText>{announced}</HiddenText>
      </span>
    </span>
  )
}
