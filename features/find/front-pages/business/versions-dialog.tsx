import { toast, useLazyCall, useDates, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Dialog, Skeleton, Tag, useConfirm } from '@hojip/platform/ui'
import type { PageName } from '../contract.ts'
import { difference } from '../rules/difference.ts'
import { ChangeList } from './publish-dialog.tsx'
import { frontPagesTexts } from './texts.ts'

interface VersionsDialogProps {
  page: PageName
  base: number
  onRestored: () => void
  onClose: () => void
}

/** The versions with who published what, and the way back to each. */
export function VersionsDialog({ page, base, onRestored, onClose }: VersionsDialogProps) {
  const t = useTexts(frontPagesTexts)
  const dates = useDates()
  const [confirm, confirmDialog] = useConfirm()
  const { data } = useLazyCall('POST /sysConsole/queryFrontPageVersions', { page, pageSize: 20 })
  const restore = useWrite('POST /sysConsole/restoreFrontPage', {
    refreshes: ['POST /sysConsole/queryFrontPageVersions'],
    onSuccess: ({ version }) => {
      toast('success', t.restored(version))
      onRestored()
    },
  })
  const goBack = async (version: number) => {
    const question = { title: t.restoreTitle(version), text: t.restoreText, yes: t.restore, no: t.cancel }
    if (await confirm(question)) restore.run({ page, version, base })
  }
  return (
    <Dialog title={t.versions} onClose={onClose} sheet>
      {!data && <Skeleton className="h-40" />}
      <ol className="grid gap-4">
        {data?.list.map(({ version, authorName, gmtCreate, note, document }, at) => {
          const before = data.list[at + 1]
          return (
            <li key={version} className="grid gap-2 border-b border-line pb-4 last:border-b-0">
              <div className="flex flex-wrap items-center gap-2">
                <b className="text-15">{t.version(version)}</b>
                {version === base && <Tag tone="jade">{t.now}</Tag>}
                <span className="text-13 text-ink-2">
                  {`${dates.moment(gmtCreate)} · ${authorName || t.ofTheMall}`}
                </span>
                {version !== base && (
                  <Button
                    size="sm"
                    className="ml-auto"
                    aria-label={`${t.restore} ${version}`}
                    onClick={() => void goBack(version)}
                  >
                    {t.restore}
                  </Button>
                )}
              </div>
              {note && <p className="text-13 text-ink-2">{note}</p>}
              {before && <ChangeList changes={difference(before.document, document)} />}
            </li>
          )
        })}
      </ol>
      {confirmDialog}
    </Dialog>
  )
}
