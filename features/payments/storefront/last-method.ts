import { useEffect, useSyncExternalStore } from 'react'

/** 1 Alipay, 2 WeChat Pay. */
export type PayMethod = '1' | '2'

const chosenKey = 'payMethod'
const paidKey = 'paidMethod'
const isMethod = (value: string | null): value is PayMethod => value === '1' || value === '2'

const stored = (key: string) => (): PayMethod | null => {
  const value = localStorage.getItem(key)
  return isMethod(value) ? value : null
}
const lastChosen = stored(chosenKey)
const lastPaid = stored(paidKey)
const never = () => () => undefined

/** What was chosen last in this browser, whether it was paid or not; null until the page has come to life. */
export const useLastMethod = (): PayMethod | null => useSyncExternalStore(never, lastChosen, () => null)

export const rememberMethod = (method: PayMethod): void => localStorage.setItem(chosenKey, method)

/** What something was paid with last in this browser: only that is called used. */
export const usePaidMethod = (): PayMethod | null => useSyncExternalStore(never, lastPaid, () => null)

/** @param method how it was paid, as soon as the server says that it was */
export const useRememberPaid = (method: PayMethod | undefined): void =>
  useEffect(() => {
    if (method) localStorage.setItem(paidKey, method)
  }, [method])

/** The way that is chosen before anybody chooses: the last chosen one, else the first that works. */
export const preselected = (
  list: readonly { payType: PayMethod; enabled: boolean }[],
  last: PayMethod | null,
): PayMethod | undefined => {
  const usable = list.filter(({ enabled }) => enabled).map(({ payType }) => payType)
  return last !== null && usable.includes(last) ? last : usable[0]
}
