import { lazy, Suspense } from 'react'
import type { Delivery } from './use-delivery.ts'

const OwnDelivery = lazy(() =>
  import('./own-delivery.tsx').then((module) => ({ default: module.OwnDelivery })),
)

/** Delivery to the viewer's place; reserves its space while it loads. */
export function DeliveryHere({ delivery }: { delivery: Delivery }) {
  return (
    <span className="block min-h-[1.55em]">
      {delivery.here && (
        <Suspense fallback={null}>
          <OwnDelivery here={delivery.here} asked={delivery.asked} />
        </Suspense>
      )}
    </span>
  )
}
