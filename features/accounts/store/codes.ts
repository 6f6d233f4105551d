import type { Db } from '@hojip/db'
import { sql } from 'kysely'
import type { Sent } from '../rules/limits.ts'

export interface CodesSent {
  toPhone: Sent[]
  fromIp: Sent[]
  fromBrowser: Sent[]
}

/** The codes sent during the last day, newest first: to a number, from an address, from a browser. */
export const codesSent = async (
  db: Db,
  from: { phone: string; ip: string; challenge: Buffer },
): Promise<CodesSent> => {
  const found = await sql<{ to_phone: boolean; from_ip: boolean; from_browser: boolean; seconds: number }>`
    select phone = ${from.phone} as to_phone, ip = ${from.ip} as from_ip,
           challenge = ${from.challenge} and challenge <> '' as from_browser,
           extract(epoch from now() - sent_at)::float8 as seconds
    from account_sms_code
    where (phone = ${from.phone} or ip = ${from.ip} or (challenge = ${from.challenge} and challenge <> ''))
      and sent_at > now() - interval '1 day'
    order by sent_at desc limit 200`.execute(db)
  const of = (key: 'to_phone' | 'from_ip' | 'from_browser') =>
    found.rows.filter((row) => row[key]).map((row) => ({ secondsAgo: row.seconds }))
  return { toPhone: of('to_phone'), fromIp: of('from_ip'), fromBrowser: of('from_browser') }
}

export interface NewCode {
  id: string
  phone: string
  scene: string
  mac: Buffer
  challenge: Buffer
  ip: string
  expireSeconds: number
}

export const insertCode = (db: Db, row: NewCode) =>
  sql`insert into account_sms_code (id, phone, scene, code_mac, challenge, ip, expires_at)
      values (${row.id}, ${row.phone}, ${row.scene}, ${row.mac}, ${row.challenge}, ${row.ip},
              now() + make_interval(secs => ${row.expireSeconds}))`.execute(db)

/**
 * Compares a code with the newest one sent and counts the try, in one statement: of parallel guesses, no more
 * than the allowed number is ever compared. A guess from another browser than the one that asked is not compared
 * and uses nothing up.
 */
export const tryCode = async (
  db: Db,
  guess: { phone: string; scene: string; mac: Buffer; challenge: Buffer; wrongTries: number },
): Promise<boolean> => {
  const tried = await sql<{ right: boolean }>`
    update account_sms_code set
      used_at = case when code_mac = ${guess.mac} then now() end,
      wrong_tries = wrong_tries + case when code_mac = ${guess.mac} then 0 else 1 end,
      last_try_at = now()
    where id = (select id from account_sms_code where phone = ${guess.phone} and scene = ${guess.scene}
                order by sent_at desc limit 1)
      and challenge = ${guess.challenge}
      and used_at is null and expires_at > now() and wrong_tries < ${guess.wrongTries}
    returning used_at is not null as right`.execute(db)
  return tried.rows[0]?.right ?? false
}

/** Wrong tries at the number's codes during the last hour and day, and how long ago the last one was. */
export const wrongTries = async (
  db: Db,
  phone: string,
): Promise<{ lastHour: number; lastDay: number; secondsAgo: number }> => {
  const found = await sql<{ hour: number; day: number; seconds: number }>`
    select coalesce(sum(wrong_tries) filter (where sent_at > now() - interval '1 hour'), 0)::int as hour,
           coalesce(sum(wrong_tries), 0)::int as day,
           coalesce(extract(epoch from now() - max(last_try_at)), 1e9)::float8 as seconds
    from account_sms_code where phone = ${phone} and sent_at > now() - interval '1 day'`.execute(db)
  const { hour = 0, day = 0, seconds = 1e9 } = found.rows[0] ?? {}
  return { lastHour: hour, lastDay: day, secondsAgo: seconds }
}
