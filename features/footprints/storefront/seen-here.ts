import { localStore } from '@hojip/platform/storage'

/** In the local storage: ids of the products that a visitor looked at last, newest first; and that none is recorded. */
const seenKey = 'seenHere'
const offKey = 'seenHereOff'
const most = 20

/** The products that a visitor of this browser has looked at, newest first. The mall's server stores none of it. */
export function seenHere(): string[] {
  const ids = localStore.json<unknown>(seenKey)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, most) : []
}

/** False when the visitor has switched the recording off. */
export function isSeenHereOn(): boolean {
  return localStore.get(offKey) === null
}

function keep(ids: readonly string[]): void {
  localStore.set(seenKey, ids.length === 0 ? null : ids.slice(0, most))
}

export function rememberHere(goodsId: string): void {
  if (isSeenHereOn()) keep([goodsId, ...seenHere().filter((id) => id !== goodsId)])
}

/** Forgets one product, or all. */
export function forgetHere(goodsId?: string): void {
  keep(goodsId === undefined ? [] : seenHere().filter((id) => id !== goodsId))
}

/** Switches the recording on or off; off also forgets what was recorded. */
export function switchSeenHere(isOn: boolean): void {
  localStore.set(offKey, isOn ? null : '1')
  if (!isOn) forgetHere()
}
