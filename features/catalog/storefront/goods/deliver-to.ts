import { useSyncExternalStore } from 'react'
import { usualProvince } from '../../rules/usual-province.ts'

const storageKey = 'deliverTo'

const listeners = new Set<() => void>()
const read = (): string => {
  try {
    return localStorage.getItem(storageKey) ?? usualProvince
  } catch {
    return usualProvince
  }
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The province that this browser's parcels go to, as long as no address is known. */
export const useDeliverTo = (): string => useSyncExternalStore(subscribe, read, () => usualProvince)

export const chooseDeliverTo = (province: string): void => {
  try {
    localStorage.setItem(storageKey, province)
  } catch {
    // A forbidden storage only costs the choice.
  }
  for (const listener of listeners) listener()
}
