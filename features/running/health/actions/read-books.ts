import type { Db } from '@hojip/db'
import { readSetting } from '@hojip/platform/db'

/** The last check of the books, whoever made it. */
export interface CheckedBooks {
  at: Date
  /** By invariant, how many things break it. */
  broken: Readonly<Record<string, number>>
}

/** As the check has written it; undefined before the first. */
export async function readBooks(db: Db): Promise<CheckedBooks | undefined> {
  const noted = (await readSetting(db, 'books.checked')) as
    | { at: string; broken?: Record<string, number> }
    | undefined
  return noted && { at: new Date(noted.at), broken: noted.broken ?? {} }
}
