import { useDeliveredHere } from '@hojip/browse/delivered-here'
import { useDates, useTexts } from '@hojip/platform/page'
import { hallsTexts } from '../texts.ts'

/** When a product of the place would arrive where the reader is. */
export function Arrival({ skuId }: { skuId: string }) {
  const t = useTexts(hallsTexts)
  const dates = useDates()
  const here = useDeliveredHere({ goodsSpecId: skuId, goodsNum: 1 }, { when: true })
  if (!here) return null
  const { deliverable, arriveFromAt, arriveToAt } = here
  const isKnown = deliverable && arriveFromAt !== undefined && arriveToAt !== undefined
  if (deliverable && !isKnown) return null
  return (
    <>
      <dt className="text-ink-3">
        {t.deliver} {here.place}
      </dt>
      <dd>{isKnown ? t.arrives(dates.day(arriveFromAt), dates.day(arriveToAt)) : t.notDelivered}</dd>
    </>
  )
}
