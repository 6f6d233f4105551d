import { booksHref } from '@hojip/hrefs/books'
import {
  useCall,
  useLazyCall,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { ListSection } from '@hojip/platform/console'
import { issueKinds } from '../rules/issues.ts'
import { ActsPanel } from './acts-panel.tsx'
import { BooksTools } from './books-tools.tsx'
import { booksSearch, issuesInput } from './books-search.ts'
import { DaysPanel } from './days-panel.tsx'
import { booksTexts } from './texts.ts'
import { IssueCards } from './issue-cards.tsx'
import { IssuesTable } from './issues-table.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: booksTexts[locale].title, noIndex: true }
}

const askEveryMs = 30_000

/** The page of the books: the tools, the issues and their repairs, the compared days, and what operators did. */
export function Page() {
  const t = useTexts(booksTexts)
  const search = useSearch(booksSearch)
  const input = issuesInput(search)
  const found = useCall('GET /sysConsole/queryIssues', input)
  useLazyCall('GET /sysConsole/queryIssues', input, { everyMs: askEveryMs })
  return (
    <div className="grid gap-3">
      <h1 className="sr-only">{t.title}</h1>
      <BooksTools />
      <ListSection
        label={t.issues}
        tabs={{
          label: t.issues,
          all: issueKinds,
          current: search.kind,
          names: t.kinds,
          counts: found.counts,
          hrefOf: (kind) => booksHref({ kind, page: 1 }),
        }}
        found={found}
        total={t.total(found.total)}
        page={search.page}
        hrefOf={(page) => booksHref({ ...search, page })}
        empty={{ picture: 'stall' as const, title: t.nothing[search.kind], text: t.nothingText }}
        table={<IssuesTable kind={search.kind} issues={found.list} />}
        cards={<IssueCards kind={search.kind} issues={found.list} />}
      />
      <DaysPanel />
      <ActsPanel />
    </div>
  )
}
