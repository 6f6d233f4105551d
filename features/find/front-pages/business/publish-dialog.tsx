import { sentenceOf } from '@hojip/platform/client'
import { toast, useLocale, useTexts, useWrite } from '@hojip/platform/page'
import { FormDialog, Tag, TextInput } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import type { FrontPage, PageName } from '../contract.ts'
import type { Change } from '../rules/difference.ts'
import { pieceName } from './pieces.ts'
import { frontPagesTexts } from './texts.ts'

interface PublishDialogProps {
  page: PageName
  document: FrontPage
  base: number
  changes: readonly Change[]
  onPublished: (version: number) => void
  /** Somebody else has published: the page reads anew, and the difference with it. */
  onOvertaken: () => void
  onClose: () => void
}

/** Shows what changes for shoppers, and publishes it. */
export function PublishDialog({
  page,
  document,
  base,
  changes,
  onPublished,
  onOvertaken,
  onClose,
}: PublishDialogProps) {
  const t = useTexts(frontPagesTexts)
  const id = useId()
  const [note, setNote] = useState('')
  const publish = useWrite('POST /sysConsole/publishFrontPage', {
    quiet: true,
    refreshes: ['POST /sysConsole/queryFrontPageVersions'],
    onError: (error) => {
      if (error.reason === 'frontPages/pageChanged') onOvertaken()
    },
    onSuccess: ({ version }) => {
      toast('success', t.published(version))
      onPublished(version)
    },
  })
  const { error } = publish
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={t.publishTitle(t.pages[page])}
      send={t.publishNow}
      cancel={t.cancel}
      note={t.publishNote}
      isBusy={publish.isRunning}
      failure={error && sentenceOf(error, t.failed)}
      onSubmit={() => publish.run({ page, document, base, note })}
    >
      <ChangeList changes={changes} />
      <TextInput
        label={t.note}
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  )
}

/** The difference between two documents, one line for each piece. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const t = useTexts(frontPagesTexts)
  const locale = useLocale()
  if (changes.length === 0) return <p className="text-13 text-ink-2">{t.nothingNew}</p>
  return (
    <ul className="grid gap-1.5 text-14">
      {changes.map(({ piece, what }) => (
        <li key={piece.id} className="flex items-center gap-2">
          <Tag tone={what === 'removed' ? 'crimson' : what === 'added' ? 'jade' : 'amber'}>
            {t.what[what]}
          </Tag>
          <span>{pieceName(piece, locale, t)}</span>
        </li>
      ))}
    </ul>
  )
}
