import type { Db } from '@hojip/db'
import { presenceChannel } from '@hojip/live/presence-channel'
import { push } from '@hojip/platform/realtime'
import { isServed } from '@hojip/policy'
import { inTransaction } from '@hojip/platform/db'
import { isAgentOnline, lapsedShops } from '../../store/agents.ts'
import type { ChatTools } from '../tools.ts'

/** Whether somebody is there to answer now, in a shop or (null) in the mall's service. */
export async function isAnswered(
  { db, clock, serviceHours }: Pick<ChatTools, 'clock' | 'serviceHours'> & { db: Db },
  shopId: string | null,
): Promise<boolean> {
  const nowMs = clock.nowMs()
  if (shopId === null && !isServed(serviceHours, nowMs)) return false
  return isAgentOnline(db, shopId, new Date(nowMs))
}

/** The job runs every minute; a late one is announced twice rather than not at all. */
const lookBackMs = 120_000

/** Tells open conversations of what no statement writes: an agent has fallen silent, the mall's hours begin or end. */
export async function tellPresence(tools: ChatTools): Promise<void> {
  const { db, clock, serviceHours } = tools
  const nowMs = clock.nowMs()
  await inTransaction(db, async (tx) => {
    const shops = new Set(await lapsedShops(tx, new Date(nowMs), lookBackMs))
    if (isServed(serviceHours, nowMs) !== isServed(serviceHours, nowMs - lookBackMs)) shops.add(null)
    await push(
      tx,
      [...shops].map((shopId) => ({
        channel: presenceChannel(shopId),
        event: 'presence',
        data: shopId === null ? {} : { shopId },
      })),
    )
  })
}
