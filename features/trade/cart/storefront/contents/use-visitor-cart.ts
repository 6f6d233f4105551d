import { useLazyCall, useSession } from '@hojip/platform/page'
import { useEffect } from 'react'
import type { Cart } from '../../contract.ts'
import { validLines, withOwnLines } from '../../rules/cart-lines.ts'
import type { CartChanges, CartView } from './cart-view.ts'
import { guestCart, useGuestCart, type GuestLine } from './guest/guest-cart.ts'

const emptyCart: Cart = { list: [], invalidList: [], kinds: 0, checkedMoney: '0.00' }

function skusOf(lines: readonly { goodsSpecId: string }[]) {
  return lines.map(({ goodsSpecId }) => goodsSpecId)
}

/** Removes lines whose SKU is missing from the priced cart: it no longer exists, so no line could show it. */
function useForgetting(priced: Cart | undefined, own: readonly GuestLine[]) {
  useEffect(() => {
    if (!priced) return
    const known = new Set(skusOf([...validLines(priced), ...priced.invalidList]))
    const gone = skusOf(own).filter((goodsSpecId) => !known.has(goodsSpecId))
    if (gone.length > 0) guestCart.remove(gone)
  }, [priced, own])
}

const changes: Omit<CartChanges, 'toFavourites'> = {
  setNum: ({ goodsSpecId }, goodsNum) => guestCart.setNum(goodsSpecId, goodsNum),
  tick: (lines, ticked) => guestCart.tick(skusOf(lines), ticked ? '1' : '0'),
  remove: (lines) => guestCart.remove(skusOf(lines)),
  restore: ({ goodsSpecId, goodsNum, isCheck }) => {
    guestCart.add(goodsSpecId, goodsNum, Date.now())
    guestCart.tick([goodsSpecId], isCheck)
  },
  changeOption: (line, goodsSpecId) => {
    guestCart.remove([line.goodsSpecId])
    return Promise.resolve(guestCart.add(goodsSpecId, line.goodsNum, Date.now()))
  },
  settled: () => Promise.resolve(),
}

/**
 * A visitor's cart: quantities and ticks are stored in the browser, and the server prices the SKUs. The server is asked
 * again only for new SKUs.
 */
export function useVisitorCart(when: boolean): CartView {
  const own = useGuestCart()
  const lines = skusOf(own).map((goodsSpecId) => ({ goodsSpecId, goodsNum: 1 }))
  const { data, error, isPrevious, refetch } = useLazyCall(
    'POST /appUserCart/queryGuest',
    { lines },
    { when: when && own.length > 0, keepPrevious: true, freshForMs: 0 },
  )
  useForgetting(isPrevious ? undefined : data, own)
  const { askToSignIn } = useSession()
  const all: CartChanges = {
    ...changes,
    // Favourites belong to users; the cart is merged after the login.
    toFavourites: () => {
      askToSignIn()
      return Promise.resolve(undefined)
    },
  }
  if (!when) return { state: 'waiting' }
  if (own.length === 0) return { state: 'ready', cart: emptyCart, changes: all }
  if (data) return { state: 'ready', cart: withOwnLines(data, own), changes: all }
  return error ? { state: 'failed', retry: refetch } : { state: 'waiting' }
}
