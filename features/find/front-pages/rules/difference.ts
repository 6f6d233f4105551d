import type { FrontPage, Piece } from '../contract.ts'

export interface Change {
  piece: Piece
  what: 'added' | 'removed' | 'changed' | 'moved'
}

/** How two documents differ, piece by piece: a piece that was changed and moved counts as changed. */
export function difference(before: FrontPage, after: FrontPage): Change[] {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]))
  const ids = new Set(after.pieces.map(({ id }) => id))
  const stay = (page: FrontPage, others: ReadonlySet<string>) =>
    page.pieces.map(({ id }) => id).filter((id) => others.has(id))
  const order = stay(before, ids)
  const orderNow = stay(after, new Set(old.keys()))
  const changed = after.pieces.flatMap((piece): Change[] => {
    const was = old.get(piece.id)
    if (!was) return [{ piece, what: 'added' }]
    if (JSON.stringify(was, sorted) !== JSON.stringify(piece, sorted)) return [{ piece, what: 'changed' }]
    return order[orderNow.indexOf(piece.id)] === piece.id ? [] : [{ piece, what: 'moved' }]
  })
  const removed = before.pieces.filter(({ id }) => !ids.has(id))
  return [...changed, ...removed.map((piece) => ({ piece, what: 'removed' as const }))]
}

/** PostgreSQL sorts the keys of a document in its own way. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
