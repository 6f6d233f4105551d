import { formatDate } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { goodsTexts } from './texts.ts'
import type { Delivery } from './use-delivery.ts'

export type OwnDeliveryProps = { here: NonNullable<Delivery['here']> }

/** Whether and when the goods come to the viewer's own address. */
export const OwnDelivery = ({ here }: OwnDeliveryProps) => {
  const texts = useTexts(goodsTexts)
  const locale = useLocale()
  if (!here.deliverable) return <span className="block text-crimson">{here.reason}</span>
  const day = (at: number) => formatDate(locale, at, 'day')
  return (
    <span className="block text-ink-2">
      {texts.to} <span lang="zh-CN">{here.place}</span>
      {here.arriveFromAt !== undefined && here.arriveToAt !== undefined && (
        <> · {texts.arrives(day(here.arriveFromAt), day(here.arriveToAt))}</>
      )}
    </span>
  )
}
