import { cartHref } from '@hojip/hrefs/cart'
import { toast, useNavigate, useTexts, useWrite } from '@hojip/platform/page'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState, type ReactNode } from 'react'
import { cartTexts } from './texts.ts'

const OptionSheet = lazyPart(() =>
  import('./page/option-sheet.tsx').then((module) => ({ default: module.OptionSheet })),
)

interface Wanted {
  pkId: string
  goodsName: string
  /** Whether it has several options; then the user chooses one first. */
  hasChoice: boolean
  defaultSpecId: string
}

/** Adds a product of a list to the user's cart. `dialog` has to be rendered. */
export function usePutIn(): { putIn: (product: Wanted) => void; dialog: ReactNode } {
  const t = useTexts(cartTexts)
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Wanted>()
  const { ask } = useWrite('POST /appUserCart/saveCart', {
    refreshes: ['POST /appUserCart/queryCount', 'POST /appUserCart/queryByUserId'],
  })
  const add = async (goodsSpecId: string): Promise<boolean> => {
    if ((await ask({ goodsSpecId, goodsNum: 1 })) === undefined) return false
    toast('success', t.added, { label: t.toCart, run: () => navigate(cartHref) })
    return true
  }
  return {
    putIn: (product) => {
      if (product.hasChoice) setAsked(product)
      else void add(product.defaultSpecId)
    },
    dialog: asked && (
      <Suspense fallback={null}>
        <OptionSheet
          line={{ goodsId: asked.pkId, goodsName: asked.goodsName, goodsSpecId: asked.defaultSpecId }}
          adds
          onSave={add}
          onClose={() => setAsked(undefined)}
        />
      </Suspense>
    ),
  }
}
