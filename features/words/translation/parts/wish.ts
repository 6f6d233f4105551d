import { localStore } from '@hojip/platform/storage'
import { useSyncExternalStore } from 'react'

const storageKey = 'translateAlways'
const listeners = new Set<() => void>()

function stored(): boolean {
  return localStore.get(storageKey) === '1'
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Whether the reader wants everything translated without asking. A setting of this browser. */
export function useTranslateAlways(): [boolean, (wanted: boolean) => void] {
  const wanted = useSyncExternalStore(subscribe, stored, () => false)
  return [wanted, setWanted]
}

function setWanted(wanted: boolean) {
  localStore.set(storageKey, wanted ? '1' : null)
  listeners.forEach((listener) => listener())
}
