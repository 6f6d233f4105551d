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
  const found = useCall('GET /sysConsole/queryTroubles', input)
  useLazyCall('GET /sysConsole/queryTroubles', input, { everyMs: askEveryMs })
  const tabs = troubleKinds.map((kind) => ({
    href: booksHref({ kind, page: 1 }),
    label: t.kinds[kind],
    count: found.counts[kind],
    current: kind === search.kind,
  }))
  return (
    <div className="grid gap-3">
      <h1 className="sr-only">{t.title}</h1>
      <BooksTools />
      <ListSection
        label={t.troubles}
        tabs={tabs}
        tabsLabel={t.troubles}
        found={found}
        total={t.total(found.total)}
        page={search.page}
        hrefOf={(page) => booksHref({ ...search, page })}
        empty={{ picture: 'stall' as const, title: t.nothing[search.kind], text: t.nothingText }}
        table={<TroublesTable kind={search.kind} troubles={found.list} />}
        cards={<TroubleCards kind={search.kind} troubles={found.list} />}
      />
      <DaysPanel />
      <ActsPanel />
    </div>
  )
}
