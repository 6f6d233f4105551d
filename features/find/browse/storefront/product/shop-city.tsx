import { useTexts } from '@hojip/platform/page'
import { Icon, mapPinIcon } from '@hojip/platform/ui'
import { productTexts } from './texts.ts'

/** The city that parcels are sent from. */
export function ShopCity({ city }: { city: string }) {
  const texts = useTexts(productTexts)
  if (!city) return null
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon of={mapPinIcon} size={16} className="text-ink-3" />
      {texts.from} {city}
    </span>
  )
}
