import { PieceFrame, usePieces, type Pieces } from '@hojip/browse/pieces'
import { productsHref } from '@hojip/hrefs/browse'
import { rankingsHref } from '@hojip/hrefs/halls'
import { useCall, useDates, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ButtonLink, EmptyState, TitleBar } from '@hojip/platform/ui'
import {
  chartsInput,
  chartsSearch,
  isFirstRanking,
  type ChartsSearch,
  type Ranking,
} from './charts-search.ts'
import { Choices, PhoneChoices, Periods } from './choices.tsx'
import { Formula } from './formula.tsx'
import { Places } from './places.tsx'
import { rankingsTexts } from './texts.ts'

export function head({ locale, search, data }: HeadInput<Ranking>): PageHead {
  const t = rankingsTexts[locale]
  const { type, days, all } = search as ChartsSearch
  return {
    title: `${t.kinds[type]} · ${t.title}`,
    description: data.basis === 'ever' ? t.aboutEver(t.kinds[type]) : t.about(t.kinds[type], days),
    noIndex: all || data.list.length === 0,
  }
}

export function Page() {
  const search = useSearch(chartsSearch)
  return <ChartsView search={search} pieces={usePieces('rankings', isFirstRanking(search))} />
}

interface ChartsViewProps {
  search: ChartsSearch
  pieces: Pieces | undefined
  marks?: boolean
}

/** A ranking of products, with the formula of its scores. */
export function ChartsView({ search, pieces, marks = false }: ChartsViewProps) {
  const t = useTexts(rankingsTexts)
  const dates = useDates()
  const ranking = useCall('POST /bizGoods/queryRanking', chartsInput(search))
  const name = t.kinds[search.type]
  const { computedAt } = ranking
  const note = [
    ranking.basis === 'ever' ? t.ever : t.since[search.type](search.days),
    ...(computedAt === null ? [] : [t.updated(dates.moment(computedAt))]),
  ].join(' · ')
  return (
    <>
      <TitleBar title={t.title} />
      <div className="wrap pb-6">
        <PieceFrame pieces={pieces} marks={marks}>
          <div className="flex items-center gap-3 max-lg:sr-only lg:min-h-18">
            <h1 className="text-24 font-bold">{pieces?.heading ?? name}</h1>
            <p className="text-13 text-ink-3">{pieces?.intro ?? note}</p>
            <Periods search={search} className="ml-auto max-lg:hidden" />
          </div>
          <PhoneChoices search={search} ranking={ranking} />
          <div className="items-start gap-4 lg:grid lg:grid-cols-[200px_minmax(0,1fr)] xl:grid-cols-[200px_minmax(0,1fr)_280px]">
            <Choices search={search} ranking={ranking} />
            <Formula ranking={ranking} note={note} />
            <div className="min-w-0 xl:order-none">
              {ranking.list.length > 0 ? (
                <>
                  <Places ranking={ranking} name={name} />
                  <More search={search} total={ranking.total} />
                </>
              ) : (
                <NoRanking search={search} ranking={ranking} />
              )}
            </div>
          </div>
        </PieceFrame>
      </div>
    </>
  )
}

function More({ search, total }: { search: ChartsSearch; total: number }) {
  const t = useTexts(rankingsTexts)
  if (total <= 10) return null
  return (
    <p className="mt-4 text-center">
      <ButtonLink
        href={rankingsHref({ ...search, all: !search.all })}
        className="min-h-11!"
        {...(search.all ? {} : { keepScroll: true })}
      >
        {search.all ? t.showTen : t.showAll(total)}
      </ButtonLink>
    </p>
  )
}

/** Why there are no places, and where there may be some. */
function NoRanking({ search, ranking }: { search: ChartsSearch; ranking: Ranking }) {
  const t = useTexts(rankingsTexts)
  const { type, days, category } = search
  const next = category
    ? { href: rankingsHref({ type, days }), label: t.seeMall }
    : days === 7
      ? { href: rankingsHref({ type }), label: t.seeLonger }
      : type !== 'sales'
        ? { href: rankingsHref(), label: t.seeSales }
        : { href: productsHref, label: t.seeProducts }
  return (
    <section className="card">
      <EmptyState
        title={t.none(t.kinds[type])}
        text={ranking.computedAt === null ? t.notYet : t.tooFew(ranking.counted, ranking.fewest)}
        action={
          <ButtonLink kind="jade" href={next.href} className="min-h-11!">
            {next.label}
          </ButtonLink>
        }
      />
    </section>
  )
}
