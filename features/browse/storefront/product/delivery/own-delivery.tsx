import { formatDate } from '@hojip/platform/i18n'
import { useLazyCall, useLocale, useTexts } from '@hojip/platform/page'
import { chooseDeliverTo, useDeliverTo } from './deliver-to.ts'
import { productTexts } from '../texts.ts'
import type { Delivery } from './use-delivery.ts'

export type OwnDeliveryProps = {
  here: NonNullable<Delivery['here']>
  /** Whether the place is not from an address, so that it can be chosen here. */
  isChosen: boolean
}

/** Whether and when the product can be delivered to the viewer's place. */
export function OwnDelivery({ here, isChosen }: OwnDeliveryProps) {
  const texts = useTexts(productTexts)
  const locale = useLocale()
  const day = (at: number) => formatDate(locale, at, 'day')
  return (
    <span className="block text-ink-2">
      {texts.to} {isChosen ? <ProvinceChoice /> : <span lang="zh-CN">{here.place}</span>}
      {!here.deliverable && <span className="block text-crimson">{here.reason}</span>}
      {here.deliverable && here.arriveFromAt !== undefined && here.arriveToAt !== undefined && (
        <> · {texts.arrives(day(here.arriveFromAt), day(here.arriveToAt))}</>
      )}
    </span>
  )
}

const provinces = { country: 'CN' } as const
/** Provinces do not change during a visit. */
const freshForMs = 3_600_000

function ProvinceChoice() {
  const texts = useTexts(productTexts)
  const province = useDeliverTo()
  const { data } = useLazyCall('GET /sysRegion/findTree', provinces, { freshForMs })
  const known = data?.list ?? []
  const isListed = known.some(({ name }) => name === province)
  return (
    <select
      aria-label={texts.deliverTo}
      value={province}
      onChange={(event) => chooseDeliverTo(event.target.value)}
      className="min-h-8 max-w-44 rounded-sm bg-surface px-1 font-medium text-ink ring-line hover:text-jade-text"
    >
      {!isListed && <option value={province}>{province}</option>}
      {known.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  )
}
