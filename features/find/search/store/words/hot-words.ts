import type { Db, Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { HotWord } from '../../contract/hot-words-calls.ts'

export interface OfferedWord {
  word: LocalText
  isDefault: boolean
}

/** The words that are to be offered now, in their order. */
export async function wordsNow(db: Db): Promise<OfferedWord[]> {
  const { rows } = await sql<OfferedWord>`
    select word, is_default as "isDefault" from home_word
    where shown_from <= now() and (shown_until is null or shown_until > now()) order by sort, id limit 20`.execute(
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

export type HotWordInputs = readonly (OfferedWord & Schedule)[]

/** Replaces the words that the mall offers to search for. */
export async function putHotWords(tx: Tx, words: HotWordInputs): Promise<void> {
  await tx.deleteFrom('home_word').execute()
  for (const [sort, { word, isDefault, from, until }] of words.entries())
    await tx
      .insertInto('home_word')
      .values({
        id: newId(),
        word: JSON.stringify(word),
        is_default: isDefault,
        sort,
        // Before its end, also when that comes while it is being saved.
        shown_from: from ?? sql<Date>`least(now(), ${until ?? null}::timestamptz - interval '1 second')`,
        shown_until: until ?? null,
      })
      .execute()
}

/** All words, those of another time too. One that is offered already has no beginning. */
export async function allWords(db: Db | Tx): Promise<HotWord[]> {
  const { rows } = await sql<{
    word: HotWord['word']
    isDefault: boolean
    from: Date | null
    until: Date | null
  }>`
    select '{"zh-CN": "", "ko-KR": "", "en-US": ""}'::jsonb || word as word, is_default as "isDefault",
           case when shown_from > now() then shown_from end as "from", shown_until as until
    from home_word order by sort, id`.execute(db)
  return rows.map(({ from, until, ...row }) => ({
    ...row,
    from: from && from.getTime(),
    until: until && until.getTime(),
  }))
}

export interface LastChange {
  version: number
  operatorName: string
  before: HotWord[]
  at: Date
}

export async function lastChange(db: Db | Tx): Promise<LastChange | undefined> {
  const { rows } = await sql<LastChange>`
    select c.version, a.name as "operatorName", c.before, c.changed_at as at
    from home_word_change c join account a on a.id = c.operator_id
    order by c.version desc limit 1`.execute(db)
  return rows[0]
}

/** Lets one change of the words after another. */
export async function holdWords(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('home_word', 0))`.execute(tx)
}

export async function addChange(
  tx: Tx,
  change: { version: number; operatorId: string; before: readonly HotWord[]; after: readonly HotWord[] },
): Promise<void> {
  await tx
    .insertInto('home_word_change')
    .values({
      version: change.version,
      operator_id: change.operatorId,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
    })
    .execute()
}
