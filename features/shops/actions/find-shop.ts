import type { Tx } from '@hojip/db'
import { shopBySlug, shopIdOfName } from '../store.ts'

/** The shop that somebody names, by its address's last part or its name in any language. */
export const findShop = async (tx: Tx, named: string): Promise<string | undefined> =>
  (await shopBySlug(tx, named))?.id ?? (await shopIdOfName(tx, named))
