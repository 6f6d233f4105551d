import { categoryHref, productsHref, searchHref } from '@hojip/hrefs/browse'
import { useLazyCall, useTexts } from '@hojip/platform/page'
import { ButtonLink, Chip, EmptyState } from '@hojip/platform/ui'
import { nearWords } from '../../../rules/near-words.ts'
import { ProductCards } from '../../product-cards.tsx'
import { cleared, filterCount, listHref } from '../filters/list-address.ts'
import { listTexts } from '../texts.ts'
import type { List } from '../use-list.ts'

/** Shown when nothing was found: names the search, and suggests others. */
export function NoResults({ list, words }: { list: List; words?: string | undefined }) {
  const texts = useTexts(listTexts)
  const { search, base, found } = list
  if (found.total > 0)
    return (
      <Nothing
        title={texts.pageEmpty}
        hint=""
        href={listHref(base, { ...search, pageNum: 1 })}
        action={texts.firstPage}
      />
    )
  if (filterCount(search) > 0)
    return (
      <Nothing
        title={words ? texts.nothingFor(words) : texts.nothingFiltered}
        hint={texts.filteredHint}
        href={listHref(base, cleared(search))}
        action={texts.clearFilters}
      />
    )
  return (
    <>
      <Nothing
        title={words ? texts.nothingFor(words) : texts.nothing}
        hint={words ? texts.nothingForHint : texts.nothingHint}
        href={productsHref}
        action={texts.seeAll}
      />
      {words && <NearWords words={words} />}
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

/** Parts of the query that do find products. */
function NearWords({ words }: { words: string }) {
  const texts = useTexts(listTexts)
  const near = nearWords(words)
  if (near.length === 0) return null
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

function Popular() {
  const texts = useTexts(listTexts)
  const { data } = useLazyCall('POST /bizGoods/findAll', { sort: '1', pageNum: 1, pageSize: popularCount })
  if (!data?.list.length) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3.5 text-18 font-bold">{texts.popular}</h2>
      <ProductCards products={data.list} columns="xl:grid-cols-4" />
    </section>
  )
}
