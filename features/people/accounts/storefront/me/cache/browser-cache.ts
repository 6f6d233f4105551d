import { localStore, storedAnswers, tabStore, type Store } from '@hojip/platform/storage'
import { isOfBusiness } from './business-entries.ts'

/**
 * What is no cache: the sign-in, a visitor's cart, choices, the note that messages wait to be sent, and all of the business
 * site. Everything else that the mall stores in the browser can be made again: lists, recent searches, open pages, places
 * on pages, and unsent forms.
 */
const lasting = new Set([
  'user',
  'guestCart',
  'guestCartSent',
  'chat:unsent',
  'translateAlways',
  'deliverTo',
  'seenHereOff',
])

const stores: readonly Store[] = [localStore, tabStore]

function cachedKeys(store: Store): string[] {
  return store.keys().filter((key) => !lasting.has(key) && !key.startsWith('alerts:') && !isOfBusiness(key))
}

/** How much is cached, in bytes. */
export function cachedBytes(): number {
  const lengths = stores.flatMap((store) =>
    cachedKeys(store).map((key) => key.length + (store.get(key)?.length ?? 0)),
  )
  return 2 * lengths.reduce((sum, length) => sum + length, 0)
}

/** Deletes what is cached in this browser. The sign-in, the cart and choices stay. */
export async function clearCache(): Promise<void> {
  for (const store of stores) for (const key of cachedKeys(store)) store.set(key, null)
  const answers = storedAnswers()
  if (!answers) return
  const names = await answers.keys().catch(() => [])
  await Promise.all(names.map((name) => answers.delete(name)))
}
