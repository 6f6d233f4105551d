const storageKey = 'recentSearches'
/** How many are kept, newest first. */
const most = 8

function list(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** What was searched for in this browser, in the local storage under `recentSearches`. Only in the browser. */
export const recentSearches = {
  list,
  add: (text: string): void => {
    const kept = [text, ...list().filter((other) => other !== text)].slice(0, most)
    try {
      localStorage.setItem(storageKey, JSON.stringify(kept))
    } catch {
      // A full or forbidden storage only costs the list.
    }
  },
  clear: (): void => localStorage.removeItem(storageKey),
}
