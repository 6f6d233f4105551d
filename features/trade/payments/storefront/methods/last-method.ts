import { localStore } from '@hojip/platform/storage'
import { payMethods, type PayMethod } from '@hojip/policy/channels'
import { useEffect, useSyncExternalStore } from 'react'

const chosenKey = 'payMethod'
const paidKey = 'paidMethod'
function isMethod(value: string | null): value is PayMethod {
  return payMethods.some((method) => method === value)
}

function stored(key: string) {
  return (): PayMethod | null => {
    const value = localStore.get(key)
    return isMethod(value) ? value : null
  }
}

const lastChosen = stored(chosenKey)
const lastPaid = stored(paidKey)
function never() {
  return () => undefined
}

/** The method chosen last in this browser, paid or not; null until the page is hydrated. */
export function useLastMethod(): PayMethod | null {
  return useSyncExternalStore(never, lastChosen, () => null)
}

export function rememberMethod(method: PayMethod): void {
  localStore.set(chosenKey, method)
}

/** The method paid with last in this browser: only that one is called used. */
export function usePaidMethod(): PayMethod | null {
  return useSyncExternalStore(never, lastPaid, () => null)
}

/** @param method the method that paid, as soon as the server confirms the payment */
export function useRememberPaid(method: PayMethod | undefined): void {
  return useEffect(() => {
    if (method) localStore.set(paidKey, method)
  }, [method])
}

/** The preselected method: the last chosen one, otherwise the first that works. */
export function preselected(
  list: readonly { payType: PayMethod; enabled: boolean }[],
  last: PayMethod | null,
): PayMethod | undefined {
  const usable = list.filter(({ enabled }) => enabled).map(({ payType }) => payType)
  return last !== null && usable.includes(last) ? last : usable[0]
}
