/** The columns that can be hidden, in their order. */
export const columnNames = ['category', 'price', 'stock', 'sold', 'languages', 'state', 'updated'] as const
export type Column = (typeof columnNames)[number]

const storageKey = 'hojip.products.hidden-columns'

/** What was hidden on this computer; nothing where the browser stores nothing. */
export function hiddenColumns(): ReadonlySet<Column> {
  try {
    const names = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as unknown
    return new Set(columnNames.filter((name) => Array.isArray(names) && names.includes(name)))
  } catch {
    return new Set()
  }
}

export function rememberHidden(hidden: ReadonlySet<Column>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...hidden]))
  } catch {
    // Then they are hidden until the page is left.
  }
}
