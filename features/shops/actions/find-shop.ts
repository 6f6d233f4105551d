import type { Tx } from '@hojip/db'
import { shopBySlug, shopIdOfName } from '../store.ts'

/** The shop that somebody names, by its address's last part or its name in any language. */
export async function findShop(tx: Tx, named: string): Promise<string | undefined> {
  return (await shopBySlug(tx, named))?.id ?? (await shopIdOfName(tx, named))
}
