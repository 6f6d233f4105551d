import { useLazyCall, useDates, useTexts } from '@hojip/platform/page'
import { Button, Dialog, Skeleton, Tag } from '@hojip/platform/ui'
import type { HelpDocument } from '../../contract/document.ts'
import { editHelpTexts } from '../texts.ts'
import type { Editor } from './use-editor.ts'

interface VersionsDialogProps {
  editor: Editor
  onTake: (document: HelpDocument, version: number) => void
  onClose: () => void
}

/** The versions with who published what; each can be taken into the editor, to publish it again. */
export function VersionsDialog({ editor: { topic, base }, onTake, onClose }: VersionsDialogProps) {
  const t = useTexts(editHelpTexts)
  const { moment } = useDates()
  const { data } = useLazyCall('POST /sysConsole/queryHelpVersions', { topic, pageSize: 50 })
  return (
    <Dialog title={t.versions} onClose={onClose} sheet>
      {!data && <Skeleton className="h-40" />}
      <ol className="grid gap-4">
        {data?.list.map(({ version, note, authorName, gmtCreate, document }) => (
          <li key={version} className="grid gap-1.5 border-b border-line pb-4 last:border-b-0">
            <div className="flex flex-wrap items-center gap-2">
              <b className="text-15">{version === 0 ? t.original : t.version(version)}</b>
              {version === base.current && <Tag tone="jade">{t.inForce}</Tag>}
              {gmtCreate && (
                <span className="text-13 text-ink-2">{`${moment(gmtCreate)} · ${authorName}`}</span>
              )}
              <Button
                size="sm"
                className="ml-auto max-lg:min-h-11!"
                aria-label={t.takeVersion(version)}
                onClick={() => onTake(document, version)}
              >
                {t.take}
              </Button>
            </div>
            {note && <p className="text-13 text-ink-2">{note}</p>}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
