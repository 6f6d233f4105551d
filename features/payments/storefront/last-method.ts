import { useSyncExternalStore } from 'react'

/** 1 Alipay, 2 WeChat Pay. */
export type PayMethod = '1' | '2'

const storageKey = 'payMethod'
const isMethod = (value: string | null): value is PayMethod => value === '1' || value === '2'

const stored = (): PayMethod | null => {
  const value = localStorage.getItem(storageKey)
  return isMethod(value) ? value : null
}
const never = () => () => undefined

/** What was used last in this browser; null until the page has come to life. */
export const useLastMethod = (): PayMethod | null => useSyncExternalStore(never, stored, () => null)

export const rememberMethod = (method: PayMethod): void => localStorage.setItem(storageKey, method)

/** The way that is chosen before anybody chooses: the last used one, else the first that works. */
export const preselected = (
  list: readonly { payType: PayMethod; enabled: boolean }[],
  last: PayMethod | null,
): PayMethod | undefined => {
  const usable = list.filter(({ enabled }) => enabled).map(({ payType }) => payType)
  return last !== null && usable.includes(last) ? last : usable[0]
}
