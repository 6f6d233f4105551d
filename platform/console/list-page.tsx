import type { ComponentProps, ReactNode } from 'react'
import { useNavigate } from '../page/index.ts'
import { classNames, EmptiedPage, EmptyState, Pagination, TabLinks, useWide } from '../ui/index.ts'

interface ListTabs<T extends string | number> {
  /** What the tabs divide the list by. */
  label: string
  all: readonly T[]
  current: NoInfer<T>
  names: Readonly<Record<NoInfer<T>, string>>
  /** How many entries a tab has; tabs that are left out show no number. */
  counts?: { readonly [K in NoInfer<T>]?: number | undefined }
  /** The tab's first page. */
  hrefOf: (tab: T) => string
}

interface ListSectionProps<T extends string | number> {
  label: string
  /** Left out where nothing divides the list. */
  tabs?: ListTabs<T>
  found: { list: readonly unknown[]; pages: number }
  /** The total number, in words. */
  total: ReactNode
  page: number
  hrefOf: (page: number) => string
  /** Shown in place of an empty list; an empty page of one that has entries leads to its first page. */
  empty: ComponentProps<typeof EmptyState>
  /** `Rows`, or other cards. */
  cards: ReactNode
  /** Replaces the cards where there is room. */
  table?: ReactNode
  className?: string
}

/** One list: its tabs, its entries or an empty state, and its pages. */
export function ListSection<const T extends string | number>(props: ListSectionProps<T>) {
  const { label, tabs, found, total, page, hrefOf, empty, cards, table, className } = props
  const navigate = useNavigate()
  const isWide = useWide()
  return (
    <section aria-label={label} className={classNames('lg:overflow-hidden lg:card', className)}>
      {tabs && (
        <TabLinks
          tabs={tabs.all.map((tab) => ({
            href: tabs.hrefOf(tab),
            label: tabs.names[tab],
            count: tabs.counts?.[tab],
            current: tab === tabs.current,
          }))}
          label={tabs.label}
          className="border-line px-1 text-14! max-lg:mb-2 max-lg:gap-5! max-lg:border-b-0! lg:gap-7! lg:px-4"
        />
      )}
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

interface RowsProps<Entry> {
  list: readonly Entry[]
  /** What one entry shows. */
  children: (entry: Entry) => ReactNode
}

/** The entries below each other: rows of one card on desktops, a card each on phones. */
export function Rows<Entry extends { pkId: string }>({ list, children }: RowsProps<Entry>) {
  return (
    <ul className="grid max-lg:gap-2">
      {list.map((entry) => (
        <li key={entry.pkId} className="max-lg:card lg:border-b lg:border-line lg:last:border-b-0">
          {children(entry)}
        </li>
      ))}
    </ul>
  )
}

type ListPageProps<T extends string | number> = Omit<ListSectionProps<T>, 'label' | 'className'> & {
  title: string
  search?: ReactNode
}

/** A page with one list, and a search above it if there is one. */
export function ListPage<const T extends string | number>({ title, search, ...list }: ListPageProps<T>) {
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      {search}
      <ListSection label={title} {...list} {...(search ? { className: 'mt-2 lg:mt-3' } : {})} />
    </>
  )
}
