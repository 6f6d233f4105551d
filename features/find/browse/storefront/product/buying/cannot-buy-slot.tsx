import { lazyPart } from '@hojip/platform/parts'
import { Suspense } from 'react'
import type { CannotBuyProps } from './cannot-buy.tsx'

const CannotBuy = lazyPart(() => import('./cannot-buy.tsx').then((module) => ({ default: module.CannotBuy })))

/** Most products can be bought, so the code for the others loads on demand. */
export function CannotBuySlot(props: CannotBuyProps) {
  return (
    <Suspense fallback={null}>
      <CannotBuy {...props} />
    </Suspense>
  )
}
