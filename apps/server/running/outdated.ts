import type { Db } from '@hojip/db'
import { stateOfMigrations } from '@hojip/db/migrate'

const everyMs = 5_000

/**
 * Looks from time to time whether the database was brought to a version that this process does not understand, and
 * tells it once. A database that does not answer is no answer.
 * @returns what ends the looking
 */
export function watchSchema(db: Db, onOutdated: () => void, pauseMs = everyMs): () => void {
  const look = async () => {
    const state = await stateOfMigrations(db).catch(() => undefined)
    if (timer === undefined) return
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
