import { useLazyCall, useViewer } from '@hojip/platform/page'
import { useGuestCart } from './contents/guest/guest-cart.ts'
import { tellCartKinds, useCartElsewhere } from './other-tabs.ts'
import { useEffect } from 'react'

/** The number of lines in the cart of the visitor or user. */
export function useCartCount(): number {
  const signedIn = useViewer() !== null
  const guest = useGuestCart().length
  const { data, refetch } = useLazyCall('POST /appUserCart/queryCount', {}, { when: signedIn })
  const kinds = data?.kinds
  useCartElsewhere(signedIn, refetch)
  useEffect(() => {
    if (kinds !== undefined) tellCartKinds(kinds)
  }, [kinds])
  return signedIn ? (kinds ?? 0) : guest
}
