import type { Tools } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import type { Cart } from '../contract.ts'
import { setTicks } from '../store.ts'
import { readCart } from './read-cart.ts'

interface Tick {
  pkId: string
  isCheck: '0' | '1'
}

export async function tickLines(
  tools: Tools,
  viewer: { userId: string },
  ticks: readonly Tick[],
  locale: Locale,
): Promise<Cart> {
  const ids = (flag: Tick['isCheck']) => ticks.filter((l) => l.isCheck === flag).map((l) => l.pkId)
  await setTicks(tools.db, viewer, ids('1'), true)
  await setTicks(tools.db, viewer, ids('0'), false)
  return readCart(tools.db, viewer, locale)
}
