import { useTexts } from '@hojip/platform/page'
import { Tag } from '@hojip/platform/ui'
import type { Draft } from '../draft.ts'
import type { Regions } from '../regions/use-regions.ts'
import { freightTexts } from '../texts.ts'

/** Where nothing is delivered to: what no group has. */
export function NotSent({ draft, regions }: { draft: Draft; regions: Regions }) {
  const t = useTexts(freightTexts)
  const places = regions.notSent(draft)
  if (places.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-t border-line px-4 py-3">
      <b className="mr-2 text-14 font-medium text-crimson">{t.notTo}</b>
      {places.map((place) => (
        <Tag key={place}>{regions.partOf(draft, place)}</Tag>
      ))}
    </div>
  )
}
