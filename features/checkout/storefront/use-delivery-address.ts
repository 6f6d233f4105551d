import { useAddressForm } from '@hojip/addresses/storefront/parts'
import { useCall, useRefresh, useViewer } from '@hojip/platform/page'
import { useState } from 'react'

/** Where it goes: an address that is kept, or what is typed, which ordering saves. */
export function useDeliveryAddress() {
  const { list: addresses } = useCall('GET /appUserAddress/queryAllAddress', {})
  const refresh = useRefresh()
  const [chosenId, choose] = useState<string>()
  const first = useAddressForm(undefined, { onSaved: choose, keptFor: useViewer()?.pkId, quiet: true })
  // The default stands first.
  const chosen = addresses.find(({ pkId }) => pkId === chosenId) ?? addresses[0]
  return {
    addresses,
    chosen,
    chosenId,
    choose,
    /** The form of who has none yet. */
    first,
    /** The one that was ordered to is gone: what there is now is looked at anew. */
    lost: () => {
      choose(undefined)
      void refresh('GET /appUserAddress/queryAllAddress')
    },
    isSaving: first.isSaving,
    /** The id of the address to order to; undefined when what is typed cannot be saved, which the form has said. */
    ready: async (): Promise<string | undefined> => chosen?.pkId ?? chosenId ?? (await first.submit()),
  }
}

export type DeliveryAddress = ReturnType<typeof useDeliveryAddress>
