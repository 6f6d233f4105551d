import type { ComponentProps, ReactNode } from 'react'
import { useNavigate } from '../page/index.ts'
import { classNames, EmptiedPage, EmptyState, Pagination, TabLinks, useWide } from '../ui/index.ts'

type ListSectionProps = Pick<ComponentProps<typeof TabLinks>, 'tabs'> & {
  label: string
  tabsLabel: string
  found: { list: readonly unknown[]; pages: number }
  /** The total number, in words. */
  total: ReactNode
  page: number
  hrefOf: (page: number) => string
  /** Shown in place of an empty list; an empty page of one that has entries leads to its first page. */
  empty: ComponentProps<typeof EmptyState>
  cards: ReactNode
  /** Replaces the cards where there is room. */
  table?: ReactNode
  className?: string
}

/** One list: its tabs, its entries or an empty state, and its pages. */
export function ListSection(props: ListSectionProps) {
  const { label, tabs, tabsLabel, found, total, page, hrefOf, empty, cards, table, className } = props
  const navigate = useNavigate()
  const isWide = useWide()
  return (
    <section aria-label={label} className={classNames('lg:overflow-hidden lg:card', className)}>
      <TabLinks
        tabs={tabs}
        label={tabsLabel}
        className="border-line px-1 text-14! max-lg:mb-2 max-lg:gap-5! max-lg:border-b-0! lg:gap-7! lg:px-4"
      />
      {found.list.length === 0 ? (
        <div className="max-lg:card">
          {found.pages > 0 ? <EmptiedPage firstHref={hrefOf(1)} /> : <EmptyState {...empty} />}
        </div>
      ) : (
        <>
          {isWide && table ? table : cards}
          <div className="flex flex-wrap items-center justify-between gap-3 px-4 text-13 text-ink-3">
            <p className="py-3">{total}</p>
            <Pagination
              current={page}
              last={found.pages}
              hrefOf={hrefOf}
              onJump={(wanted) => navigate(hrefOf(wanted))}
            />
          </div>
        </>
      )}
    </section>
  )
}

type ListPageProps = Omit<ListSectionProps, 'label' | 'className'> & { title: string; search?: ReactNode }

/** A page with one list, and a search above it if there is one. */
export function ListPage({ title, search, ...list }: ListPageProps) {
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      {search}
      <ListSection label={title} {...list} {...(search ? { className: 'mt-2 lg:mt-3' } : {})} />
    </>
  )
}
