import type { Client } from '@hojip/platform/client'
import { tabStore } from '@hojip/platform/storage'
import { wantedHere } from './wanted-here.ts'

const storageKey = 'pushRenewed'

/**
 * Renews the subscription of a user who has turned notifications on in this browser, once for each session of a window:
 * the mall forgets browsers that were not seen for months, and a new session takes the subscription over.
 */
export async function renewPushes(client: Client, userId: string | undefined): Promise<void> {
  if (userId === undefined || wantedHere(userId).length === 0) return
  if (tabStore.get(storageKey) === userId) return
  const { pushHere } = await import('./subscription.ts')
  if (await pushHere(client, userId)) tabStore.set(storageKey, userId)
}
