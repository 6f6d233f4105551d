import { EditorsNotice, useEditors } from '@hojip/live/business'
import { useClient, useViewer } from '@hojip/platform/page'
import type { Template } from '../../contract.ts'
import { draftOf, type Draft } from '../draft.ts'
import type { Regions } from '../regions/use-regions.ts'
import { TheirVersion } from './their-version.tsx'

interface ColleaguesProps {
  template: Template
  draft: Draft
  regions: Regions
  isChanged: boolean
  /** Whether a colleague has saved since the draft was begun. */
  isStale: boolean
  take: (draft: Draft, version: number) => void
  save: (version: number) => void
}

/** Who else is changing the template now, and what they have saved meanwhile. */
export function Colleagues({ template, draft, regions, isChanged, isStale, take, save }: ColleaguesProps) {
  const client = useClient()
  const { pkId: id, version } = template
  const mayEdit = useViewer()?.access.includes('freight.edit') ?? false
  const editors = useEditors({
    thing: 'freight',
    id,
    isChanged,
    mayEdit,
    tell: (pkId, tab, state) => client('POST /bizConsole/showFreightEditing', { pkId, tab, state }),
  })
  return (
    <>
      <div className="px-4 not-empty:pt-3">
        <EditorsNotice editors={editors} />
      </div>
      {isStale && (
        <TheirVersion
          template={template}
          draft={draft}
          regions={regions}
          onTake={() => take(draftOf(template), version)}
          onKeep={() => save(version)}
        />
      )}
    </>
  )
}
