import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useNavigate, useTexts } from '@hojip/platform/page'
import { filterIcon, HiddenText, Icon, PageTurns, Pagination } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import { AppliedFilters } from './filters/applied-filters.tsx'
import {
  CategoryGroup,
  CategoryPills,
  useNextCategories,
  type NextCategory,
} from './filters/category-group.tsx'
import { FacetsSlot } from './filters/facets-slot.tsx'
import { FilterForm } from './filters/filter-form.tsx'
import { FilterGroups } from './filters/filter-groups.tsx'
import { filterCount } from './filters/list-address.ts'
import { pageSize, type ListOf } from './list-search.ts'
import { NoResults, Popular } from './empty/no-results.tsx'
import { Results } from './results/results.tsx'
import { SortLinks } from './filters/sort-links.tsx'
import { totalText } from './filters/total-text.ts'
import { LookSwitch } from './results/look-switch.tsx'
import { listTexts } from './texts.ts'
import type { List } from './use-list.ts'

const FilterSheet = lazyPart(() =>
  import('./filters/filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })),
)

const Explained = lazyPart(() =>
  import('./explain/explained.tsx').then((module) => ({ default: module.Explained })),
)

/** Phones without scripts have the filters below the list. */
const filtersId = 'filters'

/** A list that is no longer is followed by best sellers: otherwise it would end in an empty page. */
const fewHits = 4

/** As a number of products it means "more". */
const mostKnown = 3_000

type ListViewProps = {
  list: List
  of: ListOf
  title: string
  /** `h1` where the list is the main content of the page. */
  as: 'h1' | 'h2'
}

/** A list of products with its filters, orders and pages. */
export function ListView({ list, of, title, as: Heading }: ListViewProps) {
  const texts = useTexts(listTexts)
  const next = useNextCategories(list)
  const { found, search, unfiltered } = list
  const isEmpty = found.list.length === 0
  const isBare = unfiltered === 0 && found.total === 0 && filterCount(search) === 0
  return (
    <div className={isBare ? undefined : 'list-columns'}>
      {!isBare && <Aside list={list} of={of} next={next} />}
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 max-lg:pt-3">
          <Heading className="text-20 leading-tight font-bold lg:text-24">{title}</Heading>
          {!isBare && <Count list={list} />}
        </div>
        {found.corrected !== undefined && !isEmpty && (
          <p className="pt-1 text-ink-2">{texts.insteadFor(found.corrected)}</p>
        )}
        {found.understood && !isEmpty && <Understood {...found.understood} />}
        <CategoryPills list={list} next={next} />
        {!isBare && <PhoneTools list={list} of={of} />}
        <div className="max-lg:pb-2">
          <AppliedFilters list={list} />
        </div>
        {!isEmpty && <SortBar list={list} />}
        {search.explain && (
          <Suspense fallback={null}>
            <Explained list={list} of={of} />
          </Suspense>
        )}
        {isEmpty ? (
          <div className="mt-3">
            <NoResults list={list} of={of} />
          </div>
        ) : (
          <>
            <Results list={list} />
            {list.found.total <= fewHits && <Popular without={list.found.list} />}
          </>
        )}
        <Pages list={list} />
      </div>
    </div>
  )
}

/** What was made of a query such as “cheap wine”. */
function Understood({ words, sort }: NonNullable<List['found']['understood']>) {
  const texts = useTexts(listTexts)
  return (
    <p className="pt-1 text-ink-2">
      {words && texts.understood(words)}
      {words && sort && ' '}
      {sort && texts.understoodOrder[sort]}
    </p>
  )
}

function Count({ list }: { list: List }) {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  const { found, unfiltered, search } = list
  const number = (n: number) => formatNumber(locale, n)
  const narrowed = filterCount(search) > 0 && unfiltered < mostKnown && unfiltered > found.total
  const total = totalText(locale, found)
  return (
    <p role="status" className="text-ink-3">
      {narrowed ? texts.countOf(total, number(unfiltered)) : texts.count(total)}
    </p>
  )
}

function Aside({ list, of, next }: { list: List; of: ListOf; next: NextCategory[] }) {
  const texts = useTexts(listTexts)
  return (
    <aside id={filtersId} aria-label={texts.filters} className="list-aside">
      <CategoryGroup list={list} next={next} />
      <FilterForm list={list}>
        <FilterGroups
          filters={list.filters}
          reach={list.reach}
          value={list.wanted}
          onChange={list.change}
          look="rows"
        />
        <FacetsSlot list={list} of={of} />
      </FilterForm>
    </aside>
  )
}

function SortBar({ list }: { list: List }) {
  const texts = useTexts(listTexts)
  return (
    <div className="mt-3 mb-4 flex items-center rounded-lg bg-surface px-2 py-1.5 max-lg:hidden">
      <nav aria-label={texts.sortBy} className="flex gap-1">
        <SortLinks
          list={list}
          className="min-h-9 rounded-sm px-3.5 text-ink-2 hover:bg-hover"
          chosen="bg-jade-soft font-medium text-jade-text!"
        />
      </nav>
      <div className="ml-auto flex items-center gap-3">
        <PageTurns
          current={list.found.pageNum}
          last={list.found.pages}
          hrefOf={(page) => list.hrefOf({ pageNum: page })}
        />
        <LookSwitch />
      </div>
    </div>
  )
}

/** Order and filters, which stay at the top of a phone's screen. */
function PhoneTools({ list, of }: { list: List; of: ListOf }) {
  const texts = useTexts(listTexts)
  const [isOpen, setIsOpen] = useState(false)
  const count = filterCount(list.search)
  return (
    <div className="sticky top-14 z-30 -mx-4 mt-1 flex items-center bg-bg px-4 lg:hidden">
      <nav
        aria-label={texts.sortBy}
        className="relative flex min-w-0 flex-1 flex-wrap justify-between gap-x-1 max-[429px]:text-13"
      >
        <SortLinks list={list} className="min-h-11 flex-none text-ink-2" chosen="font-bold text-jade-text!" />
      </nav>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 flex-none items-center gap-1 pl-3 text-ink-2 before:mr-2.5 before:h-6 before:w-px before:bg-line-strong before:content-['']"
      >
        <Icon of={filterIcon} size={14} />
        {texts.filters}
        {count > 0 && (
          <>
            <span
              aria-hidden="true"
              className="figures ml-1 grid size-[18px] place-items-center rounded-full bg-jade text-11 text-on-fill"
            >
              {count}
            </span>
            <HiddenText>{texts.appliedCount(count)}</HiddenText>
          </>
        )}
      </button>
      <a href={`#${filtersId}`} className="unscripted link">
        {texts.filters}
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet list={list} of={of} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Pages({ list: { found, hrefOf } }: { list: List }) {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const { pageNum, pages } = found
  const number = (n: number) => formatNumber(locale, n)
  const first = (pageNum - 1) * pageSize + 1
  if (found.list.length === 0) return null
  return (
    <>
      <Pagination
        current={pageNum}
        last={pages}
        hrefOf={(page) => hrefOf({ pageNum: page })}
        onJump={(page) => navigate(hrefOf({ pageNum: page }))}
      />
      {pages > 1 && (
        <p className="pb-4 text-center text-13 text-ink-3">
          {texts.range(number(first), number(first + found.list.length - 1), totalText(locale, found))}
        </p>
      )}
    </>
  )
}
