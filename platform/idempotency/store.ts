import { sql, type RawBuilder } from 'kysely'
import { column, record, type Given, type JsonOf, type RowOf, type Runner } from '../db/index.ts'

interface Key {
  userId: string
  call: string
  key: string
}

/**
 * Callers repeat within minutes, so keys are deleted after two days. Each new key deletes a few old ones.
 * @param keys how many are added
 */
function forgotten(keys = sql<number>`1`) {
  return sql`
  delete from idempotency_key where (user_id, call, key) in (
    select user_id, call, key from idempotency_key where created_at < now() - interval '2 days'
    order by created_at limit 5 * ${keys} for update skip locked)`
}

/** False when the key was used before. Waits for a transaction that is claiming it. */
export async function claimKey(tx: Runner, k: Key, hash: string): Promise<boolean> {
  const { rows } = await sql`
    with old as (${forgotten()})
    insert into idempotency_key (user_id, call, key, request_hash, answer)
    values (${k.userId}, ${k.call}, ${k.key}, ${hash}, 'null')
    on conflict do nothing returning key`.execute(tx)
  return rows.length > 0
}

/** Whether a statement failed because a concurrent request has used its key (`answerStored`). */
export function isKeyTaken(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'idempotency_key_pkey'
}

/**
 * Claims a key and stores its answer as a part of another statement, which fails when the key is not free
 * (`isKeyTaken`). For callers whose own lock guarantees that it is free, or that read again.
 * @param answer JSON
 */
export function answerStored(userId: string, call: string, key: string, hash: string, answer: string) {
  return sql`
  keys_forgotten as (${forgotten()}),
  key_kept as (
    insert into idempotency_key (user_id, call, key, request_hash, answer)
    values (${userId}, ${call}, ${key}, ${hash}, ${answer}::jsonb)
  )`
}

const answered = record({
  userId: column.uuid,
  call: column.text,
  key: column.text,
  hash: column.text,
  answer: column.jsonb<object>(),
})

/** A key and the answer that is stored under it. */
export type Answered = RowOf<typeof answered>

/** The same for the keys of several requests, of which each is another one. */
export function answersStored(all: JsonOf<readonly Answered[]>) {
  const { userId, call, key, hash, answer } = answered.of()
  return sql`
  keys_asked as (select * from ${answered.rows(all, 'a')}),
  keys_forgotten as (${forgotten(sql`(select count(*) from keys_asked)`)}),
  keys_kept as (
    insert into idempotency_key (user_id, call, key, request_hash, answer)
    select ${userId}, ${call}, ${key}, ${hash}, ${answer} from keys_asked
  )`
}

/**
 * The same with an answer that the statement itself makes: `made` is a query of one row with the column `answer`, or of
 * none, which leaves the key free.
 */
export function answerMade({ userId, call, key }: Key, hash: string, made: RawBuilder<unknown>) {
  return sql`
  keys_forgotten as (${forgotten()}),
  key_kept as (
    insert into idempotency_key (user_id, call, key, request_hash, answer)
    select ${userId}, ${call}, ${key}, ${hash}, made.answer from (${made}) made
  )`
}

export async function storeAnswer(tx: Runner, k: Key, answer: object): Promise<void> {
  await sql`
    update idempotency_key set answer = ${JSON.stringify(answer)}::jsonb
    where user_id = ${k.userId} and call = ${k.call} and key = ${k.key}`.execute(tx)
}

export interface StoredAnswer {
  hash: string
  answer: unknown
}

/** The answer stored under a key, as a part of other statements. */
export function storedAnswerQuery(userId: Given<string>, call: Given<string>, key: Given<string>) {
  return sql<StoredAnswer>`
  select request_hash as hash, answer from idempotency_key
  where user_id = ${userId} and call = ${call} and key = ${key}`
}

export async function storedAnswer(tx: Runner, k: Key): Promise<StoredAnswer | undefined> {
  return (await storedAnswerQuery(k.userId, k.call, k.key).execute(tx)).rows[0]
}
