import { datesFor, readerZone } from '@hojip/platform/dates'
import type { Locale } from '@hojip/platform/i18n'
import { offlineCart, offlinePicture, type OfflineLine } from '@hojip/cart/storefront/offline'

/**
 * The offline page's script, which is part of its HTML (`apps/server/pages/plain/offline.ts`): lists the cart as it was seen
 * last, and loads the page that was asked for as soon as the mall answers.
 */
function element(name: string, classes: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  made.className = classes
  made.textContent = text
  return made
}

function rowOf({ name, option, count, shop, picture }: OfflineLine): HTMLElement {
  const row = element('li', 'flex items-center gap-3 py-3')
  const image = document.createElement('img')
  image.alt = ''
  image.className = 'size-14 flex-none rounded-md bg-inset object-cover'
  void offlinePicture(picture).then((address) => {
    if (address !== undefined) image.src = address
  })
  const words = element('div', 'min-w-0 flex-1')
  words.append(
    element('p', 'font-medium', name),
    element('p', 'text-13 text-ink-3', [option, shop].filter(Boolean).join(' · ')),
  )
  row.append(image, words, element('span', 'text-ink-2', `× ${count}`))
  return row
}

function showCart(): void {
  const cart = offlineCart()
  const section = document.getElementById('cart')
  const time = section?.querySelector('time')
  const list = section?.querySelector('ul')
  if (!cart || !section || !time || !list) return
  const locale = document.documentElement.lang as Locale
  const { near } = datesFor({ locale, nowMs: Date.now(), zone: readerZone() })
  time.textContent = near(cart.seenAtMs)
  list.append(...cart.lines.map(rowOf))
  section.hidden = false
}

/** Loads the page only if it would come: a network may lead nowhere, and its return may be announced when it is not back. */
async function reloadIfReachable(): Promise<void> {
  const answer = await fetch('/health', { cache: 'no-store' }).catch(() => undefined)
  if (answer) location.reload()
}

/** The network may have been there all the time, and the mall away. */
const lookEveryMs = 10_000

showCart()
addEventListener('online', () => void reloadIfReachable())
setInterval(() => void reloadIfReachable(), lookEveryMs)
