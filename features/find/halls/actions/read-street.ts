import { cachedCards, scoreText } from '@hojip/catalog'
import type { CatalogCache } from '@hojip/catalog/cache'
import type { Db } from '@hojip/db'
import { liveDocument, previewedDocument } from '@hojip/front-pages'
import type { FrontPage, Stop } from '@hojip/front-pages/contract'
import { sharedLoads } from '@hojip/platform/cache'
import { type Clock, minuteMs } from '@hojip/platform/clock'
import type { OutputOf, ParsedInputOf } from '@hojip/platform/http'
import { inAllLocales, textIn, type Locale } from '@hojip/platform/i18n'
import type { HallsCalls, StreetStop } from '../contract.ts'
import { editedStops } from '../rules/edited-stops.ts'
import { mainStreet } from '../rules/main-street.ts'
import { monthOf, nextMonth } from '../rules/season.ts'
import { stopsOf, streetsNow, type StopRow, type StreetRow } from '../store/streets.ts'

type Street = OutputOf<HallsCalls['POST /bizGoods/queryStreetGoods']>
type Asked = ParsedInputOf<HallsCalls['POST /bizGoods/queryStreetGoods']>

interface Stored {
  streets: StreetRow[]
  stops: StopRow[]
}

const ofEachPlace = 4
const ofOnePlace = 24

function otherLocaleOf(locale: Locale): Locale {
  return locale === 'ko-KR' ? 'zh-CN' : 'ko-KR'
}

function stopShown(
  row: StopRow,
  goodsIds: string[],
  { locale, month }: { locale: Locale; month: number },
): StreetStop {
  const other = otherLocaleOf(locale)
  const { shop } = row
  return {
    place: row.place,
    name: textIn(row.name, locale),
    otherName: textIn(row.name, other),
    otherLocale: other,
    story: textIn(row.story, locale),
    knownFor: textIn(row.knownFor, locale),
    months: row.months.toSorted((a, b) => a - b),
    isInSeason: row.months.includes(month),
    nextMonth: nextMonth(row.months, month),
    goodsNum: row.goodsNum,
    goodsIds,
    shop: shop && {
      pkId: shop.pkId,
      shopName: textIn(shop.name, locale),
      slug: shop.slug,
      mark: shop.mark,
      hue: shop.hue,
    },
  }
}

/** The figures of the whole street. */
function sums(stops: readonly StopRow[]) {
  const total = (of: (stop: StopRow) => number) => stops.reduce((sum, stop) => sum + of(stop), 0)
  const score = scoreText(
    total(({ scoreSum }) => scoreSum),
    total(({ ratedCount }) => ratedCount),
  )
  return {
    goodsNum: total(({ goodsNum }) => goodsNum),
    shopsNum: new Set(stops.flatMap(({ shopIds }) => shopIds)).size,
    ...(score !== undefined && { score }),
  }
}

function stopsIn(document: FrontPage | undefined): Stop[] {
  return document?.pieces.flatMap((piece) => (piece.kind === 'body' ? piece.stops : [])) ?? []
}

/** The places of the main street with their usual words. */
export async function usualStops(
  db: Db,
  locale: Locale,
): Promise<OutputOf<HallsCalls['POST /sysConsole/queryStreetStops']>> {
  const rows = await stopsOf(db, mainStreet, { limit: 0, skip: 0 })
  return {
    list: rows.map(({ place, name, knownFor, story, months }) => ({
      place,
      name: textIn(name, locale),
      months,
      knownFor: inAllLocales(knownFor),
      story: inAllLocales(story),
    })),
  }
}

/** Reads streets; places are cached until the catalogue changes, for at most a minute. */
export function cacheStreets(
  { db, clock }: { db: Db; clock: Clock },
  catalog: CatalogCache,
): (asked: Asked, locale: Locale) => Promise<Street> {
  const cached = sharedLoads<Stored>({
    clock,
    maxAgeMs: minuteMs,
    maxEntries: 200,
    maxBytes: 200 * 100,
    bytesOf: ({ stops }) => 1 + stops.length,
  })
  const load = async ({ streetType, startPage, place }: Asked, previewed?: FrontPage): Promise<Stored> => {
    const limit = place === undefined ? ofEachPlace : ofOnePlace
    const [streets, stops, document] = await Promise.all([
      streetsNow(catalog.reader),
      stopsOf(catalog.reader, streetType, { limit, skip: (startPage - 1) * limit }),
      streetType === mainStreet ? (previewed ?? liveDocument(catalog.reader, 'korea')) : undefined,
    ])
    return { streets, stops: editedStops(stops, stopsIn(document)) }
  }
  return async (asked, locale) => {
    const { streetType, startPage, place } = asked
    const key = `${streetType} ${startPage} ${place === undefined ? 'each' : 'one'}`
    // Only a token that is known costs more than the cache.
    const previewed =
      asked.preview === undefined ? undefined : await previewedDocument(db, 'korea', asked.preview)
    const { streets, stops } = previewed
      ? await load(asked, previewed)
      : await cached.get(key, await catalog.version(), () => load(asked))
    const idsOf = (stop: StopRow) =>
      (place === undefined || stop.place === place) && stop.ids ? stop.ids.split(',') : []
    const list = await cachedCards(catalog, stops.flatMap(idsOf), locale)
    const known = new Set(list.map(({ pkId }) => pkId))
    const of = { locale, month: monthOf(clock.nowMs()) }
    const street = streets.find(({ type }) => type === streetType)
    return {
      list,
      streetType,
      title: street ? textIn(street.title, locale) : '',
      intro: street ? textIn(street.intro, locale) : '',
      ...sums(stops),
      month: of.month,
      stops: stops.map((stop) =>
        stopShown(
          stop,
          idsOf(stop).filter((id) => known.has(id)),
          of,
        ),
      ),
      streets: streets.map(({ type, name }) => ({ type, name: textIn(name, locale) })),
    }
  }
}
