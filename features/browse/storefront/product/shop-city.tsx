import { useTexts } from '@hojip/platform/page'
import { Icon, mapPinIcon } from '@hojip/platform/ui'
import { goodsTexts } from './texts.ts'

/** Where parcels start. */
export function ShopCity({ city }: { city: string }) {
  const texts = useTexts(goodsTexts)
  if (!city) return null
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon of={mapPinIcon} size={16} className="text-ink-3" />
      {texts.from} {city}
    </span>
  )
}
