import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether an element has come near the screen since the page was opened; for parts that load only then.
 * @param rootMargin how near, as of an `IntersectionObserver`
 * @param isWanted counts as near at once
 */
export function useNear<E extends Element>(
  rootMargin: string,
  isWanted = false,
): [RefObject<E | null>, boolean] {
  const [isNear, setIsNear] = useState(isWanted)
  const place = useRef<E>(null)
  if (isWanted && !isNear) setIsNear(true)
  useEffect(() => {
    if (isNear || !place.current) return undefined
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin,
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [isNear, rootMargin])
  return [place, isNear]
}
