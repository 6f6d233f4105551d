import { booksHref } from '@hojip/hrefs/books'
import {
  useCall,
  useLazyCall,
  useNavigate,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { EmptyState, ListFoot, ListTabs, useWide } from '@hojip/platform/ui'
import { troubleKinds } from '../rules/troubles.ts'
import { ActsPanel } from './acts-panel.tsx'
import { BooksTools } from './books-tools.tsx'
import { booksSearch, troublesInput } from './books-search.ts'
import { DaysPanel } from './days-panel.tsx'
import { booksTexts } from './texts.ts'
import { TroubleCards } from './trouble-cards.tsx'
import { TroublesTable } from './troubles-table.tsx'

export function head({ locale }: HeadInput): PageHead {
  return {
    title: booksTexts[locale].title,
    noIndex: true,
  }
}

const askEveryMs = 30_000

/** Everything about the mall's money that does not go on by itself, and what mends it. */
export function Page() {
  const t = useTexts(booksTexts)
  const search = useSearch(booksSearch)
  const input = troublesInput(search)
  const { list, counts, total, pages } = useCall('GET /sysConsole/queryTroubles', input)
  useLazyCall('GET /sysConsole/queryTroubles', input, { everyMs: askEveryMs })
  const navigate = useNavigate()
  const isWide = useWide()
  const tabs = troubleKinds.map((kind) => ({
    href: booksHref({ kind, page: 1 }),
    label: t.kinds[kind],
    count: counts[kind],
    current: kind === search.kind,
  }))
  const pageHref = (page: number) => booksHref({ ...search, page })
  return (
    <div className="grid gap-3">
      <h1 className="sr-only">{t.title}</h1>
      <BooksTools />
      <section aria-labelledby="troubles" className="lg:overflow-hidden lg:card">
        <h2 id="troubles" className="sr-only">
          {t.troubles}
        </h2>
        <ListTabs tabs={tabs} label={t.troubles} />
        {list.length === 0 ? (
          <div className="max-lg:card">
            <EmptyState picture="stall" title={t.nothing[search.kind]} text={t.nothingText} />
          </div>
        ) : isWide ? (
          <TroublesTable kind={search.kind} troubles={list} />
        ) : (
          <TroubleCards kind={search.kind} troubles={list} />
        )}
        {list.length > 0 && (
          <ListFoot
            total={t.total(total)}
            current={search.page}
            last={pages}
            hrefOf={pageHref}
            onJump={(page) => navigate(pageHref(page))}
          />
        )}
      </section>
      <DaysPanel />
      <ActsPanel />
    </div>
  )
}
