import { localStore } from '@hojip/platform/storage'

const storageKey = 'lastCarrier'

/** The carrier this shop last used in this browser, if it is still offered; else the first of its usual ones, or ''. */
export function lastCarrier(offered: readonly { code: string; isUsed: boolean }[]): string {
  const code = localStore.get(storageKey)
  const last = offered.find((one) => one.code === code)
  return (last ?? offered.find(({ isUsed }) => isUsed))?.code ?? ''
}

export function rememberCarrier(code: string): void {
  localStore.set(storageKey, code)
}
