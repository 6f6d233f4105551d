import { usePage, useTexts, useViewer } from '@hojip/platform/page'
import { Checkbox, FormDialog, Notice, TextArea, TextInput } from '@hojip/platform/ui'
import { PictureUploader } from '@hojip/uploads/parts'
import { useId, useState } from 'react'
import { feedbackTexts } from '../texts.ts'
import { KindChoice } from './kind-choice.tsx'
import { useFeedbackForm, type FeedbackForm } from './use-feedback-form.ts'
import { mostCharacters, mostContact, mostPictures } from '../../rules.ts'

/** The form, about the page it is opened on. What is typed stays until it is sent or the page is left. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(feedbackTexts)
  const id = useId()
  const { pathname } = usePage()
  const [isUploading, setUploading] = useState(false)
  const form = useFeedbackForm({ id, pathname, isUploading, onDone: onClose })
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={t.title}
      note={`${t.soon} · ${t.urgent}`}
      send={t.send}
      cancel={t.cancel}
      isBusy={form.isRunning}
      problems={form.problems}
      failure={form.failure}
      onSubmit={form.submit}
    >
      <Fields form={form} pathname={pathname} onBusyChange={setUploading} />
    </FormDialog>
  )
}

interface FieldsProps {
  form: FeedbackForm
  pathname: string
  onBusyChange: (isBusy: boolean) => void
}

function Fields({ form, pathname, onBusyChange }: FieldsProps) {
  const t = useTexts(feedbackTexts)
  const viewer = useViewer()
  const { draft, change, problemOf, idOf } = form
  return (
    <>
      <KindChoice
        id={idOf('kind')}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        error={problemOf('kind')}
      />
      <TextArea
        label={t.content}
        placeholder={t.contentHint}
        value={draft.content}
        maxLength={mostCharacters}
        rows={4}
        onChange={(event) => change({ content: event.target.value })}
        id={idOf('content')}
        error={problemOf('content')}
      />
      {viewer ? (
        <PictureUploader
          scene="feedback"
          label={t.pictures}
          value={draft.files}
          onChange={(files) => change({ files })}
          max={mostPictures}
          onBusyChange={onBusyChange}
        />
      ) : (
        <Notice>{t.picturesForUsers}</Notice>
      )}
      <Checkbox checked={draft.isAttached} onChange={(event) => change({ isAttached: event.target.checked })}>
        {t.attach} <bdi className="text-12 break-all text-ink-3">{t.attached(pathname)}</bdi>
      </Checkbox>
      <TextInput
        label={
          <>
            {t.contact} <span className="font-normal text-ink-3">{t.optional}</span>
          </>
        }
        placeholder={viewer ? t.contactUser : t.contactVisitor}
        value={draft.phone}
        maxLength={mostContact}
        autoComplete="email"
        onChange={(event) => change({ phone: event.target.value })}
      />
    </>
  )
}
