import { isList, isStoredId, localStore } from '@hojip/platform/storage'

/** In the local storage: ids of the products that a visitor looked at last, newest first; and that none is recorded. */
const seenKey = 'seenHere'
const offKey = 'seenHereOff'
const most = 20

interface SeenHere {
  goodsId: string
  watchedAt: number
}

function isSeen(value: unknown): value is SeenHere {
  const { goodsId, watchedAt } = (value ?? {}) as Partial<Record<keyof SeenHere, unknown>>
  return isStoredId(goodsId) && Number.isSafeInteger(watchedAt) && Number(watchedAt) >= 0
}

/** The looks of a visitor of this browser, newest first. The mall's server stores none of them until they sign in. */
export function looksHere(): SeenHere[] {
  return (localStore.json(seenKey, isList) ?? []).filter(isSeen).slice(0, most)
}

/** The products that a visitor of this browser has looked at, newest first. */
export function seenHere(): string[] {
  return looksHere().map(({ goodsId }) => goodsId)
}

/** False when the visitor has switched the recording off. */
export function isSeenHereOn(): boolean {
  return localStore.get(offKey) === null
}

function keep(looks: readonly SeenHere[]): void {
  localStore.set(seenKey, looks.length === 0 ? null : looks.slice(0, most))
}

function others(goodsId: string): SeenHere[] {
  return looksHere().filter((look) => look.goodsId !== goodsId)
}

export function rememberHere(goodsId: string): void {
  if (isSeenHereOn()) keep([{ goodsId, watchedAt: Date.now() }, ...others(goodsId)])
}

/** Forgets one product, or all. */
export function forgetHere(goodsId?: string): void {
  keep(goodsId === undefined ? [] : others(goodsId))
}

/** Switches the recording on or off; off also forgets what was recorded. */
export function switchSeenHere(isOn: boolean): void {
  localStore.set(offKey, isOn ? null : '1')
  if (!isOn) forgetHere()
}
