import { productSummary } from '@hojip/catalog/contract'
import { regionsRefusals } from '@hojip/regions/refusals'
import { call, shapes as s, ownWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { hotWordsCalls } from './contract/hot-words-calls.ts'
import { stoppedCalls } from './contract/stopped-calls.ts'
import { synonymCalls } from './contract/synonym-calls.ts'

import { searchRefusals as r } from './refusals.ts'

const listSort = z.enum(['0', '1', '2', '3', '4', '5'])

const price = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/)
const brand = s.words(0, 100)
const mostBrands = 20
/** The least score, such as 4.5. */
const score = z.string().regex(/^[1-5](\.\d)?$/)
/** A value of an option, by the keys that `queryFilters` gives. */
const optionKey = z.string().regex(/^\d{1,15}\.\d{1,15}$/)
const mostOptions = 30
const originKey = z.string().regex(/^\d{1,15}$/)
const mostOrigins = 20
/**
 * Names of a place from the province down with slashes between, also after the country's code, in any language and form:
 * `CN/吉林省/延边朝鲜族自治州/延吉市`, `Jilin/Yanji`, `길림성`.
 */
const placeText = s.words(1, 130)

const findAllInput = z.object({
  ...s.pageInput,
  goodsName: s.words(0, 100).optional(),
  category1Id: s.id.optional(),
  category2Id: s.id.optional(),
  category3Id: s.id.optional(),
  shopId: s.id.optional(),
  /** In yuan, inclusive. */
  minPrice: price.optional(),
  maxPrice: price.optional(),
  inStock: z.boolean().optional(),
  freeShipping: z.boolean().optional(),
  brands: z.array(brand).max(mostBrands).optional(),
  /** Only products with a reduced price. */
  reduced: z.boolean().optional(),
  minScore: score.optional(),
  /** Values of one option are alternatives. */
  options: z.array(optionKey).max(mostOptions).optional(),
  /** By the keys that `queryFilters` gives. */
  origins: z.array(originKey).max(mostOrigins).optional(),
  /** Only products that are delivered there. */
  deliverTo: placeText.optional(),
  /** 0 default, 1 sales, 2 newest, 3 price ascending, 4 price descending, 5 score. */
  sort: listSort.default('0'),
  /** For operators: why each product has its place; anybody else gets the same answer as without it. */
  explain: z.boolean().optional(),
})

/** A query string's page. */
const pageText = { pageNum: z.coerce.number().int().min(1).default(1), pageSize: s.pageSize(10) }

const yes = z.literal('1').optional()

const filterInput = z.object({
  category1Id: s.id.optional(),
  category2Id: s.id.optional(),
  category3Id: s.id.optional(),
  shopId: s.id.optional(),
  keyword: s.words(0, 100).optional(),
  /** Also counts options, origins and scores, which make the answer longer. */
  facets: yes,
  // What is chosen, as in `findAll`: each count leaves out only the choice of its own group.
  minPrice: price.optional(),
  maxPrice: price.optional(),
  inStock: yes,
  freeShipping: yes,
  reduced: yes,
  minScore: score.optional(),
  brands: s.listText(brand, mostBrands).optional(),
  options: s.listText(optionKey, mostOptions).optional(),
  origins: s.listText(originKey, mostOrigins).optional(),
  deliverTo: placeText.optional(),
})

const inCategory = {
  categoryId: s.id,
  categoryName: z.string(),
  /** The ids down to the category, level 1 first. */
  categoryPath: z.array(s.id),
}
/** The path of the picture of a category or product. */
const pic = z.string().optional()

const suggestion = z.discriminatedUnion('kind', [
  /** A `word` is searched for instead of what was probably mistyped; a brand's is a value for `brands` of `findAll`. */
  z.object({ kind: z.literal(['word', 'brand']), text: z.string() }),
  z.object({ kind: z.literal('category'), text: z.string(), ...inCategory, pic }),
  /** A `scope` searches for the typed words in a category. */
  z.object({
    kind: z.literal('scope'),
    text: z.string(),
    ...inCategory,
    /** How many products it has; absent when they are too many to count. */
    count: z.int().optional(),
  }),
  /** A shop with a matching name, the slug of its page, and the character and hue of its mark. */
  z.object({
    kind: z.literal('shop'),
    text: z.string(),
    shopId: s.id,
    shopSlug: z.string(),
    shopMark: z.string(),
    shopHue: z.int(),
  }),
  z.object({ kind: z.literal('goods'), text: z.string(), goodsId: s.id, pic }),
  z.object({
    kind: z.literal('help'),
    text: z.string(),
    /** A help article's two ids, as in `GET /sysHelp/findTree`. */
    helpId: z.string(),
    helpTestId: z.string(),
  }),
])
/** A suggestion while typing. */
export type SuggestedWord = z.output<typeof suggestion>

const listedCategory = z.object({ pkId: s.id, categoryName: z.string(), level: z.int(), count: z.int(), pic })

const countedValue = z.object({ key: z.string(), name: z.string(), count: z.int() })

