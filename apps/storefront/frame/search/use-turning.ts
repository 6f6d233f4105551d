import { useEffect, useState } from 'react'

const turnMs = 6_000

/**
 * One word after the other, for six seconds each. It stays while it is paused, while nobody sees the page, and for
 * visitors who want less motion.
 */
export function useTurning(words: readonly string[], isPaused: boolean): string | undefined {
  const [turned, setTurned] = useState(0)
  const isStill = isPaused || words.length < 2
  useEffect(() => {
    if (isStill || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) setTurned((before) => before + 1)
    }, turnMs)
    return () => clearInterval(timer)
  }, [isStill])
  return words[turned % Math.max(1, words.length)]
}
