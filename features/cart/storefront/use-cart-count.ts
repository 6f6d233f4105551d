import { useLazyCall, useViewer } from '@hojip/platform/page'
import { useGuestCart } from './contents/guest-cart.ts'

/** The number of lines in the cart of the visitor or user. */
export function useCartCount(): number {
  const signedIn = useViewer() !== null
  const guest = useGuestCart().length
  const { data } = useLazyCall('POST /appUserCart/queryCount', {}, { when: signedIn })
  return signedIn ? (data?.kinds ?? 0) : guest
}
