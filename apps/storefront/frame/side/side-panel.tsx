import { useHasRoom } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useSyncExternalStore } from 'react'
import type { MallShellData } from '../shell-data.ts'

const SideTools = lazyPart(() => import('./side-tools.tsx').then((module) => ({ default: module.SideTools })))

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

/** The tools at the right edge, loaded after the page has come to life. Desktop only. */
export function SidePanel(props: MallShellData) {
  const down = useScrolledDown()
  if (!useHasRoom()) return null
  return (
    <Suspense fallback={null}>
      <SideTools down={down} shell={props} />
    </Suspense>
  )
}
