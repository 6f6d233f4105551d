const storageKey = 'lastCarrier'

/** The carrier this shop last used in this browser, if it is still offered. */
export function lastCarrier(offered: readonly { code: string }[]): string {
  const code = localStorage.getItem(storageKey)
  return offered.some((one) => one.code === code) ? code! : ''
}

export function rememberCarrier(code: string): void {
  return localStorage.setItem(storageKey, code)
}
