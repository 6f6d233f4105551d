import { openCaller, type Caller } from '../load/caller.ts'

/** What the requests name, asked of the mall itself, since a mall of another commit has other tables. */
export interface Seen {
  goodsIds: string[]
  /** SKUs of which there are many. */
  skuIds: string[]
  /** Queries such as `{ category2Id }`. */
  categories: Record<string, string>[]
}

interface Card {
  pkId: string
  stock: number
  [category: `category${number}Id`]: string | undefined
}

const pages = 10
const pageSize = 100
/** More than a run buys of one. */
const enough = 100
const mostSkus = 400

async function skusOf(mall: Caller, cards: readonly Card[]): Promise<string[]> {
  const skuIds: string[] = []
  for (const { pkId } of cards.filter(({ stock }) => stock >= enough)) {
    if (skuIds.length >= mostSkus) break
    const path = `/v1/bizGoods/queryGoodsInfo?goodsId=${pkId}`
    const { data } = await mall.call<{ data: { specs: { pkId: string; stock: number }[] } }>({
      method: 'GET',
      path,
    })
    skuIds.push(...data.specs.filter(({ stock }) => stock >= enough).map((sku) => sku.pkId))
  }
  return skuIds
}

export async function seeMall(url: string): Promise<Seen> {
  const mall = await openCaller(url)
  const cards: Card[] = []
  let skuIds: string[] = []
  const headers = { 'accept-language': 'zh-CN' }
  try {
    for (let pageNum = 1; pageNum <= pages; pageNum++) {
      // The newest ones, so that both malls show products of the same file.
      const body = { pageSize, pageNum, sort: '2' }
      const { data } = await mall.call<{ data: { list: Card[] } }>({
        method: 'POST',
        path: '/v1/bizGoods/findAll',
        headers,
        body,
      })
      cards.push(...data.list)
    }
    skuIds = await skusOf(mall, cards)
  } finally {
    mall.close()
  }
  // A product of a shallow category has no id of the deeper ones.
  const queries = cards.flatMap((card) =>
    ([1, 2, 3] as const).flatMap((level) => {
      const id = card[`category${level}Id`]
      return id ? [JSON.stringify({ [`category${level}Id`]: id })] : []
    }),
  )
  return {
    goodsIds: cards.map(({ pkId }) => pkId),
    skuIds,
    categories: [...new Set(queries)].map((query) => JSON.parse(query) as Record<string, string>),
  }
}
