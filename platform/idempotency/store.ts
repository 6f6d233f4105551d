import { sql, type Kysely, type Transaction } from 'kysely'

// Only this file knows the table's columns, so the caller's own table types do not matter.
// oxlint-disable-next-line typescript/no-explicit-any
export type Runner = Kysely<any> | Transaction<any>

interface Key {
  userId: string
  call: string
  key: string
}

/** Callers repeat within minutes; after two days nobody does. Each new key takes a few old ones away. */
const forgotten = sql`
  delete from idempotency_key where (user_id, call, key) in (
    select user_id, call, key from idempotency_key where created_at < now() - interval '2 days'
    order by created_at limit 5 for update skip locked)`

/** False when the key was used before; waits for a transaction that is using it now. */
export const claimKey = async (tx: Runner, k: Key, hash: string): Promise<boolean> => {
  const { rows } = await sql`
    with old as (${forgotten})
    insert into idempotency_key (user_id, call, key, request_hash, answer)
    values (${k.userId}, ${k.call}, ${k.key}, ${hash}, 'null')
    on conflict do nothing returning key`.execute(tx)
  return rows.length > 0
}

export const keepAnswer = async (tx: Runner, k: Key, answer: object): Promise<void> => {
  await sql`
    update idempotency_key set answer = ${JSON.stringify(answer)}::jsonb
    where user_id = ${k.userId} and call = ${k.call} and key = ${k.key}`.execute(tx)
}

export const keptAnswer = async (
  tx: Runner,
  k: Key,
): Promise<{ hash: string; answer: unknown } | undefined> => {
  const { rows } = await sql<{ hash: string; answer: unknown }>`
    select request_hash as hash, answer from idempotency_key
    where user_id = ${k.userId} and call = ${k.call} and key = ${k.key}`.execute(tx)
  return rows[0]
}
