import { lazy, Suspense } from 'react'
import type { Delivery } from './use-delivery.ts'

const OwnDelivery = lazy(() =>
  import('./own-delivery.tsx').then((module) => ({ default: module.OwnDelivery })),
)

/** What holds for where the viewer lives; its place is kept free until it is known. */
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
