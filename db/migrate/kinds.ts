/**
 * What a migration does to the processes of earlier versions, as its first line says:
 *
 * - `-- Expands.` It only adds, and they go on. `-- Expands, alone.` The same, by statements that run outside a transaction.
 * - `-- Contracts. Unread since 0271.` It takes away what no version reads that knows the migration 0271. Those go on.
 * - `-- Stops.` All of them end: it is for an update at which everything is stopped.
 */
export interface Kind {
  name: 'expands' | 'alone' | 'contracts' | 'stops'
  /** A process goes on when it knows the migration with this number. */
  since?: string | undefined
}

const firstLine = /^-- (?:(Expands)(, alone)?\.|Contracts\. Unread since (\d{4})\.|(Stops)\.)/

/** Left out, it says nothing: earlier files, which end earlier versions. */
export function kindOf(sql: string): Kind | undefined {
  const found = firstLine.exec(sql)
  if (!found) return undefined
  const [, expands, alone, since, stops] = found
  if (stops) return { name: 'stops' }
  return expands ? { name: alone ? 'alone' : 'expands' } : { name: 'contracts', since }
}
