import type { Locale } from '@hojip/platform/i18n'
import { useLeaveQuestion } from '@hojip/platform/console'
import {
  toast,
  useCall,
  useDates,
  useLocale,
  useRefresh,
  useSearch,
  useTexts,
  useWrite,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { Button, Dialog, TabLinks } from '@hojip/platform/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { EditedPage, FrontPage, PageName } from '../contract.ts'
import { difference } from '../rules/difference.ts'
import { faultsOf } from '../rules/faults.ts'
import { frontPagesHref } from '@hojip/hrefs/front-pages'
import { PieceFields } from './fields/piece-fields.tsx'
import { PieceList } from './piece-list.tsx'
import { newPiece, pieceName, withPiece, type AddedKind } from './pieces.ts'
import { PreviewPane } from './preview-pane.tsx'
import { ChangeList, PublishDialog } from './publish-dialog.tsx'
import { frontPagesSearch, pageNames } from './search.ts'
import { frontPagesTexts } from './texts.ts'
import { VersionsDialog } from './versions-dialog.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: frontPagesTexts[locale].title, noIndex: true }
}

type Draft = EditedPage['draft']
const nobody: FrontPage = { pieces: [] }

export function Page() {
  const t = useTexts(frontPagesTexts)
  const { page } = useSearch(frontPagesSearch)
  const tabs = pageNames.map((one) => ({
    href: frontPagesHref(one === 'home' ? undefined : one),
    label: t.pages[one],
    current: one === page,
  }))
  return (
    <>
      <h1 className="sr-only">{t.title}</h1>
      <TabLinks tabs={tabs} label={t.title} className="mb-3" />
      <Editing key={page} page={page} />
    </>
  )
}

/** A page: its pieces at the left, the true page in the middle, the fields of one piece at the right. */
function Editing({ page }: { page: PageName }) {
  const t = useTexts(frontPagesTexts)
  const reader = useLocale()
  const dates = useDates()
  const edited = useCall('POST /sysConsole/queryFrontPage', { page })
  const editor = useEditor(page, edited)
  const { document, change, live, changes } = editor
  const [selected, setSelected] = useState(document.pieces[0]?.id ?? '')
  const [locale, setLocale] = useState<Locale>(reader)
  const faults = faultsOf(document, page)
  const piece = document.pieces.find(({ id }) => id === selected)
  const add = (kind: AddedKind) => {
    const added = newPiece(kind, edited.categories[0]?.code ?? '', Date.now())
    change(withPiece(document, added))
    setSelected(added.id)
  }
  const at = live && dates.moment(live.gmtCreate)
  return (
    <>
      <p className="mb-2.5 text-13 text-ink-2">
        {live && at ? t.live(live.version, at, live.authorName) : t.notLive}
      </p>
      <div className="grid items-start gap-3 pb-24 lg:grid-cols-[280px_minmax(0,1fr)] xl:grid-cols-[280px_minmax(0,1fr)_320px]">
        <PieceList
          page={page}
          document={document}
          selected={selected}
          faults={faults}
          changes={changes}
          onSelect={setSelected}
          onChange={change}
          onAdd={add}
        />
        <PreviewPane
          page={page}
          document={document}
          selected={selected}
          locale={locale}
          onLocale={setLocale}
          onSelect={setSelected}
          foot={
            <span className={faults.length > 0 ? 'text-crimson' : ''} role="status">
              {faults.length > 0 ? t.faults(faults.length) : t.fits}
            </span>
          }
        />
        {piece && (
          <PieceFields
            key={piece.id}
            page={page}
            piece={piece}
            locale={locale}
            faults={faults.filter(({ pieceId }) => pieceId === piece.id)}
            categories={edited.categories}
            onLocale={setLocale}
            onChange={(changed) =>
              change({ pieces: document.pieces.map((one) => (one.id === piece.id ? changed : one)) })
            }
            onRemove={() => change({ pieces: document.pieces.filter(({ id }) => id !== piece.id) })}
          />
        )}
      </div>
      <SaveBar editor={editor} hasFaults={faults.length > 0} />
    </>
  )
}

type Editor = ReturnType<typeof useEditor>

