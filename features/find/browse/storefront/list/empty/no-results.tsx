import { categoryHref, productsHref, searchHref } from '@hojip/hrefs/browse'
import { useLazyCall, useLocale, useTexts } from '@hojip/platform/page'
import { ButtonLink, Chip, EmptiedPage, EmptyState } from '@hojip/platform/ui'
import { ProductCards } from '../../product-cards.tsx'
import { cleared, filterCount, listHref } from '../filters/list-address.ts'
import { appliedFilters, placeName, type AppliedFilter } from '../filters/filter-names.ts'
import { listInput } from '../list-input.ts'
import type { ListOf } from '../list-search.ts'
import { totalText } from '../filters/total-text.ts'
import { listTexts } from '../texts.ts'
import type { List } from '../use-list.ts'

const mostLoosened = 8

/** Shown when nothing was found: names the search, and suggests others. */
export function NoResults({ list, of }: { list: List; of: ListOf }) {
  const texts = useTexts(listTexts)
  const { search, base, found } = list
  const words = of.goodsName
  if (found.total > 0)
    return (
      <div className="card">
        <EmptiedPage firstHref={listHref(base, { ...search, pageNum: 1 })} />
      </div>
    )
  if (filterCount(search) > 0)
    return (
      <>
        <Nothing
          title={words ? texts.nothingFor(words) : texts.nothingFiltered}
          hint={texts.filteredHint}
          href={listHref(base, cleared(search))}
          action={texts.clearFilters}
        />
        <Loosened list={list} of={of} />
      </>
    )
  return (
    <>
      <Nothing
        title={words ? texts.nothingFor(words) : texts.nothing}
        hint={words ? texts.nothingForHint : texts.nothingHint}
        href={productsHref}
        action={texts.seeAll}
      />
      {found.near && <NearWords near={found.near} />}
      <Categories />
      <Popular />
    </>
  )
}

type NothingProps = { title: string; hint: string; href: string; action: string }

function Nothing({ title, hint, href, action }: NothingProps) {
  return (
    <div className="card">
      <EmptyState
        title={title}
        text={hint}
        action={
          <ButtonLink kind="jade" href={href}>
            {action}
          </ButtonLink>
        }
      />
    </div>
  )
}

/** The single filters without which there are products. */
function Loosened({ list, of }: { list: List; of: ListOf }) {
  const texts = useTexts(listTexts)
  const applied = appliedFilters(
    texts,
    list.search,
    list.filters,
    placeName(list.search.deliverTo ?? '', list.reach),
  )
  // Without a single one there is everything.
  if (applied.length < 2) return null
  return (
    <ul className="mt-4 flex flex-wrap justify-center gap-2 empty:hidden">
      {applied.slice(0, mostLoosened).map((one) => (
        <Without key={listHref('', one.without)} filter={one} list={list} of={of} />
      ))}
    </ul>
  )
}

function Without({ filter: { name, without }, list, of }: { filter: AppliedFilter; list: List; of: ListOf }) {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  const { data } = useLazyCall('POST /bizGoods/findAll', { ...listInput(without, of), pageSize: 1 })
  if (!data?.total) return null
  return (
    <li>
      <Chip href={listHref(list.base, without)}>{texts.without(name, totalText(locale, data))}</Chip>
    </li>
  )
}

/** Words of the mall to try instead, with the number of products that each finds. */
function NearWords({ near }: { near: readonly string[] }) {
  const texts = useTexts(listTexts)
  return (
    // The results arrive a moment later; without any the line stays hidden.
    <p className="mt-4 hidden flex-wrap items-center justify-center gap-2 has-[a]:flex">
      <span className="text-13 text-ink-3">{texts.tryThese}</span>
      {near.map((word) => (
        <NearWord key={word} word={word} />
      ))}
    </p>
  )
}

function NearWord({ word }: { word: string }) {
  const { data } = useLazyCall('POST /bizGoods/findAll', {
    goodsName: word,
    sort: '0',
    pageNum: 1,
    pageSize: 1,
  })
  if (!data?.total) return null
  return (
    <Chip href={searchHref(word)}>
      {word}
      <span className="figures font-medium text-ink-3">{data.total}</span>
    </Chip>
  )
}

const firstLevel = { level: 1 }

/** The categories, for users without another word to try. */
function Categories() {
  const texts = useTexts(listTexts)
  const { data } = useLazyCall('GET /sysCategory/queryMenu', firstLevel)
  if (!data?.list.length) return null
  return (
    <nav aria-label={texts.category} className="mt-4">
      <ul className="flex flex-wrap justify-center gap-2">
        {data.list.slice(0, 12).map(({ id, name }) => (
          <li key={id}>
            <Chip href={categoryHref([id])}>{name}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const popularCount = 8

/** Best sellers, where there is little or nothing else. */
export function Popular({ without = [] }: { without?: readonly { pkId: string }[] }) {
  const texts = useTexts(listTexts)
  const { data } = useLazyCall('POST /bizGoods/findAll', { sort: '1', pageNum: 1, pageSize: popularCount })
  const others = data?.list.filter(({ pkId }) => !without.some((shown) => shown.pkId === pkId)) ?? []
  if (others.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3.5 text-18 font-bold">{texts.popular}</h2>
      <ProductCards products={others} columns="xl:grid-cols-4" />
    </section>
  )
}
