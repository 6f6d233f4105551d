import type { Tools } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { Cart } from '../contract.ts'
import { cartRefusals } from '../refusals.ts'
import * as store from '../store.ts'
import { readCart } from './read-cart.ts'

export async function deleteLine(
  tools: Tools,
  viewer: { userId: string },
  pkId: string,
  locale: Locale,
): Promise<Cart | Refusal<'cart/lineGone'>> {
  if (!(await store.lineOf(tools.db, viewer, pkId))) return refuse(cartRefusals.lineGone)
  await store.deleteLines(tools.db, viewer, [pkId])
  return readCart(tools.db, viewer, locale)
}

/** Ignores lines that no longer exist. */
export async function deleteLines(
  tools: Tools,
  viewer: { userId: string },
  pkIds: readonly string[],
  locale: Locale,
): Promise<Cart> {
  await store.deleteLines(tools.db, viewer, pkIds)
  return readCart(tools.db, viewer, locale)
}
