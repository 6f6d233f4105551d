import { useEffect, useState } from 'react'

const tickMs = 500
function left(until: number) {
  return Math.max(0, Math.ceil((until - Date.now()) / 1_000))
}

/**
 * The seconds left, and a function that starts again. Uses the clock, so that a tab in the background does not fall
 * behind.
 */
export function useCountdown(): [seconds: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (until === 0) return undefined
    const timer = setInterval(() => {
      setSeconds(left(until))
      if (left(until) === 0) setUntil(0)
    }, tickMs)
    return () => clearInterval(timer)
  }, [until])
  const begin = (count: number) => {
    setSeconds(count)
    setUntil(count > 0 ? Date.now() + count * 1_000 : 0)
  }
  return [seconds, begin]
}
