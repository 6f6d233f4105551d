import type { Db, Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'

const isShown = sql`shown_from <= now() and (shown_until is null or shown_until > now())`

export interface HomeWord {
  word: LocalText
  isDefault: boolean
}

/** The words that are to be offered now, in their order. */
export async function wordsNow(db: Db): Promise<HomeWord[]> {
  const { rows } = await sql<HomeWord>`
    select word, is_default as "isDefault" from home_word where ${isShown} order by sort, id limit 20`.execute(
    db,
  )
  return rows
}

interface Schedule {
  /** From now on when left out. */
  from?: Date
  /** Without an end when left out. */
  until?: Date
}

export type HomeWords = readonly (HomeWord & Schedule)[]

/** Replaces the words that the mall offers to search for. */
export async function putWords(tx: Tx, words: HomeWords): Promise<void> {
  await tx.deleteFrom('home_word').execute()
  for (const [sort, { word, isDefault, from, until }] of words.entries())
    await tx
      .insertInto('home_word')
      .values({
        ...{ id: newId(), word: JSON.stringify(word), is_default: isDefault, sort },
        shown_from: from ?? sql<Date>`now()`,
        shown_until: until ?? null,
      })
      .execute()
}
