import type { Db } from '@hojip/db'
import { pauseRows } from '@hojip/pauses'
import { readMode } from '@hojip/settings'

export interface PausedPart {
  /** As in the room `pauses`; `mall` for the mall as a whole. */
  kind: 'mall' | 'payments' | 'queue' | 'refunds'
  /** A queue, a channel of payments, or the mode of the mall. */
  name: string
  at: Date
  /** Who has paused it; empty where nobody has noted it. */
  by: string
  reason: string
}

/** What is stopped on purpose: parts, and the mall itself. */
export async function readPaused(db: Db): Promise<PausedPart[]> {
  const [mode, rows] = await Promise.all([readMode(db), pauseRows(db)])
  const parts = rows.map(({ pausedAt: at, pausedBy: by, kind, name, reason }) => ({
    kind,
    name,
    at,
    by,
    reason,
  }))
  if (mode.name === 'open') return parts
  const { name, sinceMs, by = '' } = mode
  return [{ kind: 'mall', name, at: new Date(sinceMs ?? 0), by, reason: '' }, ...parts]
}
