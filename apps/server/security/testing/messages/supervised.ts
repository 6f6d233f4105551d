import { addAccount } from '@hojip/accounts'
import { inTransaction } from '@hojip/platform/db'
import { putShop } from '@hojip/shops'
import type { GuardedMall } from '../guarded-mall.ts'

/** Somebody who is never signed in and a shop without products: no other test minds what operators do about them. */
export interface Supervised {
  personId: string
  shopId: string
}

export async function supervisedOf({ tools: { db } }: GuardedMall): Promise<Supervised> {
  const phone = '+8613755550077'
  const shop = { slug: 'curlew', name: { 'en-US': 'Curlew' } }
  return {
    personId: await addAccount(db, { name: 'Curlew-bystander', role: 'shopper', phone }),
    shopId: await inTransaction(db, (tx) => putShop(tx, shop)),
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
    'POST /sysConsole/closeShop': { pkId, reason: 'asked', words },
    'POST /sysConsole/openShop': { pkId, words },
  }
}
