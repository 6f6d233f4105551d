import { guestCart } from '@hojip/cart/storefront/guest-cart'
import { cartHref } from '@hojip/hrefs/cart'
import { toast, useNavigate, useTexts, useViewer, useWrite } from '@hojip/platform/page'
import { buyTexts } from './texts.ts'

export interface AddToCart {
  /** Resolves to true once the SKU is in the cart; problems have been shown by then. */
  add: (goodsSpecId: string, goodsNum: number) => Promise<boolean>
  isAdding: boolean
}

/** Adds to the user's cart, or to the visitor's cart in the browser; shows a notice with a link to the cart. */
export function useAddToCart(): AddToCart {
  const texts = useTexts(buyTexts)
  const navigate = useNavigate()
  const signedIn = useViewer() !== null
  const { ask, isRunning } = useWrite('POST /appUserCart/saveCart', {
    refreshes: ['POST /appUserCart/queryCount', 'POST /appUserCart/queryByUserId'],
  })
  const add = async (goodsSpecId: string, goodsNum: number): Promise<boolean> => {
    const isIn = signedIn
      ? (await ask({ goodsSpecId, goodsNum })) !== undefined
      : guestCart.add(goodsSpecId, goodsNum, Date.now())
    if (isIn) toast('success', texts.added, { label: texts.toCart, run: () => navigate(cartHref) })
    else if (!signedIn) toast('error', texts.cartFull)
    return isIn
  }
  return { add, isAdding: isRunning }
}
