import type { Db } from '@hojip/db'
import { readSetting } from '@hojip/platform/db'

/** The last check of the books, whoever made it. */
export interface CheckedBooks {
  at: Date
  /** By invariant, how many things break it. */
  broken: Readonly<Record<string, number>>
}

/**
 * From when on this mall has been due for a check: its beginning, or the update from a version that made none. Without it nobody
 * knows that the mall is not late.
 */
export async function booksSince(db: Db): Promise<Date> {
  return new Date(((await readSetting(db, 'books.since')) as string | undefined) ?? 0)
}

/** As the check has written it; undefined before the first. */
export async function readBooks(db: Db): Promise<CheckedBooks | undefined> {
  const noted = (await readSetting(db, 'books.checked')) as
    | { at: string; broken?: Record<string, number> }
    | undefined
  return noted && { at: new Date(noted.at), broken: noted.broken ?? {} }
}
