import { isList, localStore } from '@hojip/platform/storage'

/** The columns that can be hidden, in their order. */
export const columnNames = ['category', 'price', 'stock', 'sold', 'languages', 'state', 'updated'] as const
export type Column = (typeof columnNames)[number]

const storageKey = 'hojip.products.hidden-columns'

/** What was hidden on this computer; nothing where the browser stores nothing. */
export function hiddenColumns(): ReadonlySet<Column> {
  const names = localStore.json(storageKey, isList) ?? []
  return new Set(columnNames.filter((name) => names.includes(name)))
}

export function rememberHidden(hidden: ReadonlySet<Column>): void {
  localStore.set(storageKey, [...hidden])
}
