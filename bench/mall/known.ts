import { chances } from './chance.ts'
import { connected } from '../connected.ts'

/** The ids that the load uses, read once from the filled mall. */
export interface Known {
  /** The number of products on sale. */
  goods: number
  /** In random order; of very many only some. */
  goodsIds: string[]
  /** So many of them are asked for again and again. */
  wanted: number
  /** SKUs with at least 100 free units. */
  skuIds: string[]
  /** Categories of all levels. */
  categories: { id: string; level: number }[]
  /** The first-level category with the most products. */
  largest: { id: string; goods: number }
  /** Logins of shop staff; all have the same password. */
  logins: string[]
  postgres: string
}

function shuffled<T>(values: readonly T[]): T[] {
  const chance = chances(7)
  return values
    .map((value) => ({ value, place: chance() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

const mostIds = 200_000

export async function readKnown(url: string, wanted: number): Promise<Known> {
  const client = await connected(url)
  const rowsOf = async <T extends object>(text: string) => (await client.query<T>(text)).rows
  try {
    const products = await rowsOf<{ id: string }>(
      `select id from goods where is_on_sale order by md5(id::text) limit ${mostIds}`,
    )
    const [sum] = await rowsOf<{ goods: number }>('select count(*)::int as goods from goods where is_on_sale')
    const skus = await rowsOf<{ id: string }>(
      'select sku_id as id from stock where on_hand - reserved >= 100 order by sku_id limit 3000',
    )
    const categories = await rowsOf<{ id: string; level: number }>(
      'select id, level from category order by code',
    )
    const [largest] = await rowsOf<{
      id: string
      goods: string
    }>(`select category1_id as id, count(*) as goods
      from goods where is_on_sale group by category1_id order by 2 desc limit 1`)
    const staff = await rowsOf<{ login: string }>(
      `select login from account where role = 'staff' and login is not null order by login`,
    )
    const [version] = await rowsOf<{ server_version: string }>('show server_version')
    return {
      goods: sum!.goods,
      goodsIds: products.map(({ id }) => id),
      wanted,
      skuIds: shuffled(skus.map(({ id }) => id)),
      categories,
      largest: { id: largest!.id, goods: Number(largest!.goods) },
      logins: staff.map(({ login }) => login),
      postgres: version!.server_version,
    }
  } finally {
    await client.end()
  }
}
