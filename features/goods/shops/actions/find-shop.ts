import type { Db, Tx } from '@hojip/db'
import { shopBySlug, shopIdOfName } from '../store.ts'

/** The id of the shop with this slug, or with this name in any language. */
export async function findShop(tx: Db | Tx, named: string): Promise<string | undefined> {
  return (await shopBySlug(tx, named))?.id ?? (await shopIdOfName(tx, named))
}
