import { productHref } from '@hojip/hrefs/browse'
import { useNavigate } from '@hojip/platform/page'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState, type ReactNode } from 'react'
import type { ProductSummary } from '@hojip/catalog/contract'
import { useAddToCart } from './use-add-to-cart.ts'

const QuickChoice = lazyPart(() =>
  import('./quick-choice.tsx').then((module) => ({ default: module.QuickChoice })),
)

export type Quick = Pick<ProductSummary, 'pkId' | 'hasChoice' | 'defaultSpecId'>

/**
 * The cart button of a card: a product without options is added at once, any other asks for its options first. `dialog`
 * has to be rendered.
 */
export function useQuickAdd(): { onAdd: (product: Quick) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<string>()
  const { add } = useAddToCart()
  const navigate = useNavigate()
  const close = () => setAsked(undefined)
  return {
    onAdd: ({ pkId, hasChoice, defaultSpecId }) => {
      if (hasChoice) setAsked(pkId)
      else void add(defaultSpecId, 1)
    },
    dialog: asked && (
      <Suspense fallback={null}>
        <QuickChoice goodsId={asked} onClose={close} onGone={() => navigate(productHref(asked))} />
      </Suspense>
    ),
  }
}
