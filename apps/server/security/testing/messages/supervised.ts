import { addAccount } from '@hojip/accounts'
import type { GuardedMall } from '../guarded-mall.ts'

/** Somebody who is never signed in, so that no other test minds what operators do about them. */
export interface Supervised {
  personId: string
}

export async function supervisedOf({ tools: { db } }: GuardedMall): Promise<Supervised> {
  const phone = '+8613755550077'
  return { personId: await addAccount(db, { name: 'Curlew-bystander', role: 'shopper', phone }) }
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
