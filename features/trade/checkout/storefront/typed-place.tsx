import { useDates, useTexts } from '@hojip/platform/page'
import { classNames, priceText } from '@hojip/platform/ui'
import type { Preview } from '../contract.ts'
import { arrivalOfAll } from '../rules/preview-changes.ts'
import { checkoutTexts } from './texts.ts'

/** Below the form of the first address: what delivery to the region chosen so far costs, and when it arrives. */
export function TypedPlace({ preview, isOld }: { preview: Preview; isOld: boolean }) {
  const t = useTexts(checkoutTexts)
  const { day } = useDates()
  const refused = preview.messages.filter((one) => one.code === 'notDeliverable')
  const arrival = arrivalOfAll(preview)
  const isFree = Number(preview.shippingMoney) === 0
  return (
    <div
      role="status"
      className={classNames('mt-4 rounded-md bg-jade-soft p-3 text-13', isOld && 'opacity-60')}
    >
      {refused.map(({ text, shopId }) => (
        <p key={shopId} className="text-crimson">
          {text}
        </p>
      ))}
      {refused.length === 0 && arrival && (
        <p className="flex flex-wrap gap-x-3">
          <span>{isFree ? t.free : `${t.shipping} ${priceText(preview.shippingMoney, false)}`}</span>
          <b className="font-medium text-jade-text">{t.arrives(day(arrival.fromMs), day(arrival.toMs))}</b>
        </p>
      )}
      {refused.length === 0 && !arrival && <p className="text-ink-2">{t.whereFirst}</p>}
    </div>
  )
}
