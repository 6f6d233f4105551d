import { isOfBusiness } from './business-entries.ts'

/**
 * What is no cache: the sign-in, a visitor's cart, choices, the note that messages wait to be sent, and all of the business
 * site. Everything else that the mall stores in the browser can be made again: lists, recent searches, open pages, places
 * on pages, and unsent forms.
 */
const lasting = new Set(['user', 'guestCart', 'chat:unsent', 'translateAlways', 'deliverTo', 'seenHereOff'])

function stores(): Storage[] {
  try {
    return [localStorage, sessionStorage]
  } catch {
    // The browser allows no storage.
    return []
  }
}

function cachedKeys(store: Storage): string[] {
  return Object.keys(store).filter(
    (key) => !lasting.has(key) && !key.startsWith('alerts:') && !isOfBusiness(key),
  )
}

/** How much is cached, in bytes. */
export function cachedBytes(): number {
  const lengths = stores().flatMap((store) =>
    cachedKeys(store).map((key) => key.length + (store.getItem(key)?.length ?? 0)),
  )
  return 2 * lengths.reduce((sum, length) => sum + length, 0)
}

/** Deletes what is cached in this browser. The sign-in, the cart and choices stay. */
export async function clearCache(): Promise<void> {
  for (const store of stores()) for (const key of cachedKeys(store)) store.removeItem(key)
  if (!('caches' in globalThis)) return
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.map((name) => caches.delete(name)))
}
