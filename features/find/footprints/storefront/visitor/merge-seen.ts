import type { Client } from '@hojip/platform/client'
import { forgetHere, looksHere } from './seen-here.ts'

/** Takes what a visitor has looked at into the account; a failure leaves it here for the next time. */
export async function mergeSeen(client: Client): Promise<void> {
  const list = looksHere()
  if (list.length === 0) return
  const isTaken = await client('POST /appUserWatchedGoods/saveAll', { list }).then(
    () => true,
    () => false,
  )
  if (isTaken) for (const { goodsId } of list) forgetHere(goodsId)
}
