import { cachedCards } from '@hojip/catalog'
import type { CatalogCache } from '@hojip/catalog/cache'
import type { ProductSummary } from '@hojip/catalog/contract'
import { sharedLoads } from '@hojip/platform/cache'
import { type Clock, minuteMs } from '@hojip/platform/clock'
import { shapes, type OutputOf, type ParsedInputOf } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { mallDay } from '@hojip/platform/mall-time'
import type { HallsCalls, ImportedProduct } from '../contract.ts'
import { batchNumberOf } from '../rules/batch-number.ts'
import { arrivedSince, batchesOf, importsNow, type ImportRow } from '../store/imports.ts'

type Imported = OutputOf<HallsCalls['POST /bizGoods/queryImported']>
type Asked = ParsedInputOf<HallsCalls['POST /bizGoods/queryImported']>
type Batch = OutputOf<HallsCalls['GET /bizGoods/queryBatch']>

interface Stored {
  rows: ImportRow[]
  arrived: Map<string, number>
}

const ways = ['general', 'bonded', 'direct'] as const

function shown(card: ProductSummary, row: ImportRow, locale: Locale): ImportedProduct {
  return {
    ...card,
    country: row.country,
    countryName: countryName(row.country, locale),
    placeName: row.place && textIn(row.place, locale),
    way: row.way,
    importer: textIn(row.importer, locale),
    duty: textIn(row.duty, locale),
    batchNumber: row.number,
    landedOn: row.landedOn,
    cameBy: row.cameBy,
  }
}

function counts<K>(rows: readonly ImportRow[], of: (row: ImportRow) => K): Map<K, number> {
  const counted = new Map<K, number>()
  for (const row of rows) counted.set(of(row), (counted.get(of(row)) ?? 0) + 1)
  return counted
}

/** The choices with their counts. Each kind of choice is counted within the other kinds that were chosen. */
function choices(rows: readonly ImportRow[], { country, way, category1Id }: Asked) {
  const is = {
    country: (row: ImportRow) => country === undefined || row.country === country,
    way: (row: ImportRow) => way === undefined || row.way === way,
    category: (row: ImportRow) => category1Id === undefined || row.category1Id === category1Id,
  }
  return {
    chosen: rows.filter((row) => is.country(row) && is.way(row) && is.category(row)),
    byCountry: counts(
      rows.filter((row) => is.way(row) && is.category(row)),
      (row) => row.country,
    ),
    byWay: counts(
      rows.filter((row) => is.country(row) && is.category(row)),
      (row) => row.way,
    ),
    byCategory: counts(
      rows.filter((row) => is.country(row) && is.way(row)),
      (row) => row.category1Id,
    ),
  }
}

/** Reads imported products, which are cached until the catalogue changes, for at most a minute; and papers. */
export function cacheImports({ clock }: { clock: Clock }, catalog: CatalogCache) {
  const cached = sharedLoads<Stored>({
    clock,
    maxAgeMs: minuteMs,
    maxEntries: 1,
    maxBytes: 1,
    bytesOf: () => 1,
  })
  const load = async (): Promise<Stored> => {
    const month = `${mallDay(clock.nowMs()).slice(0, 8)}01`
    const [rows, arrived] = await Promise.all([
      importsNow(catalog.reader),
      arrivedSince(catalog.reader, month),
    ])
    return { rows, arrived }
  }
  const cardsOf = async (rows: readonly ImportRow[], locale: Locale) => {
    const ids = rows.map(({ goodsId }) => goodsId)
    const byId = new Map((await cachedCards(catalog, ids, locale)).map((card) => [card.pkId, card]))
    return rows.flatMap((row) => {
      const card = byId.get(row.goodsId)
      return card ? [{ row, goods: shown(card, row, locale) }] : []
    })
  }
  return {
    async list(asked: Asked, locale: Locale): Promise<Imported> {
      const { rows, arrived } = await cached.get('all', await catalog.version(), load)
      const { chosen, byCountry, byWay, byCategory } = choices(rows, asked)
      const tree = await catalog.tree()
      const list = await cardsOf(shapes.entriesOnPage(chosen, asked), locale)
      return {
        ...shapes.page(
          list.map(({ goods }) => goods),
          chosen.length,
          asked,
        ),
        goodsNum: rows.length,
        arrivedNum: chosen.reduce((sum, { goodsId }) => sum + (arrived.get(goodsId) ?? 0), 0),
        countries: [...counts(rows, (row) => row.country)]
          .map(([code]) => ({ code, name: countryName(code, locale), count: byCountry.get(code) ?? 0 }))
          .toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1)),
        ways: ways.map((way) => ({ way, count: byWay.get(way) ?? 0 })),
        categories: [...byCategory].flatMap(([categoryId, count]) => {
          const facts = tree.byId.get(categoryId)
          return facts ? [{ categoryId, name: textIn(facts.name, locale), count }] : []
        }),
      }
    },
    async batch(typed: string, locale: Locale): Promise<Batch> {
      const number = batchNumberOf(typed)
      const list = await cardsOf(await batchesOf(catalog.reader, number), locale)
      return { number, list: list.map(({ row, goods }) => ({ goods, papers: row.papers })) }
    },
  }
}

const names = new Map<Locale, Intl.DisplayNames>()

/** The name of a country by its ISO code; the code where it has none. */
function countryName(code: string, locale: Locale): string {
  let known = names.get(locale)
  if (!known) names.set(locale, (known = new Intl.DisplayNames(locale, { type: 'region' })))
  return known.of(code) ?? code
}
