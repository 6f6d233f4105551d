import type { Db, Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'

export interface ImportedProduct {
  id: string
  shopId: string
  handle: string
  importHash: string | null
  options: { name: LocalText; values: LocalText[] }[]
}

/** What an import has to know of products before it writes them. */
export async function importedProducts(
  tx: Tx,
  keys: readonly { shopId: string; handle: string }[],
): Promise<ImportedProduct[]> {
  const { rows } = await sql<ImportedProduct>`
    select g.id, g.shop_id as "shopId", g.handle, g.import_hash as "importHash", g.options
    from unnest(${keys.map((k) => k.shopId)}::uuid[], ${keys.map((k) => k.handle)}::text[]) as k (shop_id, handle)
    join goods g using (shop_id, handle)`.execute(tx)
  return rows
}

/** Ids of the products imported under these handles, in any shop; usually one each. */
export async function productIdsByHandle(
  db: Db | Tx,
  handles: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ handle: string; ids: string[] }>`
    select handle, array_agg(g.id order by g.id) as ids
    from unnest(${[...new Set(handles)]}::text[]) as wanted (handle) join goods g using (handle)
    where g.import_hash is not null group by handle`.execute(db)
  return new Map(rows.map(({ handle, ids }) => [handle, ids]))
}
