import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { Sent } from '../rules/limits.ts'

/**
 * Who asks for a code to a number: an unknown person, a person who knows the account's password, or the account itself,
 * from one of its devices or sessions. Each kind has its own limits, which the others cannot use up.
 */
export type Asker = 'stranger' | 'password' | 'own'

/**
 * Locks these keys to the end of the transaction, waiting for other holders. The rows are locked in one order, which
 * prevents deadlocks.
 */
export async function takeTurn(tx: Tx, keys: readonly Buffer[]): Promise<void> {
  await sql`
    insert into account_turn (key)
    select distinct key from unnest(${keys}::bytea[]) key order by key
    on conflict (key) do update set taken_at = now()`.execute(tx)
}

export interface CodesSent {
  toPhone: Sent[]
  fromIp: Sent[]
  fromBrowser: Sent[]
}

/**
 * The codes of the last day, newest first: to a number for this kind of asker, from an address, from a browser. A code
 * that was never sent counts for its address only. One that was used by who knows the password counts for address and
 * browser only: who works with several devices must not run out of codes.
 */
export async function codesSent(
  db: Db | Tx,
  from: { phone: string; ip: string; challenge: Buffer; asker: Asker },
): Promise<CodesSent> {
  const found = await sql<{ to_phone: boolean; from_ip: boolean; from_browser: boolean; seconds: number }>`
    select phone = ${from.phone} and asker = ${from.asker} and state <> 'failed'
             and (asker = 'stranger' or used_at is null) as to_phone,
           ip = ${from.ip} as from_ip,
           challenge = ${from.challenge} and challenge <> '' and state <> 'failed' as from_browser,
           extract(epoch from clock_timestamp() - sent_at)::float8 as seconds
    from account_sms_code
    where (phone = ${from.phone} or ip = ${from.ip} or (challenge = ${from.challenge} and challenge <> ''))
      and sent_at > now() - interval '1 day'
    order by sent_at desc limit 1000`.execute(db)
  const of = (key: 'to_phone' | 'from_ip' | 'from_browser') =>
    found.rows.filter((row) => row[key]).map((row) => ({ secondsAgo: row.seconds }))
  return { toPhone: of('to_phone'), fromIp: of('from_ip'), fromBrowser: of('from_browser') }
}

export interface NewCode {
  id: string
  phone: string
  scene: string
  asker: Asker
  mac: Buffer
  challenge: Buffer
  ip: string
  expireSeconds: number
}

/** Stores a code that is about to be handed to the gateway. Its time is that of its turn, not of its queueing. */
export function insertCode(db: Db | Tx, row: NewCode) {
  return sql`insert into account_sms_code (id, phone, scene, asker, code_mac, challenge, ip, state, sent_at, expires_at)
      values (${row.id}, ${row.phone}, ${row.scene}, ${row.asker}, ${row.mac}, ${row.challenge}, ${row.ip},
              'underWay', clock_timestamp(),
              clock_timestamp() + make_interval(secs => ${row.expireSeconds}))`.execute(db)
}

/**
 * Counts one more attempt to send the code; false when another process is making it, or when the code is no longer
 * needed.
 */
export async function claimSending(db: Db, id: string, tries: number): Promise<boolean> {
  const claimed = await sql<{ id: string }>`
    update account_sms_code set tries = tries + 1
    where id = ${id} and state = 'underWay' and tries = ${tries} and expires_at > now()
    returning id`.execute(db)
  return claimed.rows.length > 0
}

export function endSending(db: Db | Tx, id: string, state: 'sent' | 'failed') {
  return sql`update account_sms_code set state = ${state} where id = ${id} and state <> 'sent'`.execute(db)
}

export type SendState = 'underWay' | 'sent' | 'failed'

/** The state of a sent code; one that is still under way after a minute counts as failed. */
export async function sendingOf(db: Db, id: string): Promise<SendState | undefined> {
  const found = await sql<{ state: SendState }>`
    select case when state = 'underWay' and sent_at < now() - interval '1 minute' then 'failed' else state end as state
    from account_sms_code where id = ${id} and sent_at > now() - interval '1 hour'`.execute(db)
  return found.rows[0]?.state
}

interface Binding {
  phone: string
  scene: string
  challenge: Buffer
}

/** Whether a code sent for this purpose to this browser is still valid and unused. */
export async function codeWaits(db: Db, { phone, scene, challenge }: Binding): Promise<boolean> {
  const found = await sql`
    select from account_sms_code
    where phone = ${phone} and scene = ${scene} and challenge = ${challenge} and state <> 'failed'
      and used_at is null and expires_at > now() limit 1`.execute(db)
  return found.rows.length > 0
}

/**
 * Compares a code with the newest one of its number, purpose and browser and counts the try, in one statement: of
 * parallel guesses, no more than the allowed number is ever compared. Codes that other browsers ask for have no effect.
 */
export async function tryCode(
  db: Db,
  guess: Binding & { mac: Buffer; wrongTries: number },
): Promise<boolean> {
  const tried = await sql<{ right: boolean }>`
    update account_sms_code set
      used_at = case when code_mac = ${guess.mac} then now() end,
      wrong_tries = wrong_tries + case when code_mac = ${guess.mac} then 0 else 1 end,
      last_try_at = now()
    where id = (select id from account_sms_code
                where phone = ${guess.phone} and scene = ${guess.scene} and challenge = ${guess.challenge}
                order by sent_at desc, id desc limit 1)
      and used_at is null and expires_at > now() and wrong_tries < ${guess.wrongTries}
    returning used_at is not null as right`.execute(db)
  return tried.rows[0]?.right ?? false
}

/**
 * Wrong tries at the number's codes from this kind of asker during the last hour and day, and the seconds since the
 * last one.
 */
export async function wrongTries(
  db: Db,
  phone: string,
  asker: Asker,
): Promise<{ lastHour: number; lastDay: number; secondsAgo: number }> {
  const found = await sql<{ hour: number; day: number; seconds: number }>`
    select coalesce(sum(wrong_tries) filter (where sent_at > now() - interval '1 hour'), 0)::int as hour,
           coalesce(sum(wrong_tries), 0)::int as day,
           coalesce(extract(epoch from now() - max(last_try_at)), 1e9)::float8 as seconds
    from account_sms_code
    where phone = ${phone} and asker = ${asker} and sent_at > now() - interval '1 day'`.execute(db)
  const { hour = 0, day = 0, seconds = 1e9 } = found.rows[0] ?? {}
  return { lastHour: hour, lastDay: day, secondsAgo: seconds }
}

/** Uses up a puzzle; false when it was used before. */
export async function takePuzzle(tx: Tx, id: Buffer, expiresAtMs: number): Promise<boolean> {
  const added = await sql`
    insert into account_puzzle (id, expires_at) values (${id}, to_timestamp(${expiresAtMs / 1000}::float8))
    on conflict (id) do nothing returning id`.execute(tx)
  return added.rows.length > 0
}
