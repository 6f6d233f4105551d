import { productSummary } from '@hojip/catalog/contract'
import { call, shapes as s, mallRead } from '@hojip/platform/http'
import { z } from 'zod'
import { rankingsCalls } from './contract/rankings-calls.ts'

const slug = z.string().regex(/^[a-z][a-z-]{0,39}$/)
const importWay = z.enum(['general', 'bonded', 'direct'])
const country = z.string().regex(/^[A-Z]{2}$/)

const inLanguages = z.object({ 'zh-CN': z.string(), 'en-US': z.string(), 'ko-KR': z.string() })

const stop = z.object({
  place: slug,
  name: z.string(),
  /** The name in the other language of the region, and which it is. */
  otherName: z.string(),
  otherLocale: z.string(),
  story: z.string(),
  knownFor: z.string(),
  /** 1 to 12, in ascending order. */
  months: z.array(z.int()),
  isInSeason: z.boolean(),
  /** The first month of the season that is to come; the present one when it is in season. */
  nextMonth: z.int(),
  /** Products on sale from there. */
  goodsNum: z.int(),
  /** Those of `list` that belong to this stop. */
  goodsIds: z.array(s.id),
  /** The shop with the most products from there; null where there are none. */
  shop: z
    .object({ pkId: s.id, shopName: z.string(), slug: z.string(), mark: z.string(), hue: z.int() })
    .nullable(),
})

const importedProduct = productSummary.extend({
  country,
  countryName: z.string(),
  /** The place within the country, where it is recorded. */
  placeName: z.string().nullable(),
  way: importWay,
  importer: z.string(),
  duty: z.string(),
  /** The newest batch: its number on the pack, and when it arrived, `YYYY-MM-DD`. */
  batchNumber: z.string(),
  landedOn: z.string(),
  cameBy: z.enum(['sea', 'air', 'land']),
})

export const hallsCalls = {
  ...rankingsCalls,
  'POST /bizGoods/queryStreetGoods': call({
    summary: 'A street of places with the products that come from them, four of each place at a time',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({
      /** Which four of each place; of one place, which twenty-four. */
      startPage: z.coerce.number().int().min(1).max(100).default(1),
      streetType: slug.default('korea'),
      /** Only the products of this place. */
      place: slug.optional(),
      /** The token of an operator's preview, whose places are shown in place of the published ones. */
      preview: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .optional(),
    }),
    output: s.listOf(productSummary).extend({
      streetType: slug,
      title: z.string(),
      intro: z.string(),
      /** Of the whole street; the mean of its stars is absent without any. */
      goodsNum: z.int(),
      shopsNum: z.int(),
      score: z.string().optional(),
      /** The present month, 1 to 12. */
      month: z.int(),
      stops: z.array(stop),
      streets: z.array(z.object({ type: slug, name: z.string() })),
    }),
  }),
  'POST /sysConsole/queryStreetStops': call({
    summary: 'The places of the main street with their usual words, for operators who edit them',
    ...mallRead,
    input: s.noInput,
    output: s.listOf(
      z.object({
        place: slug,
        name: z.string(),
        knownFor: inLanguages,
        story: inLanguages,
        months: z.array(z.int()),
      }),
    ),
  }),
  'POST /bizGoods/queryImported': call({
    summary:
      'Imported products with papers, the newest arrivals first, and how many there are of each country',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({
      ...s.pageInput,
      country: country.optional(),
      way: importWay.optional(),
      category1Id: s.id.optional(),
    }),
    output: s.pageOf(importedProduct).extend({
      /** Of all countries, ways and categories. */
      goodsNum: z.int(),
      /** Batches that arrived in the present month, of what was asked for. */
      arrivedNum: z.int(),
      countries: z.array(z.object({ code: country, name: z.string(), count: z.int() })),
      ways: z.array(z.object({ way: importWay, count: z.int() })),
      categories: z.array(z.object({ categoryId: s.id, name: z.string(), count: z.int() })),
    }),
  }),
  'GET /bizGoods/queryBatch': call({
    summary:
      'The recorded papers of an imported batch, by the number on the pack; an unknown number has none',
    auth: 'public',
    owner: 'none',
    rate: 'search',
    cache: 'public',
    input: z.object({ number: s.words(1, 40) }),
    output: z.object({
      /** As it was looked up: capitals, without spaces. */
      number: z.string(),
      list: z.array(
        z.object({
          goods: importedProduct,
          papers: z.array(
            z.object({
              kind: z.enum(['customs', 'quarantine', 'origin', 'label']),
              number: z.string(),
              issuedOn: z.string(),
            }),
          ),
        }),
      ),
    }),
  }),
}
export type HallsCalls = typeof hallsCalls
export type StreetStop = z.output<typeof stop>
export type ImportedProduct = z.output<typeof importedProduct>
declare module '@hojip/platform/client' {
  interface AllCalls extends HallsCalls {}
}

s.nameShapes({ ImportedGoods: importedProduct, StreetStop: stop })
