import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Provider } from './search.ts'

/**
 * What one page hands to the next within this tab, for as long as the server honours it. It stays out of addresses and
 * the history, and survives a phone that lets go of the tab while its owner reads the SMS.
 */
interface Slot<T> {
  hand: (value: T, expireSeconds: number) => void
  letGo: () => void
  read: () => string | null
  subscribe: (listener: () => void) => () => void
  valueOf: (text: string | null) => Kept<T> | null
}

interface Kept<T> {
  value: T
  until: number
}

function createSlot<T>(storageKey: string): Slot<T> {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  // Where storage is forbidden it lasts as long as the document.
  let here: string | null = null
  const read = () => {
    try {
      return sessionStorage.getItem(storageKey) ?? here
    } catch {
      return here
    }
  }
  const keep = (text: string | null) => {
    here = text
    try {
      if (text === null) sessionStorage.removeItem(storageKey)
      else sessionStorage.setItem(storageKey, text)
    } catch {
      // Kept above.
    }
    tell()
  }
  return {
    hand: (value, expireSeconds) => {
      const kept: Kept<T> = { value, until: Date.now() + expireSeconds * 1_000 }
      keep(JSON.stringify(kept))
    },
    letGo: () => keep(null),
    read,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    valueOf: (text) => {
      try {
        const kept = JSON.parse(text ?? 'null') as Kept<T> | null
        return typeof kept?.until === 'number' ? kept : null
      } catch {
        return null
      }
    },
  }
}

function nothingYet() {
  return undefined
}

/** What was handed on; null when there is nothing, or no longer; undefined until the page has come to life. */
export function useHandedOn<T>(slot: Slot<T>): T | null | undefined {
  const text = useSyncExternalStore<string | null | undefined>(slot.subscribe, slot.read, nothingYet)
  const kept = useMemo(() => (text === undefined ? undefined : slot.valueOf(text)), [slot, text])
  const until = kept?.until
  useEffect(() => {
    if (until === undefined) return undefined
    const timer = setTimeout(slot.letGo, Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [slot, until])
  return kept === undefined ? undefined : (kept?.value ?? null)
}

/** Lets go when the page is left for good, so that it does not say at the very end that something is gone. */
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

/** A first login at a partner that waits for its phone number. */
export interface WaitingIdentity {
  provider: Provider
  bindTicket: string
  nickName: string | null
  redirect: string
}
export const waitingIdentity = createSlot<WaitingIdentity>('waitingIdentity')

/** Whoever may set a new password. */
export const resetTicket = createSlot<{ ticket: string }>('resetTicket')

/** Where somebody wanted to go who is at a partner's page, in case that they come back without a login. */
export const wayBack = createSlot<{ redirect: string }>('wayBack')
export const awaySeconds = 600
