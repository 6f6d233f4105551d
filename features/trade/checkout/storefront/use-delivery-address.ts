import { useAddressForm } from '@hojip/addresses/storefront/parts'
import { useCall, useRefresh, useViewer } from '@hojip/platform/page'
import { useState } from 'react'
import { destinationOf } from '../rules/destination.ts'

/** The delivery address: a stored one, or one that the buyer types and that is saved when the order is placed. */
export function useDeliveryAddress() {
  const { list: addresses } = useCall('GET /appUserAddress/queryAllAddress', {})
  const { phone } = useCall('GET /appUserAddress/queryOwnPhone', {})
  const refresh = useRefresh()
  const [chosenId, choose] = useState<string>()
  const first = useAddressForm(undefined, {
    onSaved: choose,
    storedFor: useViewer()?.pkId,
    quiet: true,
    phone,
  })
  // The default address is the first.
  const chosen = addresses.find(({ pkId }) => pkId === chosenId) ?? addresses[0]
  const readAgain = () => void refresh('GET /appUserAddress/queryAllAddress')
  return {
    addresses,
    chosen,
    choose,
    /** Where the order goes: the chosen address, or what is typed so far. */
    to: destinationOf(chosen ?? first.region),
    /** The form for buyers without an address. */
    first,
    /** To be called when the chosen address no longer exists: reads the addresses again. */
    lost: () => {
      choose(undefined)
      readAgain()
    },
    /** To be called when it may have been changed elsewhere. */
    readAgain,
    isSaving: first.isSaving,
    /** The id of the address, saved first if it was typed; `undefined` when it cannot be saved: the form shows why. */
    ready: async (): Promise<string | undefined> => chosen?.pkId ?? chosenId ?? (await first.submit()),
  }
}

export type DeliveryAddress = ReturnType<typeof useDeliveryAddress>
