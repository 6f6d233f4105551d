import { lazy, Suspense } from 'react'
import type { CannotBuyProps } from './cannot-buy.tsx'

const CannotBuy = lazy(() => import('./cannot-buy.tsx').then((module) => ({ default: module.CannotBuy })))

/** Most goods can be bought: what is said of the others is loaded for them alone. */
export function CannotBuySlot(props: CannotBuyProps) {
  return (
    <Suspense fallback={null}>
      <CannotBuy {...props} />
    </Suspense>
  )
}
