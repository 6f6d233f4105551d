import { useChosenPlace } from '@hojip/addresses/storefront/deliver-to'
import { useLazyCall, useViewer } from '@hojip/platform/page'
import { usualRegion } from '../../../rules/usual-province.ts'

/** A SKU, and how many of it. */
interface Asked {
  goodsSpecId: string
  goodsNum: number
}

/**
 * Fee and time of delivery to the reader: to the place chosen in this browser, else to their default address, else to the
 * usual province. Undefined until it is known.
 */
export function useDeliveredHere(asked: Asked, { when }: { when: boolean }) {
  const signedIn = useViewer() !== null
  const { region, addressId } = useChosenPlace()
  const own = useLazyCall(
    'POST /bizGoods/queryDelivery',
    { ...asked, ...(addressId === undefined ? { otherwise: usualRegion } : { addressId }) },
    { when: signedIn && when && !region, keepPrevious: true },
  )
  // An address that was deleted elsewhere is refused.
  const hasNoAddress = !signedIn || region !== undefined || own.error !== undefined
  const there = useLazyCall(
    'POST /bizGoods/queryDelivery',
    { ...asked, ...(region ?? usualRegion) },
    { when: hasNoAddress && when, keepPrevious: true },
  )
  return hasNoAddress ? there.data : own.data
}
