import { useNotDelivered } from '@hojip/addresses/storefront/not-delivered'
import { koreaPicture, sceneSet } from '@hojip/browse/korea-picture'
import { PieceFrame, usePieces, type Pieces } from '@hojip/browse/pieces'
import { useQuickAdd } from '@hojip/browse/quick-add'
import { productsHref } from '@hojip/hrefs/browse'
import { streetHref } from '@hojip/hrefs/halls'
import type { Output } from '@hojip/platform/client'
import { useCall, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ButtonLink, Chip, EmptyState, Link, TitleBar } from '@hojip/platform/ui'
import { isWholeStreet, mainStreet, streetInput, streetSearch, type StreetSearch } from '../halls-search.ts'
import { hallsTexts } from '../texts.ts'
import { Road } from './road.tsx'
import { StopSection } from './stop-section.tsx'

type Street = Output<'POST /bizGoods/queryStreetGoods'>

export function head({ locale, search, data }: HeadInput<Street>): PageHead {
  const t = hallsTexts[locale]
  const { title, intro, streets, streetType, stops } = data
  const { place } = search as StreetSearch
  const name = streets.find(({ type }) => type === streetType)?.name ?? t.korea
  return {
    title: stops.find((stop) => stop.place === place)?.name ?? name,
    description: t.streetAbout(title, intro),
    noIndex: data.list.length === 0,
  }
}

export function Page() {
  const search = useSearch(streetSearch)
  return <StreetView search={search} pieces={usePieces('korea', isWholeStreet(search))} />
}

interface StreetViewProps {
  search: StreetSearch
  pieces: Pieces | undefined
  /** The token of a document that is not published, whose pieces carry their ids. */
  preview?: string
}

/** A street of places, each with its season and its products. */
export function StreetView({ search, pieces, preview }: StreetViewProps) {
  const t = useTexts(hallsTexts)
  const street = useCall('POST /bizGoods/queryStreetGoods', streetInput(search, preview))
  const { onAdd, dialog } = useQuickAdd()
  const { stops, streets, streetType, list, month } = street
  const reach = useNotDelivered(list.map(({ pkId }) => pkId))
  const name = streets.find(({ type }) => type === streetType)?.name ?? t.korea
  const one = stops.find(({ place }) => place === search.place)
  const shown = one ? [one] : stops
  return (
    <>
      <TitleBar title={name} />
      <div className="wrap pb-6">
        <PieceFrame pieces={pieces} marks={preview !== undefined}>
          <Hero street={street} name={name} pieces={pieces} />
          <Streets streets={streets} here={streetType} />
          {stops.length === 0 && <NoStreet />}
          {one ? (
            <p className="mt-3">
              <Link
                href={streetHref({ street: streetType })}
                className="inline-flex min-h-11 items-center text-jade-text"
              >
                {t.wholeStreet}
              </Link>
            </p>
          ) : (
            stops.length > 0 && <Road stops={stops} />
          )}
          {shown.map((stop) => (
            <StopSection
              key={stop.place}
              stop={stop}
              street={streetType}
              month={month}
              isAlone={one !== undefined}
              products={list.filter(({ pkId }) => stop.goodsIds.includes(pkId))}
              onAdd={onAdd}
              notDelivered={reach.ids}
            />
          ))}
          {dialog}
        </PieceFrame>
      </div>
    </>
  )
}

function Hero({
  street: { title, intro, goodsNum, shopsNum, score, streetType },
  name,
  pieces,
}: {
  street: Street
  name: string
  pieces: Pieces | undefined
}) {
  const t = useTexts(hallsTexts)
  const hasPicture = streetType === mainStreet
  return (
    <section
      className={
        hasPicture
          ? 'relative mt-4 gap-4 max-lg:-mx-4 max-lg:mt-0 lg:grid lg:h-80 lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]'
          : 'mt-4'
      }
    >
      {hasPicture && (
        <picture className="block min-h-0 max-lg:h-44 lg:order-last">
          <source
            type="image/avif"
            srcSet={sceneSet(koreaPicture.avif)}
            sizes="(min-width: 1024px) 800px, 100vw"
          />
          <img
            src={koreaPicture.webp.small}
            alt=""
            className="size-full object-cover object-[60%_62%] lg:rounded-lg"
          />
        </picture>
      )}
      <div className="grid content-center gap-1.5 bg-surface px-4 py-6 max-lg:rounded-none lg:rounded-lg lg:px-9">
        <p className="text-13 text-ink-2 lg:text-15">{name}</p>
        <h1 className="text-24 leading-snug font-bold lg:text-28">{pieces?.heading ?? (title || name)}</h1>
        <p className="text-13 text-ink-2 lg:text-15">{pieces?.intro ?? intro}</p>
        {goodsNum > 0 && (
          <dl className="mt-4 flex flex-wrap gap-x-7 gap-y-2 border-t border-line pt-4">
            <Fact value={String(goodsNum)} name={t.onSale} />
            <Fact value={String(shopsNum)} name={t.shops} />
            {score && <Fact value={score} name={t.score} />}
          </dl>
        )}
      </div>
    </section>
  )
}

function Fact({ value, name }: { value: string; name: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-12 text-ink-2">{name}</dt>
      <dd className="figures text-24 leading-tight font-semibold">{value}</dd>
    </div>
  )
}

function Streets({ streets, here }: { streets: Street['streets']; here: string }) {
  const t = useTexts(hallsTexts)
  if (streets.length < 2) return null
  return (
    <nav
      aria-label={t.streets}
      className="mt-3 flex flex-wrap gap-2 [&_a]:max-w-full [&_a]:whitespace-normal [&_a]:max-lg:min-h-11"
    >
      {streets.map(({ type, name }) => (
        <Chip
          key={type}
          href={type === mainStreet ? streetHref() : streetHref({ street: type })}
          selected={type === here}
        >
          {name}
        </Chip>
      ))}
    </nav>
  )
}

function NoStreet() {
  const t = useTexts(hallsTexts)
  return (
    <section className="mt-3 card">
      <EmptyState
        title={t.noStreet}
        text={t.noStreetText}
        action={
          <ButtonLink kind="jade" href={productsHref} className="min-h-11!">
            {t.seeProducts}
          </ButtonLink>
        }
      />
    </section>
  )
}
