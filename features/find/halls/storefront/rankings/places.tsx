import { useQuickAdd } from '@hojip/browse/quick-add'
import { productHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { Button, classNames, HiddenText, Link, Picture, Price, Score } from '@hojip/platform/ui'
import { QuickAdd } from '@hojip/storefront-kit/storefront'
import { rankingsTexts } from './texts.ts'
import type { Ranking } from './charts-search.ts'

type Place = Ranking['list'][number]
type PlaceProps = { place: Place; isSum: boolean; hasPrevious: boolean; onAdd: (place: Place) => void }

/** The places: on wide windows the first three are cards above the rows of the others. */
export function Places({ ranking, name }: { ranking: Ranking; name: string }) {
  const t = useTexts(rankingsTexts)
  const { onAdd, dialog } = useQuickAdd()
  const { list, hasPrevious, rankType } = ranking
  const isSum = rankType === 'sales' || rankType === 'new'
  const of = { hasPrevious, isSum, onAdd }
  return (
    <>
      <ol aria-label={t.ranking(name)} className="grid grid-cols-3 gap-3 max-lg:hidden">
        {list.slice(0, 3).map((place) => (
          <TopPlace key={place.pkId} place={place} {...of} />
        ))}
      </ol>
      <ol
        aria-label={t.ranking(name)}
        className="divide-y divide-line overflow-hidden rounded-lg bg-surface lg:mt-3 lg:empty:hidden lg:[&>:nth-child(-n+3)]:hidden"
      >
        {list.map((place) => (
          <PlaceRow key={place.pkId} place={place} {...of} />
        ))}
      </ol>
      {dialog}
    </>
  )
}

/** How the place has changed since the hour before. */
function Move({ place: { rank, previousRank } }: Pick<PlaceProps, 'place'>) {
  const t = useTexts(rankingsTexts)
  if (previousRank === null) return <span className="text-12 text-jade-text">{t.entered}</span>
  const by = previousRank - rank
  return (
    <span className={classNames('figures text-12 font-medium', by > 0 ? 'text-jade-text' : 'text-ink-3')}>
      <span aria-hidden="true">{by === 0 ? '—' : `${by > 0 ? '▲' : '▼'} ${Math.abs(by)}`}</span>
      <HiddenText>{by === 0 ? t.same : by > 0 ? t.up(by) : t.down(-by)}</HiddenText>
    </span>
  )
}

function AddButton({ place, onAdd }: Pick<PlaceProps, 'place' | 'onAdd'>) {
  const t = useTexts(rankingsTexts)
  if (place.stock <= 0) return <span />
  return (
    <Button kind="buySoft" size="sm" className="whitespace-nowrap" onClick={() => onAdd(place)}>
      <span aria-hidden="true" className="size-4 shape-cart" />
      {t.add}
      <HiddenText>{` ${place.goodsName}`}</HiddenText>
    </Button>
  )
}

function TopPlace({ place, hasPrevious, onAdd }: PlaceProps) {
  const t = useTexts(rankingsTexts)
  return (
    <li className="relative flex flex-col overflow-hidden card">
      <Link href={productHref(place.pkId)} className="group outline-offset-[-2px]">
        <Picture of={place.goodsPic} alt="" sizes="300px" eager className="aspect-[1.18]" />
        <span className="figures absolute top-0 left-0 min-w-11 rounded-br-lg bg-ink px-2.5 text-center text-24 leading-10 text-surface">
          {place.rank}
        </span>
        <h2 className="mx-3.5 mt-3 line-clamp-2 text-15 font-medium group-hover:text-jade-text">
          {place.goodsName}
        </h2>
      </Link>
      <p className="mx-3.5 mt-1 flex flex-wrap items-baseline gap-x-2 text-12 text-ink-3">
        {place.shopName}
        {hasPrevious && <Move place={place} />}
      </p>
      <p className="mx-3.5 mt-1 mb-2 text-12 text-ink-3">
        {t.score} <span className="figures font-semibold text-ink">{place.rankScore}</span>
        <span className="block">{place.termsText}</span>
      </p>
      <div className="mx-3.5 mt-auto mb-3.5 flex flex-wrap items-center justify-between gap-2">
        <Price value={place.price} from={place.isFromPrice} />
        <AddButton place={place} onAdd={onAdd} />
      </div>
    </li>
  )
}

/** A row: on phones three columns, on wide windows six, and one for how places have changed. */
const columns = 'grid grid-cols-[34px_84px_minmax(0,1fr)] gap-x-2.5 p-3 lg:gap-x-3.5 lg:px-4'
const wide = 'lg:grid-cols-[28px_64px_minmax(0,1fr)_132px_100px_84px]'
const wideWithMove = 'lg:grid-cols-[28px_44px_64px_minmax(0,1fr)_132px_100px_84px]'

function PlaceRow({ place, isSum, hasPrevious, onAdd }: PlaceProps) {
  return (
    <li
      className={classNames(
        'relative items-center hover:bg-inset',
        columns,
        hasPrevious ? wideWithMove : wide,
      )}
    >
      <div className="grid justify-items-center gap-1 lg:contents">
        <span
          className={classNames(
            'figures text-center leading-none lg:text-20 lg:text-ink-2',
            place.rank <= 3 ? 'text-24' : 'text-20 text-ink-2',
          )}
        >
          {place.rank}
        </span>
        {hasPrevious && (
          <span className="text-center leading-tight">
            <Move place={place} />
          </span>
        )}
      </div>
      <Link href={productHref(place.pkId)} aria-hidden="true" tabIndex={-1}>
        <Picture of={place.goodsPic} alt="" sizes="84px" className="aspect-square rounded-md" />
      </Link>
      <div className="min-w-0 lg:contents">
        <div className="min-w-0">
          <h2 className="text-15 leading-snug lg:text-14 lg:font-medium">
            <Link href={productHref(place.pkId)} className="line-clamp-2 hover:text-jade-text">
              {place.goodsName}
            </Link>
          </h2>
          <p className="mt-0.5 flex flex-wrap gap-x-2 text-12 text-ink-3 max-lg:hidden">
            {place.shopName}
            {place.score && <Score value={place.score} />}
          </p>
        </div>
        <Scored place={place} isSum={isSum} />
        <div className="mt-1.5 flex min-h-9 items-center pr-11 lg:contents">
          <span className="lg:text-right">
            <Price value={place.price} from={place.isFromPrice} />
          </span>
          <span className="max-lg:hidden">
            <AddButton place={place} onAdd={onAdd} />
          </span>
          {place.stock > 0 && (
            <span className="lg:hidden">
              <QuickAdd name={place.goodsName} onAdd={() => onAdd(place)} />
            </span>
          )}
        </div>
      </div>
      <HiddenText>{place.rankText}</HiddenText>
    </li>
  )
}

/** The score with its terms; wide windows also draw it as a share of the first place's. */
function Scored({ place, isSum }: Pick<PlaceProps, 'place' | 'isSum'>) {
  const t = useTexts(rankingsTexts)
  return (
    <div className="min-w-0">
      <p className="mt-0.5 text-12 text-ink-3 lg:hidden">
        {t.score} {isSum ? t.sum(place.rankScore, place.termsText) : t.with(place.rankScore, place.termsText)}
      </p>
      <div className="max-lg:hidden">
        <p className="text-right">
          <HiddenText>{`${t.score} `}</HiddenText>
          <span className="figures block text-16 font-semibold">{place.rankScore}</span>
          <span className="block text-12 text-ink-3">{place.termsText}</span>
        </p>
        {isSum && <ShareBar share={place.share} />}
      </div>
    </div>
  )
}

function ShareBar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="mt-1 h-1 w-full">
      <rect width="100" height="4" rx="2" className="fill-line" />
      <rect width={share * 100} height="4" rx="2" className="fill-jade" />
    </svg>
  )
}
