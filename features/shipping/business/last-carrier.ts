const storageKey = 'lastCarrier'

/** What this shop shipped with last in this browser, if it is still offered. */
export const lastCarrier = (offered: readonly { code: string }[]): string => {
  const code = localStorage.getItem(storageKey)
  return offered.some((one) => one.code === code) ? code! : ''
}

export const rememberCarrier = (code: string): void => localStorage.setItem(storageKey, code)
