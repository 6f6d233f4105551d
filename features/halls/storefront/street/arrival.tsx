import { useLazyCall, useDates, useTexts } from '@hojip/platform/page'
import { hallsTexts } from '../texts.ts'

/** When a product of the place would arrive at the viewer's default address; nothing without one. */
export function Arrival({ skuId }: { skuId: string }) {
  const t = useTexts(hallsTexts)
  const dates = useDates()
  const { data } = useLazyCall(
    'POST /bizGoods/queryDelivery',
    { goodsSpecId: skuId, goodsNum: 1 },
    { when: true },
  )
  if (!data || data.place === '') return null
  const day = (at: number) => dates.day(at)
  const { arriveFromAt, arriveToAt } = data
  const isKnown = data.deliverable && arriveFromAt !== undefined && arriveToAt !== undefined
  if (data.deliverable && !isKnown) return null
  return (
    <>
      <dt className="text-ink-3">
        {t.deliver} <span lang="zh-CN">{data.place.split(' ').at(-1)}</span>
      </dt>
      <dd>{isKnown ? t.arrives(day(arriveFromAt), day(arriveToAt)) : t.notDelivered}</dd>
    </>
  )
}
