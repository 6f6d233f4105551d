import type { ProductSummary } from '@hojip/catalog/contract'
import type { Input } from '@hojip/platform/client'
import type { OutputOf } from '@hojip/platform/http'
import type { Prefetch } from '@hojip/platform/page'
import type { SearchCalls } from '@hojip/search/contract'
import { pageSize, type ListOf, type ListSearch } from './list-search.ts'

/** Without what was not chosen. */
function withoutEmpty<T>(values: object): T {
  const isSaid = ([, value]: [string, unknown]) => value && (value as unknown[]).length !== 0
  return Object.fromEntries(Object.entries(values).filter(isSaid)) as T
}

/** The input of `POST /bizGoods/findAll`. */
export function listInput(search: ListSearch, of: ListOf): Input<'POST /bizGoods/findAll'> {
  const { explain: _, ...asked } = search
  return withoutEmpty({ ...asked, ...of, pageSize })
}

/** Whether something is chosen that only the long answer of the filters has. */
export function hasFacets({ options, origins, minScore }: ListSearch): boolean {
  return options.length + origins.length > 0 || minScore !== undefined
}

/**
 * The input of `GET /sysCategory/queryFilters`: in a query, lists are JSON and 1 means yes.
 * @param facets whether to count options, origins and scores too; by default when one of them is chosen
 */
export function filtersInput(
  search: ListSearch,
  { goodsName: keyword, shopId }: ListOf,
  facets = hasFacets(search),
): Input<'GET /sysCategory/queryFilters'> {
  const { sort: _, pageNum: __, explain: ___, ...chosen } = search
  const all: Record<string, unknown> = withoutEmpty({ ...chosen, shopId, keyword, facets })
  for (const name in all)
    if (typeof all[name] !== 'string') all[name] = all[name] === true ? '1' : JSON.stringify(all[name])
  return all
}

/** What a list shows of a product. */
export type ListProduct = Pick<
  ProductSummary,
  | ('pkId' | 'goodsName' | 'goodsPic' | 'price' | 'linePrice' | 'isFromPrice' | 'salesNum' | 'stock')
  | ('shopName' | 'score' | 'isFreeShipping' | 'specText' | 'hasChoice' | 'defaultSpecId')
>

type AllFound = OutputOf<SearchCalls['POST /bizGoods/findAll']>
/** What a list shows of its products: half of what is known of them. */
export type Found = Omit<AllFound, 'list'> & { list: ListProduct[] }

function shownProduct(one: ListProduct): ListProduct {
  const { pkId, goodsName, goodsPic, price, linePrice, isFromPrice, salesNum, stock } = one
  const { shopName, score, isFreeShipping, specText, hasChoice, defaultSpecId } = one
  return {
    pkId,
    goodsName,
    goodsPic,
    price,
    linePrice,
    isFromPrice,
    salesNum,
    stock,
    shopName,
    score,
    isFreeShipping,
    specText,
    hasChoice,
    // Where there is a choice, it is asked.
    defaultSpecId: hasChoice ? '' : defaultSpecId,
  }
}

export function shownOf(found: Found): Found {
  return { ...found, list: found.list.map(shownProduct) }
}

/** What every list shows first: its products and its filters. */
export async function loadList(prefetch: Prefetch, search: ListSearch, of: ListOf) {
  const [found, filters] = await Promise.all([
    prefetch('POST /bizGoods/findAll', listInput(search, of), { shows: shownOf }),
    prefetch('GET /sysCategory/queryFilters', filtersInput(search, of)),
  ])
  return { found, filters }
}
