import { lazy, Suspense } from 'react'
import type { Delivery } from './use-delivery.ts'

const OwnDelivery = lazy(() =>
  import('./own-delivery.tsx').then((module) => ({ default: module.OwnDelivery })),
)

/** What holds for the viewer's own address; nothing, and nothing loaded, where that is not known. */
export const DeliveryHere = ({ here }: Pick<Delivery, 'here'>) =>
  here && (
    <Suspense fallback={null}>
      <OwnDelivery here={here} />
    </Suspense>
  )
