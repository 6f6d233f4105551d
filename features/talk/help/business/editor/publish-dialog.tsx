import { sentenceOf } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { FormDialog, TextInput } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import { tidied } from '../../rules/documents.ts'
import { editHelpTexts } from '../texts.ts'
import type { Editor } from './use-editor.ts'

/** Publishes the text: an article at once, an agreement from a day on that is announced to readers. */
export function PublishDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts(editHelpTexts)
  const id = useId()
  const { topic, base, document } = editor
  const [note, setNote] = useState('')
  const [inForceOn, setInForceOn] = useState(base.notice?.first ?? '')
  const publish = useWrite('POST /sysConsole/publishHelp', {
    quiet: true,
    refreshes: ['POST /sysConsole/queryHelpVersions'],
    onError: (error) => {
      if (error.reason !== 'help/changed') return
      editor.setTheirs(error.data.now)
      onClose()
    },
    onSuccess: (now) => {
      editor.published(now)
      toast('success', now.last?.version === now.current ? t.published : t.announced)
      onClose()
    },
  })
  const { error } = publish
  const failure = error && sentenceOf(error, t.failed)
  const isDate = error?.reason === 'help/noticeTooShort'
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={t.publishTitle}
      send={t.publish}
      cancel={t.cancel}
      note={base.notice ? t.publishNoticeNote : t.publishNote}
      isBusy={publish.isRunning}
      failure={isDate ? null : failure}
      onSubmit={() =>
        publish.run({
          topic,
          note,
          document: tidied(document),
          base: base.last?.version ?? 0,
          ...(base.notice && inForceOn !== '' && { inForceOn }),
        })
      }
    >
      {base.notice && (
        <TextInput
          type="date"
          label={t.inForceOn}
          hint={t.inForceHint}
          min={base.notice.first}
          max={base.notice.last}
          value={inForceOn}
          error={isDate ? (failure ?? undefined) : undefined}
          onChange={({ target }) => setInForceOn(target.value)}
        />
      )}
      <TextInput
        label={t.note}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  )
}
