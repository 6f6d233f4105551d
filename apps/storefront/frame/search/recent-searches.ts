const storageKey = 'recentSearches'
/** How many are stored, newest first. */
const most = 8

function list(): string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as unknown
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Recent searches in this browser, in local storage under `recentSearches`. Only for use in the browser. */
export const recentSearches = {
  list,
  add: (text: string): void => {
    const stored = [text, ...list().filter((other) => other !== text)].slice(0, most)
    try {
      localStorage.setItem(storageKey, JSON.stringify(stored))
    } catch {
      // Without storage only the list is lost.
    }
  },
  clear: (): void => localStorage.removeItem(storageKey),
}
