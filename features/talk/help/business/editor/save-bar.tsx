import { toast, useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { useState } from 'react'
import { editHelpTexts } from '../texts.ts'
import { PublishDialog } from './publish-dialog.tsx'
import type { Editor } from './use-editor.ts'
import { VersionsDialog } from './versions-dialog.tsx'

interface SaveBarProps {
  editor: Editor
  /** Whether nothing stops the text from being published; otherwise the page shows what does. */
  onPublish: () => boolean
}

/** At the foot of the window: whether something is unpublished, the versions, and publishing. */
export function SaveBar({ editor, onPublish }: SaveBarProps) {
  const t = useTexts(editHelpTexts)
  const { base, document, isChanged, change, theirs } = editor
  const [open, setOpen] = useState<'publish' | 'versions'>()
  const discard = () => {
    change(base.document)
    toast('info', t.discarded, { label: t.undo, run: () => change(document) })
  }
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-2.5 border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] lg:left-52 lg:px-6">
      <p role="status" className="min-w-0 flex-1 basis-40 text-13 text-ink-2">
        {isChanged ? t.changed : t.nothingChanged}
      </p>
      <Button className="min-h-11!" onClick={() => setOpen('versions')}>
        {t.versions}
      </Button>
      {isChanged && (
        <Button className="min-h-11!" onClick={discard}>
          {t.discard}
        </Button>
      )}
      <Button
        kind="jade"
        className="min-h-11!"
        disabled={!isChanged || theirs !== undefined}
        onClick={() => onPublish() && setOpen('publish')}
      >
        {t.publish}
      </Button>
      {open === 'publish' && <PublishDialog editor={editor} onClose={() => setOpen(undefined)} />}
      {open === 'versions' && (
        <VersionsDialog
          editor={editor}
          onTake={(taken, version) => {
            setOpen(undefined)
            change(taken)
            toast('info', t.taken(version), { label: t.undo, run: () => change(document) })
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
