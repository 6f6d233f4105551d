import { useLazyCall, useTexts, useViewer } from '@hojip/platform/page'
import { Sheet } from '@hojip/platform/ui'
import { chooseDeliverTo, useDeliverTo, type DeliverTo } from '@hojip/addresses/storefront/deliver-to'
import { OwnAddresses } from './own-addresses.tsx'
import { RegionSteps } from './region-steps.tsx'
import { placeTexts } from './texts.ts'
import type { Delivery } from './use-delivery.ts'

type PlaceSheetProps = Pick<Delivery, 'asked'> & { onClose: () => void }

/** Where to deliver: the viewer's own addresses, then every region, each with its fee and date before it is chosen. */
export function PlaceSheet({ asked, onClose }: PlaceSheetProps) {
  const texts = useTexts(placeTexts)
  const signedIn = useViewer() !== null
  const chosen = useDeliverTo()
  const { data } = useLazyCall('GET /appUserAddress/queryAllAddress', {}, { when: signedIn })
  const addresses = data?.list ?? []
  const choose = (choice: DeliverTo) => {
    chooseDeliverTo(choice)
    onClose()
  }
  return (
    <Sheet title={texts.title} onClose={onClose}>
      {addresses.length > 0 && (
        <OwnAddresses
          addresses={addresses}
          asked={asked}
          chosenId={chosen && 'addressId' in chosen ? chosen.addressId : undefined}
          hasChosenRegion={chosen !== undefined && 'province' in chosen}
          onChoose={(addressId) => choose({ addressId })}
        />
      )}
      <RegionSteps
        asked={asked}
        start={chosen && 'province' in chosen ? chosen : undefined}
        title={addresses.length > 0 ? texts.otherPlace : texts.region}
        onChoose={choose}
      />
    </Sheet>
  )
}
