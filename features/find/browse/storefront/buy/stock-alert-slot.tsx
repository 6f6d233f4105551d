import { lazyPart } from '@hojip/platform/parts'
import { Suspense } from 'react'
import type { ProductSpec } from '@hojip/catalog/contract'

const StockAlert = lazyPart(() =>
  import('@hojip/favourites/storefront/stock-alert').then((module) => ({ default: module.StockAlert })),
)

/** Nothing while every option can be bought; only then is no code loaded. */
export function StockAlertSlot({ specs, isMain }: { specs: readonly ProductSpec[]; isMain?: boolean }) {
  const gone = specs.filter(({ stock }) => stock === 0)
  if (gone.length === 0) return null
  return (
    <Suspense fallback={null}>
      <StockAlert specs={gone} isMain={isMain ?? false} />
    </Suspense>
  )
}
