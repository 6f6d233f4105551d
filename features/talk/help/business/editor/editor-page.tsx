import { editHelpHref } from '@hojip/hrefs/help'
import type { Locale } from '@hojip/platform/i18n'
import {
  Link,
  useDates,
  useLocale,
  usePage,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { ButtonLink, EmptyState, Notice, Tag } from '@hojip/platform/ui'
import { useState } from 'react'
import { isTopic, type Topic } from '../../rules/topics.ts'
import { ArticleFields } from './article-fields.tsx'
import { Preview } from './preview.tsx'
import { SaveBar } from './save-bar.tsx'
import { TheirsNotice } from './theirs-notice.tsx'
import { useEditor, type Editor } from './use-editor.ts'
import { editHelpTexts } from '../texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: editHelpTexts[locale].title, noIndex: true }
}

/** One article: its texts in three languages at the left, and what readers see at the right. */
export function Page() {
  const { topic } = usePage('/business/help/$topic').params
  // Another article begins with its own state.
  return isTopic(topic) ? <EditHelp key={topic} topic={topic} /> : <NoArticle />
}

function NoArticle() {
  const t = useTexts(editHelpTexts)
  return (
    <EmptyState
      as="h1"
      picture="lost"
      title={t.missing}
      action={
        <ButtonLink kind="jade" href={editHelpHref()}>
          {t.back}
        </ButtonLink>
      }
    />
  )
}

function EditHelp({ topic }: { topic: Topic }) {
  const t = useTexts(editHelpTexts)
  const editor = useEditor(topic)
  const [locale, setLocale] = useState<Locale>(useLocale())
  /** Problems are shown once somebody has tried to publish. */
  const [isTried, setTried] = useState(false)
  const problems = isTried ? editor.problems : []
  const tryToPublish = () => {
    setTried(true)
    const [first] = editor.problems
    if (!first) return true
    setLocale(first.locale)
    requestAnimationFrame(() => document.getElementById(`${first.locale}.${first.field}`)?.focus())
    return false
  }
  return (
    <>
      <h1 className="sr-only">{t.editing(editor.base.document[locale].title)}</h1>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
        <Link to={editHelpHref()} className="inline-flex min-h-11 items-center link lg:min-h-8">
          {t.back}
        </Link>
        <State editor={editor} />
      </div>
      {editor.theirs && <TheirsNotice editor={editor} theirs={editor.theirs} />}
      {problems.length > 0 && (
        <div className="mb-3">
          <Notice tone="crimson" live>
            {t.toFix(problems.length)}
          </Notice>
        </div>
      )}
      <div className="grid items-start gap-3 pb-28 xl:grid-cols-2">
        <ArticleFields editor={editor} problems={problems} locale={locale} onLocale={setLocale} />
        <Preview editor={editor} locale={locale} />
      </div>
      <SaveBar editor={editor} onPublish={tryToPublish} />
    </>
  )
}

/** Which version readers have, and which one they will have. */
function State({ editor: { base } }: { editor: Editor }) {
  const t = useTexts(editHelpTexts)
  const dates = useDates()
  const { last, current } = base
  if (!last) return <span className="text-ink-2">{t.original}</span>
  const date = (time: string) => dates.fullDate(time)
  return (
    <>
      <span className="text-ink-2">{t.lastChange(last.version, last.authorName, date(last.gmtCreate))}</span>
      {last.version !== current && <Tag tone="amber">{t.announcedFor(date(last.inForceTime))}</Tag>}
    </>
  )
}
