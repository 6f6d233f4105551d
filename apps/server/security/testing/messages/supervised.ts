import { addAccount } from '@hojip/accounts'
import { putCategories } from '@hojip/catalog'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { dayMs } from '@hojip/platform/clock'
import { wireTime } from '@hojip/platform/mall-time'
import { aQueue } from '@hojip/sale-queues/testing'
import { putShop } from '@hojip/shops'
import type { GuardedMall } from '../guarded-mall.ts'

/** Somebody who is never signed in and a shop without products: no other test minds what operators do about them. */
export interface Supervised {
  personId: string
  shopId: string
  /** Without products: renamed, moved, merged and deleted. */
  categoryIds: string[]
  /** Of the mall, planned for later: nobody has to wait. */
  queueId: string
}

export async function supervisedOf({ tools: { db } }: GuardedMall): Promise<Supervised> {
  const phone = '+8613755550077'
  const shop = { slug: 'curlew', name: { 'en-US': 'Curlew' } }
  const categories = ['renamed', 'moved', 'merged', 'deleted', 'other'].map((code) => ({
    code: `curlew-${code}`,
    name: { 'zh-CN': `杓鹬 ${code}`, 'en-US': `Curlew ${code}`, 'ko-KR': `마도요 ${code}` },
  }))
  return {
    categoryIds: await inTransaction(db, async (tx) => [...(await putCategories(tx, categories)).values()]),
    personId: await addAccount(db, { name: 'Curlew-bystander', role: 'shopper', phone }),
    shopId: await inTransaction(db, (tx) => putShop(tx, shop)),
    queueId: await aQueue(db, { goodsId: null, opensInSeconds: 1_728_000 }),
  }
}

/** An operator's input for the calls about people. */
export function peopleInputs({ personId: pkId }: Supervised) {
  const words = 'They asked for it'
  return {
    'POST /sysConsole/queryPeople': { q: 'Curlew' },
    'GET /sysConsole/findPerson/{pkId}': { pkId },
    'POST /sysConsole/readPersonPhone': { pkId, words },
    'POST /sysConsole/signOutPerson': { pkId, words },
    'POST /sysConsole/blockPerson': { pkId, reason: 'asked', words },
    'POST /sysConsole/unblockPerson': { pkId, words },
  }
}

/** An operator's input for the calls about shops. */
export function supervisionInputs({ shopId: pkId }: Supervised) {
  const words = 'They asked for it'
  return {
    'GET /sysConsole/findShop/{pkId}': { pkId },
    'POST /sysConsole/limitShop': { pkId, before: null, mostGoodsNum: 5_000 },
    'POST /sysConsole/closeShop': { pkId, reason: 'asked', words },
    'POST /sysConsole/openShop': { pkId, words },
  }
}

/** An operator's input for the calls about categories and working days. */
export function treeAndCalendarInputs({ categoryIds }: Supervised) {
  const [renamed, moved, merged, deleted, other] = categoryIds.map((pkId) => ({ pkId, version: 1 }))
  const text = newId()
  const name = { 'zh-CN': text, 'en-US': text, 'ko-KR': text }
  const last = { parentId: null, beforeId: null }
  const year = new Date().getFullYear()
  return {
    'POST /sysConsole/addCategory': { ...last, name },
    'POST /sysConsole/renameCategory': { ...renamed, name },
    'POST /sysConsole/setCategoryReturns': { ...other, returnRule: 'perishable' },
    'POST /sysConsole/moveCategory': { ...moved, ...last },
    'POST /sysConsole/mergeCategory': { ...merged, intoId: other?.pkId },
    'POST /sysConsole/deleteCategory': { ...deleted },
    'GET /sysConsole/queryCalendar': { year },
    'POST /sysConsole/setDemoFault': { service: 'push', fault: 'browserGone', times: 1 },
    'POST /sysConsole/clearDemoFaults': {},
    'POST /bizConsole/saveCarriers': { codes: ['jd'], version: 0 },
    'POST /sysConsole/setWorkday': { day: `${year + 1}-12-31`, isWorkday: false },
  }
}

/** Shoppers' and operators' input for the calls about queues. The one that is opened begins later, too. */
export function queueInputs({ queueId }: Supervised, goodsId: string) {
  const opensAt = wireTime(Date.now() + 9 * dayMs)
  const times = { opensAt, gatherMinutes: 0, lastMinutes: 60 }
  return {
    'GET /bizQueue/queryTurn': { queueId },
    'POST /bizQueue/takeTurn': { queueId },
    'POST /sysConsole/openSaleQueue': {
      goodsId,
      ...times,
      perMinute: 60,
      orderMinutes: 10,
      mostWaiting: null,
    },
    'POST /sysConsole/changeSaleQueue': { pkId: queueId, perMinute: 30, isPaused: false },
    'POST /sysConsole/endSaleQueue': { pkId: queueId },
  }
}
