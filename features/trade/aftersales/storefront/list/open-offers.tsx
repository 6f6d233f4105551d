import { useLazyCall } from '@hojip/platform/page'
import { OfferCard } from '../offer/offer-card.tsx'

/** Refunds that shops have offered and that wait for the buyer's answer. */
export function OpenOffers() {
  const { data } = useLazyCall('POST /bizGoodsRefund/queryOffers', {}, { live: 'refund' })
  const open = data?.list.filter(({ actions }) => actions.includes('accept')) ?? []
  if (open.length === 0) return null
  return (
    <div className="mt-2 grid gap-2 lg:mt-3 lg:gap-3">
      {open.map((offer) => (
        <OfferCard key={offer.pkId} offer={offer} className="lg:p-5" />
      ))}
    </div>
  )
}
