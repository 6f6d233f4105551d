import { sayUnlessStored } from '@hojip/platform/parts'
import { isList, isStoredId, localStore } from '@hojip/platform/storage'
import { useSyncExternalStore } from 'react'

/** One line of a visitor's cart, as stored in the browser. */
export interface GuestLine {
  goodsSpecId: string
  goodsNum: number
  /** Epoch ms. */
  addedAt: number
  isCheck?: '0' | '1'
}

const storageKey = 'guestCart'
/** The most lines of one cart. */
const mostLines = 120
const mostOfOne = 999

const listeners = new Set<() => void>()
const none: readonly GuestLine[] = []
let text: string | null = null
let lines: readonly GuestLine[] = none

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/** The line as far as it can be read: none without a SKU or a number of pieces. */
function lineOf(value: unknown): GuestLine[] {
  const { goodsSpecId, goodsNum, addedAt, isCheck } = (value ?? {}) as Partial<GuestLine>
  if (!isStoredId(goodsSpecId) || !isNumber(goodsNum) || !Number.isInteger(goodsNum) || goodsNum < 1)
    return []
  const when = isNumber(addedAt) ? addedAt : 0
  const tick = isCheck === '0' || isCheck === '1' ? { isCheck } : {}
  return [{ goodsSpecId, goodsNum: atMost(goodsNum), addedAt: when, ...tick }]
}

function readLines(): readonly GuestLine[] {
  return localStore.json(storageKey, isList)?.flatMap(lineOf).slice(0, mostLines) ?? none
}

function current(): readonly GuestLine[] {
  const stored = localStore.get(storageKey)
  if (stored !== text) [text, lines] = [stored, readLines()]
  return lines
}

function keep(next: readonly GuestLine[]) {
  sayUnlessStored(localStore.set(storageKey, next.length === 0 ? null : next))
  listeners.forEach((listener) => listener())
}

function changeLine(goodsSpecId: string, change: (line: GuestLine) => GuestLine) {
  return keep(current().map((line) => (line.goodsSpecId === goodsSpecId ? change(line) : line)))
}

function atMost(goodsNum: number) {
  return Math.max(1, Math.min(mostOfOne, goodsNum))
}

function changedElsewhere({ key }: StorageEvent) {
  if (key === storageKey || key === null) listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', changedElsewhere)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', changedElsewhere)
  }
}

/** A visitor's cart, newest line first, in the local storage under `guestCart`. Works only in the browser. */
export const guestCart = {
  lines: current,
  subscribe,
  /** Adds to the SKU's line, or creates it; false when the cart is full. */
  add: (goodsSpecId: string, goodsNum: number, nowMs: number): boolean => {
    const before = current().find((line) => line.goodsSpecId === goodsSpecId)
    if (!before && current().length >= mostLines) return false
    const line = { goodsSpecId, goodsNum: atMost((before?.goodsNum ?? 0) + goodsNum), addedAt: nowMs }
    keep([line, ...current().filter((other) => other !== before)])
    return true
  },
  setNum: (goodsSpecId: string, goodsNum: number) =>
    changeLine(goodsSpecId, (line) => ({ ...line, goodsNum: atMost(goodsNum) })),
  tick: (goodsSpecIds: readonly string[], isCheck: '0' | '1') =>
    keep(current().map((line) => (goodsSpecIds.includes(line.goodsSpecId) ? { ...line, isCheck } : line))),
  remove: (goodsSpecIds: readonly string[]) =>
    keep(current().filter(({ goodsSpecId }) => !goodsSpecIds.includes(goodsSpecId))),
  clear: () => keep([]),
  /** Leaves only these lines. */
  keep,
}

/** The visitor's lines; empty until the page is hydrated. */
export function useGuestCart(): readonly GuestLine[] {
  return useSyncExternalStore(subscribe, current, () => none)
}
