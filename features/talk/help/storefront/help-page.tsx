import { FeedbackTool } from '@hojip/feedback/storefront/tool'
import { helpHref } from '@hojip/hrefs/help'
import type { Output } from '@hojip/platform/client'
import { useCall, useInMallTime, useLazyCall, useLocale, useSearch, useTexts } from '@hojip/platform/page'
import type { HeadInput, PageHead } from '@hojip/platform/page'
import { ButtonLink, EmptyState, headsetIcon, Icon, Skeleton, TitleBar } from '@hojip/platform/ui'
import { serviceTimesText } from '@hojip/policy'
import { topicOf } from '../rules/topics.ts'
import { VersionList, VersionNote } from './agreement/versions.tsx'
import { ArticleView } from '../parts/article-view.tsx'
import { HelpCards, HelpList, HelpSearchForm } from './help-list.tsx'
import { helpSearch } from './help-search.ts'
import { helpTexts } from './texts.ts'

type Article = Output<'GET /sysHelp/findById/{id}'>
type Search = ReturnType<typeof helpSearch>

export function head({ locale, search, data }: HeadInput<Article | undefined, object, Search>): PageHead {
  return {
    title: data?.title ?? helpTexts[locale].title,
    ...(data ? { description: data.lead } : {}),
    // Searches and missing articles are not indexed.
    ...(search.q || (search.id && !data) ? { noIndex: true } : {}),
  }
}

/** The help page: all articles on the left, the current one on the right; on a phone one below the other. */
export function Page() {
  const t = useTexts(helpTexts)
  const { id, q } = useSearch(helpSearch)
  const { list } = useCall('GET /sysHelp/findTree', {})
  const reads = id !== undefined && q === undefined
  return (
    <>
      <TitleBar title={t.title} />
      <div className="wrap py-4 lg:grid lg:grid-cols-[240px_minmax(0,1fr)] lg:items-start lg:gap-5 lg:py-5">
        <div className="lg:card lg:sticky lg:top-4 lg:grid lg:gap-4 lg:px-2 lg:py-3">
          <div className="max-lg:mb-4 lg:px-1">
            <HelpSearchForm searched={q ?? ''} />
          </div>
          <div className="max-lg:hidden">
            <HelpList groups={list} here={reads ? topicOf(id) : undefined} />
          </div>
        </div>
        <div className="grid min-w-0 gap-4">
          <div className="card p-4 md:p-8">
            {reads ? <Read id={id} /> : q ? <Found text={q} /> : <Overview groups={list} />}
          </div>
          <Contact />
        </div>
      </div>
    </>
  )
}

function Read({ id }: { id: string }) {
  const t = useTexts(helpTexts)
  if (!topicOf(id)) return <NoArticle />
  return (
    <>
      <Article id={id} />
      <p className="mt-8 lg:hidden">
        <ButtonLink href={helpHref()} block className="min-h-11!">
          {t.all}
        </ButtonLink>
      </p>
    </>
  )
}

function Article({ id }: { id: string }) {
  const article = useCall('GET /sysHelp/findById/{id}', { id })
  return (
    <div className="grid gap-8">
      <ArticleView article={article} note={<VersionNote of={article} />} />
      <VersionList of={article} />
    </div>
  )
}

function NoArticle() {
  const t = useTexts(helpTexts)
  return (
    <EmptyState
      as="h1"
      picture="lost"
      title={t.missing}
      text={t.missingHint}
      action={
        <ButtonLink kind="jade" href={helpHref()}>
          {t.all}
        </ButtonLink>
      }
    />
  )
}

function Overview({ groups }: { groups: Output<'GET /sysHelp/findTree'>['list'] }) {
  const t = useTexts(helpTexts)
  return (
    <>
      <h1 className="text-24 font-bold max-lg:sr-only">{t.title}</h1>
      <p className="mb-6 text-15 text-ink-2 lg:mt-2">{t.lead}</p>
      <HelpCards groups={groups} />
    </>
  )
}

function Found({ text }: { text: string }) {
  const t = useTexts(helpTexts)
  const { data, error } = useLazyCall('GET /sysHelp/findTree', { text }, { keepPrevious: true })
  const count = data?.list.reduce((sum, { articles }) => sum + articles.length, 0) ?? 0
  return (
    <>
      <h1 className="mb-6 text-20 font-bold" aria-live="polite">
        {data ? t.found(count, text) : t.search}
      </h1>
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {error && <p className="text-ink-2">{error.message}</p>}
      {data && count === 0 && <EmptyState title={t.nothing} text={t.nothingHint} />}
      {data && <HelpCards groups={data.list} />}
    </>
  )
}

/** How to reach customer service. */
function Contact() {
  const t = useTexts(helpTexts)
  const locale = useLocale()
  const inMallTime = useInMallTime()
  const { data } = useLazyCall('GET /sysConfig/queryPublic', {})
  if (!data) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 card px-4 py-3.5 text-ink-2 md:px-8">
      <Icon of={headsetIcon} size={20} className="text-jade-text" />
      {t.stillOpen}
      <a href={`tel:${data.csPhone}`} className="figures link min-h-6 text-16">
        {data.csPhone}
      </a>
      <span className="text-13 text-ink-3">
        {serviceTimesText(locale, { days: data.csDays, span: data.csHours }, inMallTime)}
      </span>
      <FeedbackTool
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-jade-text hover:bg-hover lg:ml-auto"
        nameStyle=""
      />
    </div>
  )
}
