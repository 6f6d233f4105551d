import { lazy, Suspense } from 'react'
import type { Delivery } from './use-delivery.ts'

const OwnDelivery = lazy(() =>
  import('./own-delivery.tsx').then((module) => ({ default: module.OwnDelivery })),
)

/** What holds for where the viewer lives; its place is kept free until it is known. */
export const DeliveryHere = ({ here, isChosen }: Pick<Delivery, 'here' | 'isChosen'>) => (
  <span className="block min-h-[1.55em]">
    {here && (
      <Suspense fallback={null}>
        <OwnDelivery here={here} isChosen={isChosen} />
      </Suspense>
    )}
  </span>
)
