import { useTexts } from '@hojip/platform/page'
import { Icon, lockKeyIcon } from '@hojip/platform/ui'
import { PictureUploader } from '@hojip/uploads/parts'
import { useEffect, useState } from 'react'
import { documentKinds, isNeeded, type DocumentKind } from '../../../rules/documents.ts'
import { mostPictures } from '../../../rules/limits.ts'
import type { StepProps } from './step-props.ts'
import { joinTexts } from '../texts.ts'

/** Pictures of the documents, uploaded as they are chosen. */
export function DocumentsStep({
  draft,
  change,
  said,
  onBusyChange,
}: StepProps & { onBusyChange: (isBusy: boolean) => void }) {
  const t = useTexts(joinTexts)
  const [busy, setBusy] = useState<Partial<Record<DocumentKind, boolean>>>({})
  const isBusy = Object.values(busy).some(Boolean)
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange])
  const shown = documentKinds.filter((one) => one !== 'licence' || draft.kind === 'company')
  return (
    <div className="grid gap-6">
      <p className="flex gap-2 rounded-md bg-inset px-3.5 py-2.5 text-13 text-ink-2">
        <Icon of={lockKeyIcon} size={16} className="mt-0.5 text-jade-text" />
        {t.documentsPrivate}
      </p>
      {shown.map((one) => (
        <PictureUploader
          key={one}
          id={said.idOf(one)}
          scene="admission"
          max={mostPictures}
          label={isNeeded(draft.kind, one) ? t.documents[one] : t.optional(t.documents[one])}
          hint={t.documentHints[one]}
          value={draft[one]}
          error={said.problems[one]}
          onChange={(urls) => change({ [one]: urls })}
          onBusyChange={(is) => setBusy((before) => (before[one] === is ? before : { ...before, [one]: is }))}
        />
      ))}
    </div>
  )
}
