import { actsHref } from '@hojip/hrefs/staff'
import { useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ButtonLink, EmptyState, LoadMore, Skeleton, TabLinks, useWide } from '@hojip/platform/ui'
import { Failed } from '../act-log.tsx'
import { ActsCards } from './acts-cards.tsx'
import { actsInput, actsSearch, isNarrowed, type ActsSearch } from '../acts-search.ts'
import { ActsTable } from './acts-table.tsx'
import { FilterRow } from './filter-row.tsx'
import { actsByDay } from '../joined-acts.ts'
import { actsTexts } from '../texts.ts'
import { useActs, useIsMall } from '../use-acts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: actsTexts[locale].title, noIndex: true }
}

const pageSize = 30

/** The whole log: of the shop for its owners, of all shops and of the operators for operators. */
export function Page() {
  const t = useTexts(actsTexts)
  const search = useSearch(actsSearch)
  const isMall = useIsMall()
  const isWide = useWide()
  const input = actsInput(search, isMall)
  const { acts, people, error, retry, more } = useActs(input, pageSize)
  const days = actsByDay(acts?.list ?? [])
  const isEmpty = acts?.list.length === 0
  return (
    <>
      <h1 className="sr-only">{t.title}</h1>
      <FilterRow search={search} people={people} input={input} />
      <section aria-label={t.title} className="mt-2 lg:mt-3 lg:overflow-hidden lg:card">
        {isMall && <ScopeTabs search={search} shopName={acts?.list[0]?.shopName ?? null} />}
        <div aria-busy={!acts && !error}>
          {error && <Failed onRetry={retry} />}
          {!acts && !error && <Skeleton className="h-96" />}
          {isEmpty && !more.hasMore && <Nothing search={search} />}
          {!isEmpty &&
            acts &&
            (isWide ? <ActsTable days={days} search={search} /> : <ActsCards days={days} />)}
        </div>
        {more.hasMore && (
          <div className="pb-5">
            {isEmpty && <p className="pt-5 text-center text-13 text-ink-3">{t.notYetFound}</p>}
            <LoadMore more={more}>{isEmpty ? t.searchOn : t.older}</LoadMore>
          </div>
        )}
        {acts && !more.hasMore && !isEmpty && (
          <p className="px-4 py-3 text-12 text-ink-3">{t.allShown(acts.list.length)}</p>
        )}
      </section>
    </>
  )
}

/** Operators choose: everything, only what operators do, or one shop, which is chosen in the list. */
function ScopeTabs({ search, shopName }: { search: ActsSearch; shopName: string | null }) {
  const t = useTexts(actsTexts)
  const { of } = search
  const tab = (scope: string, label: string) => ({
    // The people of one shop are not those of another.
    href: actsHref({ ...search, of: scope, who: '' }),
    label,
    current: of === scope,
  })
  const tabs = [tab('', t.everything), tab('mall', t.ofMall)]
  if (of && of !== 'mall') tabs.push(tab(of, shopName ?? t.oneShop))
  return (
    <TabLinks
      tabs={tabs}
      label={t.scopes}
      className="border-line px-1 text-14! max-lg:mb-2 max-lg:gap-5! max-lg:border-b-0! lg:gap-7! lg:px-4"
    />
  )
}

function Nothing({ search }: { search: ActsSearch }) {
  const t = useTexts(actsTexts)
  const reset = (
    <ButtonLink href={actsHref({ of: search.of })} className="min-h-11!">
      {t.reset}
    </ButtonLink>
  )
  return (
    <div className="max-lg:card">
      {isNarrowed(search) ? (
        <EmptyState picture="lost" title={t.notFound} text={t.notFoundText} action={reset} />
      ) : (
        <EmptyState title={t.empty} text={t.emptyText} />
      )}
    </div>
  )
}