export const searchCalls = {
  ...synonymCalls,
  ...stoppedCalls,
  ...hotWordsCalls,
  'POST /bizGoods/findAll': call({
    summary:
      'Products by category, shop, words and price, in pages (10,000 products at most, 3,000 of a search or another order)',
    auth: 'public',
    owner: 'none',
    rate: 'search',
    cache: 'public',
    input: findAllInput,
    output: s.pageOf(productSummary).extend({
      /** There are more products than `total`. */
      isMore: z.literal(true).optional(),
      /** The words that were searched for instead, because those of the query matched nothing. */
      corrected: z.string().optional(),
      /** What was understood of a query that matched nothing as typed: “cheap wine” is wine by price. */
      understood: z
        .object({
          /** What was searched for; empty when the query names no thing. */
          words: z.string(),
          /** The order that was taken because of it, as in `sort`. */
          sort: z.enum(['1', '2', '3', '5']).optional(),
          /** Words of the query that nothing was searched by. */
          leftOut: z.array(z.string()),
        })
        .optional(),
      /** Words of the mall to try instead of a query that found nothing: within it, or nearly the same. */
      near: z.array(z.string()).optional(),
      /** For operators who ask for it. */
      explained: z
        .array(
          z.object({
            pkId: s.id,
            /** How the query was read: as typed, without words such as “cheap”, as probably meant, or less strictly. */
            reading: z.enum(['typed', 'intent', 'meant', 'looser']),
            /** Whether the name has the words: 2 as typed, 1 in other words, 0 not; 2 more if they name the thing itself. */
            nameMatch: z.int(),
            /** Orders equal matches; sold out, a twentieth of it counts. */
            standing: z.int(),
            salesPoints: z.number(),
            scorePoints: z.number(),
            newPoints: z.number(),
            isSoldOut: z.boolean(),
          }),
        )
        .optional(),
    }),
    refusals: [regionsRefusals.placeUnknown],
  }),
  'POST /bizGoods/queryNotDelivered': call({
    summary:
      'Which of some products are not delivered to a place: the given one, an own address, or the default address',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'none',
    input: z.object({
      goodsIds: z.array(s.id).max(120),
      deliverTo: placeText.optional(),
      /** For an address that is gone, the default one counts. */
      addressId: s.id.optional(),
    }),
    output: z.object({
      /** Its city or province in the caller's language; empty when it is unknown, and nothing is left out then. */
      place: z.string(),
      /** The same for `findAll`. */
      deliverTo: z.string(),
      list: z.array(s.id),
    }),
    refusals: [regionsRefusals.placeUnknown],
  }),
  'GET /sysCategory/queryByCategory': call({
    summary: 'Products of a category, as `bizGoods/findAll` without words and filters',
    auth: 'public',
    owner: 'none',
    rate: 'search',
    cache: 'public',
    input: z.object({ level: z.enum(['1', '2', '3']), categoryId: s.id, ...pageText }),
    output: s.pageOf(productSummary),
  }),
  'GET /bizShop/queryShopCategory': call({
    summary: 'The categories of the mall in which a shop has products; shops have none of their own',
    auth: 'public',
    owner: 'none',
    rate: 'search',
    cache: 'public',
    input: z.object({ shopId: s.id }),
    output: s.listOf(listedCategory),
  }),
  'GET /sysCategory/queryFilters': call({
    summary:
      'The filters for a list, each with the number of products that it would leave of those chosen otherwise',
    auth: 'public',
    owner: 'none',
    rate: 'search',
    cache: 'public',
    input: filterInput,
    output: z.object({
      /** From the first level down to the requested category; empty without one. */
      path: z.array(z.object({ pkId: s.id, categoryCode: z.string(), categoryName: z.string() })),
      /** The number of products without the choices; 3,000 means 3,000 or more. */
      unfiltered: z.int(),
      /** In a very long list only so many of its first products are counted, */
      countedBest: z.int().optional(),
      /** for these parts of the answer; an option goes by its key. */
      inexact: z.array(z.string()).optional(),
      brands: z.array(z.object({ name: z.string(), count: z.int() })),
      /** Options such as size and colour; `options` of `findAll` takes the two keys with a point between them. */
      options: z
        .array(z.object({ key: z.string(), name: z.string(), values: z.array(countedValue) }))
        .optional(),
      origins: z.array(countedValue).optional(),
      ratings: z.array(z.object({ from: z.string(), count: z.int() })).optional(),
      freeShipping: z.int(),
      reduced: z.int(),
      inStock: z.int(),
      /** Bounds in yuan; a `to` of null is open-ended. */
      priceRanges: z.array(z.object({ from: s.money, to: s.money.nullable(), count: z.int() })),
      categories: z.array(listedCategory),
    }),
    refusals: [regionsRefusals.placeUnknown],
  }),
  'GET /bizGoods/likeGoodsName': call({
    summary: 'Suggestions while typing: categories, brands, shops, products and help',
    auth: 'public',
    owner: 'none',
    rate: 'search',
    cache: 'public',
    input: z.object({ goodsName: s.words(1, 50), size: z.coerce.number().int().min(1).max(10).default(10) }),
    output: s.listOf(suggestion),
  }),
  'POST /appUserSearch/queryByUserId': call({
    summary: 'All stored searches of the user, newest first, also those no longer offered to them',
    ...ownWrite,
    rate: 'read',
    input: s.noInput,
    output: s.listOf(z.object({ pkId: s.id, text: z.string(), gmtCreate: s.time })),
  }),
  'POST /appUserSearch/save': call({
    summary:
      'Makes these the user’s newest searches, the first before the others; repeated ones are kept once',
    ...ownWrite,
    input: z.object({ words: z.array(s.words(1, 100)).min(1).max(20) }),
    output: s.nothing,
  }),
  'POST /appUserSearch/deleteById/{pkId}': call({
    summary: 'Deletes one of the user’s searches',
    ...ownWrite,
    input: z.object({ pkId: s.id }),
    output: s.nothing,
    refusals: [r.searchGone],
  }),
  'POST /appUserSearch/deleteAll': call({
    summary: 'Deletes all of the user’s searches',
    ...ownWrite,
    input: s.noInput,
    output: s.nothing,
  }),
}

declare module '@hojip/platform/client' {
  interface AllCalls extends SearchCalls {}
}
export type SearchCalls = typeof searchCalls

s.nameShapes({
  CountedValue: countedValue,
  FilterQuery: filterInput,
  GoodsQuery: findAllInput,
  Suggestion: suggestion,
})
