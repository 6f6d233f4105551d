import type { Db } from '@hojip/db'
import { stateOfMigrations } from '@hojip/db/migrate'
import type { Movement } from '@hojip/platform/movement'

const everyMs = 5_000

export interface SchemaWatch {
  db: Db
  movement: Pick<Movement, 'count'>
  onOutdated: () => void
}

/**
 * Looks from time to time, when something has moved, whether the database was brought to a version that this process does not understand, and
 * tells it once. A database that does not answer is no answer.
 * @returns what ends the looking
 */
export function watchSchema({ db, movement, onOutdated }: SchemaWatch, pauseMs = everyMs): () => void {
  let lookedAt = -1
  const look = async () => {
    const count = movement.count()
    if (count === lookedAt) return begin()
    const state = await stateOfMigrations(db).catch(() => undefined)
    if (timer === undefined) return
    if (state) lookedAt = count
    if (state !== 'newer') return begin()
    timer = undefined
    onOutdated()
  }
  let timer: NodeJS.Timeout | undefined
  function begin() {
    timer = setTimeout(() => void look(), pauseMs).unref()
  }
  begin()
  return () => {
    clearTimeout(timer)
    timer = undefined
  }
}
