import { lazy, Suspense, useSyncExternalStore } from 'react'

export type SideTool = { href: string; label: string; icon: string; count?: number }

const SideTools = lazy(() => import('./side-tools.tsx').then((module) => ({ default: module.SideTools })))

const appearsAt = 400
function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

function useScrolledDown() {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > appearsAt,
    () => false,
  )
}

/** The tools at the right edge, loaded when there is something to show. Desktop only. */
export function SidePanel({ tools = [] }: { tools?: SideTool[] }) {
  const down = useScrolledDown()
  if (tools.length === 0 && !down) return null
  return (
    <Suspense fallback={null}>
      <SideTools tools={tools} down={down} />
    </Suspense>
  )
}
