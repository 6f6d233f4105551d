import { useSyncExternalStore } from 'react'
import { usualProvince } from '../../../rules/usual-province.ts'

const storageKey = 'deliverTo'

const listeners = new Set<() => void>()
function read(): string {
  try {
    return localStorage.getItem(storageKey) ?? usualProvince
  } catch {
    return usualProvince
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The province that this browser has chosen for deliveries, used when no address is known. */
export function useDeliverTo(): string {
  return useSyncExternalStore(subscribe, read, () => usualProvince)
}

export function chooseDeliverTo(province: string): void {
  try {
    localStorage.setItem(storageKey, province)
  } catch {
    // When the storage is forbidden, only the choice is lost.
  }
  for (const listener of listeners) listener()
}
