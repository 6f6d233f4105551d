import { useHasRoom } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense } from 'react'
import { useScrolledDown } from '../shell/use-scrolled-down.ts'

const SideTools = lazyPart(() => import('./side-tools.tsx').then((module) => ({ default: module.SideTools })))

/** The tools at the right edge, loaded after the page has come to life. Desktop only. */
export function SidePanel({ cartCount }: { cartCount: number }) {
  const down = useScrolledDown()
  if (!useHasRoom()) return null
  return (
    <Suspense fallback={null}>
      <SideTools down={down} cartCount={cartCount} />
    </Suspense>
  )
}
