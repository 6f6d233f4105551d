import type { Db, Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { HomeSection } from './rules/floors.ts'

const isShown = sql`shown_from <= now() and (shown_until is null or shown_until > now())`

/** The halls and floors that are to be shown now, in their order. */
export async function sectionsNow(db: Db): Promise<HomeSection[]> {
  const { rows } = await sql<HomeSection>`
    select kind, slug, name, intro, categories, href from home_section where ${isShown} order by kind, sort, id`.execute(
    db,
  )
  return rows
}

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

export interface HomeInput {
  sections: readonly (HomeSection & Schedule)[]
  words: readonly (HomeWord & Schedule)[]
}

/** Replaces everything that is planned for the home page. */
export async function putHome(tx: Tx, { sections, words }: HomeInput): Promise<void> {
  const schedule = ({ from, until }: Schedule) => ({
    shown_from: from ?? sql<Date>`now()`,
    shown_until: until ?? null,
  })
  await tx.deleteFrom('home_section').execute()
  await tx.deleteFrom('home_word').execute()
  for (const [sort, section] of sections.entries()) {
    const { kind, slug, href, name, intro, categories } = section
    await tx
      .insertInto('home_section')
      .values({
        ...{ id: newId(), kind, slug, href, sort, ...schedule(section) },
        ...{ name: JSON.stringify(name), intro: JSON.stringify(intro) },
        categories: JSON.stringify(categories),
      })
      .execute()
  }
  for (const [sort, word] of words.entries())
    await tx
      .insertInto('home_word')
      .values({
        ...{ id: newId(), word: JSON.stringify(word.word), is_default: word.isDefault },
        ...{ sort, ...schedule(word) },
      })
      .execute()
}
