import { useEffect, useSyncExternalStore } from 'react'
import type { PhoneNote } from './texts.ts'

/** What the phone opens in place of the page's own address, such as the product with its chosen option. */
interface Place {
  /** The page that has set it: its address without search. */
  pathname: string
  href: string
  note: PhoneNote
}

let place: Place | undefined
const listeners = new Set<() => void>()

function set(next: Place | undefined) {
  place = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Sets what a phone opens to go on from this page; no more once the page is left. */
export function usePhonePlace(pathname: string, href: string, note: PhoneNote): void {
  useEffect(() => {
    set({ pathname, href, note })
    return () => {
      if (place?.pathname === pathname) set(undefined)
    }
  }, [pathname, href, note])
}

/** What the phone opens on this page, where it has set it. */
export function useSaidPlace(pathname: string): Place | undefined {
  const said = useSyncExternalStore(
    subscribe,
    () => place,
    () => undefined,
  )
  return said?.pathname === pathname ? said : undefined
}
