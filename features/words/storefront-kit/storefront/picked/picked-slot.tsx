import { lazyPart } from '@hojip/platform/parts'
import { WhenNear } from '@hojip/platform/ui'

const Picked = lazyPart(() => import('./picked.tsx').then((module) => ({ default: module.Picked })))

/** Products below a page that has nothing to show yet, so that it does not end there. */
export function PickedSlot() {
  return (
    <WhenNear margin="300px" className="min-h-1">
      <Picked />
    </WhenNear>
  )
}
