import { useLazyCall, useViewer } from '@hojip/platform/page'
import { useGuestCart } from './contents/guest-cart.ts'

/** How many different things lie in the cart, the visitor's or the user's. */
export function useCartCount(): number {
  const signedIn = useViewer() !== null
  const guest = useGuestCart().length
  const { data } = useLazyCall('POST /appUserCart/queryCount', {}, { when: signedIn })
  return signedIn ? (data?.kinds ?? 0) : guest
}