/** The document as it is typed, with what it was made from. */
function useEditor(page: PageName, edited: EditedPage) {
  const refresh = useRefresh()
  const [document, setDocument] = useState(edited.draft.document)
  const [draft, setDraft] = useState<Draft>(edited.draft)
  const [theirs, setTheirs] = useState<Draft>()
  const { live } = edited
  const base = live?.version ?? 0
  const isUnsaved = difference(draft.document, document).length > 0
  const t = useTexts(frontPagesTexts)
  const save = useWrite('POST /sysConsole/saveFrontPageDraft', {
    onSuccess: (saved) => {
      setDraft(saved)
      setTheirs(undefined)
      toast('success', t.saved)
    },
    onRefused: (refusal) => {
      if (refusal.reason !== 'frontPages/draftChanged' || !refusal.data.now) return false
      setTheirs(refusal.data.now)
      return true
    },
  })
  const read = () => refresh('POST /sysConsole/queryFrontPage')
  const begin = (from: FrontPage) => {
    setDocument(from)
    setDraft({ ...edited.draft, document: from, revision: 0, authorName: '', gmtModified: null })
  }
  useLeaveQuestion(isUnsaved)
  return {
    page,
    document,
    draft,
    live,
    base,
    isUnsaved,
    theirs,
    save,
    read,
    begin,
    setTheirs,
    change: setDocument,
    changes: difference(live?.document ?? nobody, document),
    /** Saves over the revision that this draft, or the other one, has. */
    saveOver: (revision: number) => save.run({ page, document, revision, base }),
    take: (other: Draft) => {
      setDocument(other.document)
      setDraft(other)
      setTheirs(undefined)
    },
  }
}

function SaveBar({ editor, hasFaults }: { editor: Editor; hasFaults: boolean }) {
  const t = useTexts(frontPagesTexts)
  const locale = useLocale()
  const dates = useDates()
  const { page, document, draft, base, changes, isUnsaved, save, begin, read } = editor
  const [open, setOpen] = useState<'publish' | 'versions'>()
  const canPublish = changes.length > 0 && !hasFaults
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (canPublish) setOpen('publish')
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return (
    <div
      role="region"
      aria-label={t.publish}
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-2.5 border-t border-line bg-surface px-4 py-3 lg:left-52 lg:px-6"
    >
      <p className="min-w-0 flex-1 basis-40 truncate text-13 text-ink-2">
        <b className="text-ink">{changes.length > 0 ? t.unpublished(changes.length) : t.nothingNew}</b>
        {` ${changes.map(({ piece }) => pieceName(piece, locale, t)).join(t.between)}`}
        {isUnsaved && ` · ${t.unsaved}`}
        {!isUnsaved &&
          draft.gmtModified &&
          ` · ${t.draftBy(draft.authorName, dates.moment(draft.gmtModified))}`}
      </p>
      <Button onClick={() => setOpen('versions')}>{t.versions}</Button>
      {isUnsaved && <Button onClick={() => editor.change(draft.document)}>{t.discard}</Button>}
      <Button disabled={!isUnsaved} busy={save.isRunning} onClick={() => editor.saveOver(draft.revision)}>
        {t.save}
      </Button>
      <Button kind="jade" disabled={!canPublish} onClick={() => setOpen('publish')}>
        {t.publish}
      </Button>
      {open === 'publish' && (
        <PublishDialog
          page={page}
          document={document}
          base={base}
          changes={changes}
          onOvertaken={() => void read()}
          onPublished={() => {
            setOpen(undefined)
            begin(document)
            void read()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'versions' && (
        <VersionsDialog
          page={page}
          base={base}
          onRestored={() => location.reload()}
          onClose={() => setOpen(undefined)}
        />
      )}
      {editor.theirs && <ConflictDialog editor={editor} theirs={editor.theirs} />}
    </div>
  )
}

/** Both sides of a draft that two people have changed; who was slower decides which one stays. */
function ConflictDialog({ editor, theirs }: { editor: Editor; theirs: Draft }) {
  const t = useTexts(frontPagesTexts)
  const { draft, document, save, setTheirs } = editor
  return (
    <Dialog title={t.conflictTitle} onClose={() => setTheirs(undefined)} sheet>
      <p className="text-14">{t.conflictText(theirs.authorName)}</p>
      <div className="my-4 grid gap-4 lg:grid-cols-2">
        <div className="grid content-start gap-2">
          <h3 className="font-bold">{t.theirs}</h3>
          <ChangeList changes={difference(draft.document, theirs.document)} />
        </div>
        <div className="grid content-start gap-2">
          <h3 className="font-bold">{t.mine}</h3>
          <ChangeList changes={difference(draft.document, document)} />
        </div>
      </div>
      <div className="flex justify-end gap-2.5">
        <Button onClick={() => editor.take(theirs)}>{t.takeTheirs}</Button>
        <Button kind="jade" busy={save.isRunning} onClick={() => editor.saveOver(theirs.revision)}>
          {t.takeMine}
        </Button>
      </div>
    </Dialog>
  )
}
