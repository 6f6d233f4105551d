import { useSyncExternalStore } from 'react'

const appearsAt = 400

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page is scrolled by more than 400 px, where "back to top" appears. */
export function useScrolledDown(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > appearsAt,
    () => false,
  )
}
