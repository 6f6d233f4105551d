import { useEffect, useState } from 'react'

/** The browser's time, each second while the page is visible. */
export function useSecond(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
