import { lazy, Suspense } from 'react'
import type { Delivery } from './use-delivery.ts'

const OwnDelivery = lazy(() =>
  import('./own-delivery.tsx').then((module) => ({ default: module.OwnDelivery })),
)

/** Delivery to the viewer's place; reserves its space while it loads. */
export function DeliveryHere({ here, isChosen }: Pick<Delivery, 'here' | 'isChosen'>) {
  return (
    <span className="block min-h-[1.55em]">
      {here && (
        <Suspense fallback={null}>
          <OwnDelivery here={here} isChosen={isChosen} />
        </Suspense>
      )}
    </span>
  )
}
