import { lazyPart } from '@hojip/platform/parts'
import { useNear } from '@hojip/platform/ui'
import { Suspense } from 'react'

const Picked = lazyPart(() => import('./picked.tsx').then((module) => ({ default: module.Picked })))

/** Products below a page that has nothing to show yet, so that it does not end there. Loaded when it is scrolled near. */
export function PickedSlot() {
  const [place, isNear] = useNear<HTMLDivElement>('300px')
  return (
    <div ref={place} className="min-h-1">
      <Suspense fallback={null}>{isNear && <Picked />}</Suspense>
    </div>
  )
}
