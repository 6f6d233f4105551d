import { useTexts } from '@hojip/platform/page'
import { FormDialog, TextArea } from '@hojip/platform/ui'
import { PictureUploader } from '@hojip/uploads/parts'
import { useId, useState } from 'react'
import { mostCharacters, mostPictures } from '../rules/limits.ts'
import type { TargetType } from '../rules/reasons.ts'
import { ReasonChoice } from './reason-choice.tsx'
import { reportTexts } from './texts.ts'
import { useReportForm } from './use-report-form.ts'

interface ReportDialogProps {
  targetType: TargetType
  targetId: string
  /** What is reported. */
  name: string
  onClose: () => void
}

/** The form for a report to the mall. */
export function ReportDialog({ targetType, targetId, name, onClose }: ReportDialogProps) {
  const t = useTexts(reportTexts)
  const id = useId()
  const [isUploading, setUploading] = useState(false)
  const form = useReportForm({ id, targetType, targetId, isUploading, onDone: onClose })
  const { draft, change } = form
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={t.titles[targetType]}
      note={t.promise}
      send={t.send}
      isBusy={form.isRunning}
      problems={form.problems}
      failure={form.failure}
      onSubmit={form.submit}
    >
      <p className="line-clamp-2 rounded-md bg-inset px-3 py-2 text-13 break-words text-ink-2">
        <bdi>{name}</bdi>
      </p>
      <ReasonChoice
        id={form.reasonId}
        targetType={targetType}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        error={form.problems[0]?.text}
      />
      <TextArea
        label={t.content}
        placeholder={t.contentHint}
        value={draft.content}
        maxLength={mostCharacters}
        onChange={(event) => change({ content: event.target.value })}
      />
      <PictureUploader
        scene="evidence"
        label={t.pictures}
        value={draft.files}
        onChange={(files) => change({ files })}
        max={mostPictures}
        onBusyChange={setUploading}
      />
    </FormDialog>
  )
}
