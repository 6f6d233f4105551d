/** In the local storage: ids of the products that a visitor looked at last, newest first; and that none is recorded. */
const seenKey = 'seenHere'
const offKey = 'seenHereOff'
const most = 20

/** The products that a visitor of this browser has looked at, newest first. The mall's server stores none of it. */
export function seenHere(): string[] {
  try {
    const ids = JSON.parse(localStorage.getItem(seenKey) ?? '[]') as unknown
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** False when the visitor has switched the recording off, and where the browser allows no storage. */
export function isSeenHereOn(): boolean {
  try {
    return localStorage.getItem(offKey) === null
  } catch {
    return false
  }
}

function keep(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(seenKey)
    else localStorage.setItem(seenKey, JSON.stringify(ids.slice(0, most)))
  } catch {
    // Without storage only the list is lost.
  }
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
  try {
    if (isOn) localStorage.removeItem(offKey)
    else localStorage.setItem(offKey, '1')
  } catch {
    // Nothing is recorded without storage.
  }
  if (!isOn) forgetHere()
}
