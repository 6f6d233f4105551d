import { lazyPart } from '@hojip/platform/parts'
import { WhenNear } from '@hojip/platform/ui'
import { ProductGridSkeleton } from '@hojip/storefront-kit/storefront'

const Picked = lazyPart(() => import('./picked.tsx').then((module) => ({ default: module.Picked })))

/** The place of what is chosen for the reader; it is empty in the HTML, which all readers share. */
export function PickedSlot() {
  return (
    <WhenNear
      margin="600px"
      className="min-h-100"
      waiting={<ProductGridSkeleton count={6} className="mt-9 lg:grid-cols-6" />}
    >
      <Picked />
    </WhenNear>
  )
}
