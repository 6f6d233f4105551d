import type { Tx } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import type { Cart } from '../contract.ts'
import { deleteLines, productsOfLines } from '../store.ts'
import { readCart } from './read-cart.ts'

/**
 * Deletes lines in the caller's transaction, for a room that moves their products elsewhere. Ignores lines that are not
 * the viewer's.
 * @returns the products of the lines, and the remaining cart
 */
export async function takeOut(
  tx: Tx,
  viewer: { userId: string },
  lineIds: readonly string[],
  locale: Locale,
): Promise<{ goodsIds: string[]; cart: Cart }> {
  const goodsIds = await productsOfLines(tx, viewer, lineIds)
  await deleteLines(tx, viewer, lineIds)
  return { goodsIds, cart: await readCart(tx, viewer, locale) }
}
