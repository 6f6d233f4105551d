import { useNear } from '@hojip/platform/ui'
import { ProductGridSkeleton } from '@hojip/storefront-kit/storefront'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense } from 'react'

const Picked = lazyPart(() => import('./picked.tsx').then((module) => ({ default: module.Picked })))

/**
 * The place of what is chosen for the reader. The HTML, which all readers share, has the empty place alone; script and
 * products load when it is scrolled near.
 */
export function PickedSlot() {
  const [place, isNear] = useNear<HTMLDivElement>('600px')
  return (
    <div ref={place} className="min-h-100">
      {isNear && (
        <Suspense fallback={<ProductGridSkeleton count={6} className="mt-9 lg:grid-cols-6" />}>
          <Picked />
        </Suspense>
      )}
    </div>
  )
}
