import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Button, priceText } from '@hojip/platform/ui'
import type { Region } from '@hojip/addresses/storefront/deliver-to'
import { ArrivalPromise } from './own-delivery.tsx'
import { placeTexts } from './texts.ts'
import type { Delivery } from './use-delivery.ts'

type RegionPromiseProps = Pick<Delivery, 'asked'> & { region: Region; onChoose: () => void }

/** Fee and date for a region, and the button that takes it. */
export function RegionPromise({ asked, region, onChoose }: RegionPromiseProps) {
  const texts = useTexts(placeTexts)
  const { data } = useLazyCall(
    'POST /bizGoods/queryDelivery',
    { ...asked, ...region },
    { keepPrevious: true },
  )
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-jade-soft p-3 text-13">
      <p className="min-w-0 flex-1 basis-52" role="status">
        <b className="font-medium">{data?.place}</b>
        {data && <ArrivalPromise here={data} />}
        {data?.deliverable && (
          <span className="block text-ink-2">{texts.fee(priceText(data.fee, false))}</span>
        )}
      </p>
      <Button kind="jade" className="ml-auto min-h-11!" onClick={onChoose}>
        {texts.take}
      </Button>
    </div>
  )
}
