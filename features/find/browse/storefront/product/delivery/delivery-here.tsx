import { classNames } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense } from 'react'
import type { Delivery } from './use-delivery.ts'

const OwnDelivery = lazyPart(() =>
  import('./own-delivery.tsx').then((module) => ({ default: module.OwnDelivery })),
)

/** The place is a button; the date takes one line, on a phone two. */
const space = 'min-h-14 max-lg:min-h-22'

/** Delivery to the viewer's place; reserves its space while it loads. */
export function DeliveryHere({ delivery }: { delivery: Delivery }) {
  return (
    <span className={classNames('block', delivery.isAsked && space)}>
      {delivery.here && (
        <Suspense fallback={null}>
          <OwnDelivery here={delivery.here} asked={delivery.asked} />
        </Suspense>
      )}
    </span>
  )
}
