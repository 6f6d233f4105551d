import { useDates, useTexts } from '@hojip/platform/page'
import { caretDownIcon, Icon } from '@hojip/platform/ui'
import { ShopHoliday } from '@hojip/storefront-kit/storefront/shop-holiday'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import { BarPromise } from './bar-promise.tsx'
import { placeTexts } from './texts.ts'
import type { Delivery } from './use-delivery.ts'

const PlaceSheet = lazyPart(() =>
  import('./place-sheet.tsx').then((module) => ({ default: module.PlaceSheet })),
)

export type OwnDeliveryProps = Pick<Delivery, 'asked'> & { here: NonNullable<Delivery['here']> }

/** Whether and when the product can be delivered to the viewer's place, which can be changed here. */
export function OwnDelivery({ here, asked }: OwnDeliveryProps) {
  const texts = useTexts(placeTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="block text-ink-2">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={texts.changePlace(here.place)}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-8 items-center gap-1 text-left hover:text-jade-text max-lg:min-h-11"
      >
        {texts.to} <b className="font-medium text-ink">{here.place}</b>
        <Icon of={caretDownIcon} size={12} />
      </button>
      <ArrivalPromise here={here} />
      <ShopHoliday holiday={here.holiday} />
      <BarPromise>
        <ArrivalPromise here={here} />
      </BarPromise>
      {isOpen && (
        <Suspense fallback={null}>
          <PlaceSheet asked={asked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}

/** When it arrives, or why it cannot. */
export function ArrivalPromise({ here }: Pick<OwnDeliveryProps, 'here'>) {
  const texts = useTexts(placeTexts)
  const dates = useDates()
  const { deliverable, reason, payByAt, arriveFromAt, arriveToAt } = here
  const day = (at: number) => dates.day(at)
  if (!deliverable) return <span className="block text-crimson">{reason}</span>
  if (arriveFromAt === undefined || arriveToAt === undefined) return null
  return (
    <span className="block first-letter:uppercase">
      {payByAt !== undefined && texts.paidBy(dates.clock(payByAt))}
      <b className="font-medium text-jade-text">{texts.arrives(day(arriveFromAt), day(arriveToAt))}</b>
    </span>
  )
}
