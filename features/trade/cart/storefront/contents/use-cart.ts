import { useViewer } from '@hojip/platform/page'
import { useSyncExternalStore } from 'react'
import type { CartView } from './cart-view.ts'
import { useUserCart } from './use-user-cart.ts'
import { useVisitorCart } from './use-visitor-cart.ts'

function never() {
  return () => undefined
}

/** False in the HTML and during hydration: only the browser knows whose cart this is. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The viewer's cart, whether a user or a visitor. */
export function useCart(): CartView {
  const inBrowser = useInBrowser()
  const signedIn = useViewer() !== null
  const users = useUserCart(inBrowser && signedIn)
  const visitors = useVisitorCart(inBrowser && !signedIn)
  return signedIn ? users : visitors
}
