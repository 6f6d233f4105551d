import { tabStore } from '@hojip/platform/storage'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Provider } from './search.ts'

/**
 * Data that one page passes to the next within this tab, for as long as the server accepts it. It does not appear in
 * URLs or the history, and survives when a phone discards the tab while its owner reads the SMS.
 */
interface Slot<T> {
  hand: (value: T, expireSeconds: number) => void
  letGo: () => void
  read: () => string | null
  subscribe: (listener: () => void) => () => void
  valueOf: (text: string | null) => Stored<T> | null
}

interface Stored<T> {
  value: T
  until: number
}

function createSlot<T>(storageKey: string): Slot<T> {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const read = () => tabStore.get(storageKey)
  const keep = (text: string | null) => {
    tabStore.set(storageKey, text)
    tell()
  }
  return {
    hand: (value, expireSeconds) => {
      const stored: Stored<T> = { value, until: Date.now() + expireSeconds * 1_000 }
      keep(JSON.stringify(stored))
    },
    letGo: () => keep(null),
    read,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    valueOf: (text) => {
      try {
        const stored = JSON.parse(text ?? 'null') as Stored<T> | null
        return typeof stored?.until === 'number' ? stored : null
      } catch {
        return null
      }
    },
  }
}

function nothingYet() {
  return undefined
}

/** The value passed on; null when there is none or it has expired; undefined until the page is hydrated. */
export function useHandedOn<T>(slot: Slot<T>): T | null | undefined {
  const text = useSyncExternalStore<string | null | undefined>(slot.subscribe, slot.read, nothingYet)
  const stored = useMemo(() => (text === undefined ? undefined : slot.valueOf(text)), [slot, text])
  const until = stored?.until
  useEffect(() => {
    if (until === undefined) return undefined
    const timer = setTimeout(slot.letGo, Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [slot, until])
  return stored === undefined ? undefined : (stored?.value ?? null)
}

/** Clears the value only when the page is left, so that a finished page does not show it as expired at the end. */
export function useLetGoAtTheEnd({ letGo }: Pick<Slot<unknown>, 'letGo'>): () => void {
  const isDone = useRef(false)
  useEffect(
    () => () => {
      if (isDone.current) letGo()
    },
    [letGo],
  )
  return () => {
    isDone.current = true
  }
}

/** A partner's identity after its first login, waiting for its phone number. */
export interface WaitingIdentity {
  provider: Provider
  bindTicket: string
  nickName: string | null
  redirect: string
}
export const waitingIdentity = createSlot<WaitingIdentity>('waitingIdentity')

/** The ticket that allows a new password to be set. */
export const resetTicket = createSlot<{ ticket: string }>('resetTicket')

/** Where the user wanted to go before leaving for a partner's page, in case they come back without a login. */
export const wayBack = createSlot<{ redirect: string }>('wayBack')
export const awaySeconds = 600
