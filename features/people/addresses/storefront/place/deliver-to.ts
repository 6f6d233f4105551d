import { isStoredId, localStore } from '@hojip/platform/storage'
import { useSyncExternalStore } from 'react'

const storageKey = 'deliverTo'

/** A region by the names that addresses store. */
export interface Region {
  country: 'CN' | 'KR'
  province: string
  city?: string
  district?: string
}

/** The destination chosen in this browser: one of the viewer's own addresses, or a region. */
export type DeliverTo = { addressId: string } | Region

const listeners = new Set<() => void>()
function read(): string {
  return localStore.get(storageKey) ?? ''
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function isName(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value !== '')
}

function isDeliverTo(value: unknown): value is DeliverTo {
  const { addressId, country, province, city, district } = value as Record<string, unknown>
  if (addressId !== undefined) return isStoredId(addressId)
  const isOfMall = country === 'CN' || country === 'KR'
  return isOfMall && province !== undefined && [province, city, district].every(isName)
}

let latest: { stored: string; choice: DeliverTo | undefined } | undefined

function choiceOf(stored: string): DeliverTo | undefined {
  if (latest?.stored !== stored) latest = { stored, choice: localStore.json(storageKey, isDeliverTo) }
  return latest.choice
}

/** Where this browser has chosen to have things delivered; undefined until it has. */
export function useDeliverTo(): DeliverTo | undefined {
  return choiceOf(useSyncExternalStore(subscribe, read, () => ''))
}

/** The same as what it is: a region, or one of the viewer's own addresses. */
export function useChosenPlace(): { region: Region | undefined; addressId: string | undefined } {
  const chosen = useDeliverTo()
  return chosen && 'province' in chosen
    ? { region: chosen, addressId: undefined }
    : { region: undefined, addressId: chosen?.addressId }
}

export function chooseDeliverTo(choice: DeliverTo): void {
  localStore.set(storageKey, choice)
  for (const listener of listeners) listener()
}
