import { useSyncExternalStore } from 'react'

const storageKey = 'translateAlways'
const listeners = new Set<() => void>()

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) === '1'
  } catch {
    return false
  }
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
  try {
    if (wanted) localStorage.setItem(storageKey, '1')
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage the wish is not kept.
  }
  listeners.forEach((listener) => listener())
}
