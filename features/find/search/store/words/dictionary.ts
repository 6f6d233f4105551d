import type { Db, Tx } from '@hojip/db'
import { column, jsonOf, record, withoutLimit, type RowOf, theRow } from '@hojip/platform/db'
import { sql } from 'kysely'
import { lastStopped } from './stopped-words.ts'
import type { WordRow } from '../../rules/words/dictionary.ts'
import type { StepCounts } from '../../rules/steps.ts'

/** Rare words beyond so many are not loaded. */
const maxWords = 150_000

export async function readDictionaryVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from search_dictionary`.execute(db)
  return theRow(rows).version
}

/** The most frequent words of the mall, the groups of words that mean the same, and the words that are left out. */
export async function readDictionary(
  db: Db,
): Promise<{ words: WordRow[]; groups: string[][]; stopped: string[] }> {
  const [words, groups, stopped] = await Promise.all([
    sql<WordRow>`select word, goods_count as count, pinyin, initials from search_word
      order by goods_count desc, word limit ${maxWords}`.execute(db),
    sql<{
      words: string[]
    }>`select words from search_synonym where is_on order by words::text collate "C"`.execute(db),
    lastStopped(db),
  ])
  return { words: words.rows, groups: groups.rows.map((row) => row.words), stopped: stopped.words }
}

/**
 * Locks the dictionary for counting and tells the version of the catalogue to be counted; undefined when it has been
 * counted already, when another process counts it, or when counting takes so long that it has to wait.
 */
export async function claimCount(tx: Tx, isForced: boolean): Promise<number | undefined> {
  await sql`set local statement_timeout = 0`.execute(tx)
  const { rows } = await sql<{ version: number }>`
    select c.version from catalog_version c cross join search_dictionary d
    where ${isForced} or (d.counted_version is distinct from c.version
      and (d.counted_at is null or now() >= d.counted_at + d.took_ms * interval '10 milliseconds'))
    for update of d skip locked`.execute(tx)
  return rows[0]?.version
}

/** Counts the words of the products on sale. Words that no product has are deleted. */
export async function countWords(tx: Tx): Promise<void> {
  await sql`
    create temporary table counted_word on commit drop as
    select word, count(*)::int as n
    from search_goods s cross join unnest(s.vocabulary) as v (word) where s.is_on_sale group by word ${withoutLimit}`.execute(
    tx,
  )
  await sql`delete from search_word w where not exists (select from counted_word c where c.word = w.word) ${withoutLimit}`.execute(
    tx,
  )
  await sql`
    insert into search_word as w (word, goods_count) select word, n from counted_word order by word
    on conflict (word) do update set goods_count = excluded.goods_count
    where w.goods_count <> excluded.goods_count ${withoutLimit}`.execute(tx)
}

/** Counts how many products on sale are in each step of the orders. */
export async function countSteps(tx: Tx): Promise<void> {
  await sql`delete from search_step`.execute(tx)
  await sql`
    insert into search_step (step, goods_count)
    select step, count(*)::int from search_goods s cross join unnest(s.facets[1:6]) as f (step)
    where s.is_on_sale group by step ${withoutLimit}`.execute(tx)
}

/** Chinese words whose reading has not been stored yet. */
export async function unreadWords(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_word where pinyin = '' and word ~ '^[一-鿿]+$' order by word limit ${limit}`.execute(
    tx,
  )
  return rows.map(({ word }) => word)
}

const reading = record({ word: column.text, pinyin: column.text, initials: column.text })

export async function storeReadings(tx: Tx, readings: readonly RowOf<typeof reading>[]): Promise<void> {
  await sql`
    update search_word w set pinyin = r.pinyin, initials = r.initials
    from ${reading.rows(jsonOf(readings), 'r')} where w.word = r.word`.execute(tx)
}

export async function endCount(tx: Tx, version: number): Promise<void> {
  await sql`
    update search_dictionary set version = version + 1, counted_version = ${version}, counted_at = clock_timestamp(),
      took_ms = extract(milliseconds from clock_timestamp() - now())`.execute(tx)
}

/** Counted with the dictionary; empty in a mall that has not been counted yet. */
export async function readSteps(db: Db): Promise<StepCounts> {
  const { rows } = await sql<{ step: number; count: number }>`
    select step, goods_count as count from search_step`.execute(db)
  return rows
}
