import { mergeGuestCart } from '@hojip/cart/storefront/merge-guest-cart'
import type { Client } from '@hojip/platform/client'
import type { Locale } from '@hojip/platform/i18n'
import { hasChosenLanguage, storeLanguage } from '@hojip/platform/page'
import { localStore } from '@hojip/platform/storage'
import type { Router } from '@hojip/platform/site'

/** Where nobody has chosen a language, the account's choice applies: the page after signing in is loaded in it. */
async function followLanguage(client: Client, shown: Locale, router: Router | undefined): Promise<void> {
  if (hasChosenLanguage()) return
  const { locale } = await client('POST /appUserSetting/queryByUserId', {})
  if (locale === null || locale === shown) return
  // The page would be loaded as it is, and without a cookie nobody would be signed in there.
  if (!storeLanguage(locale)) return
  const stop = router?.onShow(() => {
    stop?.()
    location.reload()
  })
}

async function mergeSearches(client: Client): Promise<void> {
  if (localStore.get('recentSearches') === null) return
  await (await import('../frame/search/panel/mall-panel.tsx')).mergeSearches(client)
}

async function mergeLooks(client: Client): Promise<void> {
  if (localStore.get('seenHere') === null) return
  await (await import('@hojip/footprints/storefront/merge-seen')).mergeSeen(client)
}

/**
 * Takes what the visitor has done in this browser into the account that they have just signed in to. What fails stays here
 * for the next time, and keeps back nothing else.
 */
export async function goOnSignedIn(client: Client, shown: Locale, router: Router | undefined): Promise<void> {
  await Promise.allSettled([
    mergeGuestCart(client),
    mergeSearches(client),
    mergeLooks(client),
    followLanguage(client, shown, router),
  ])
}
