import type { ProductSpec } from '@hojip/catalog/contract'
import { useTexts } from '@hojip/platform/page'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import { productTexts } from '../texts.ts'

const PriceHistorySheet = lazyPart(() =>
  import('./price-history-sheet.tsx').then((module) => ({ default: module.PriceHistorySheet })),
)

/** Opens the prices of the last 90 days, whose code loads on the press. */
export function PriceHistoryButton({ spec }: { spec: ProductSpec }) {
  const texts = useTexts(productTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="ml-auto inline-flex min-h-6 items-center text-12 link max-lg:min-h-11"
      >
        {texts.prices}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PriceHistorySheet spec={spec} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
