import type { Db, Tx } from '@hojip/db'
import { anyOf, jsonOf } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { jobsSent, type Job } from '@hojip/platform/jobs'
import { sql } from 'kysely'
import type { PushSubject } from '../contract/push-calls.ts'
import type { PushAddress } from '../push-service.ts'

export interface NewSubscription extends PushAddress {
  id: string
  locale: Locale
  subjects: readonly PushSubject[]
}

/**
 * Stores the browser's subscription, or renews it; the user before gets nothing more there. A user keeps
 * the newest `most`.
 */
export async function saveSubscription(tx: Tx, owner: Viewer, one: NewSubscription, most: number) {
  await sql`select from account where id = ${owner.userId} for update`.execute(tx)
  await sql`
    insert into web_push_subscription (id, user_id, session_id, endpoint, p256dh, auth, locale, subjects)
    values (${one.id}, ${owner.userId}, ${owner.sessionId}, ${one.endpoint}, ${one.p256dh}, ${one.auth}, ${one.locale},
            ${JSON.stringify(one.subjects)})
    on conflict (endpoint) do update set
      user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
      locale = excluded.locale, subjects = excluded.subjects, renewed_at = now()`.execute(tx)
  await sql`
    delete from web_push_subscription where id in (
      select id from web_push_subscription where user_id = ${owner.userId}
      order by renewed_at desc, id desc offset ${most})`.execute(tx)
}

export async function deleteSubscription(db: Db, owner: Pick<Viewer, 'userId'>, endpoint: string) {
  await sql`
    delete from web_push_subscription where endpoint = ${endpoint} and user_id = ${owner.userId}`.execute(db)
}

export async function deleteSubscriptionsOf(db: Db, userId: string) {
  await sql`delete from web_push_subscription where user_id = ${userId}`.execute(db)
}

/** Deletes those that no page has renewed for so many days: their browser is not used any more. */
export async function deleteUnused(db: Db, days: number) {
  await sql`
    delete from web_push_subscription where renewed_at < now() - make_interval(days => ${days})`.execute(db)
}

export interface Receiver {
  id: string
  userId: string
  locale: Locale
}

/** The subscriptions of the users for a subject. */
export async function receiversOf(
  tx: Tx,
  userIds: readonly string[],
  subject: PushSubject,
): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select id, user_id as "userId", locale from web_push_subscription
    where user_id = ${anyOf(userIds)} and subjects ? ${subject}`.execute(tx)
  return rows
}

export async function insertJobs(tx: Tx, jobs: readonly Job[]) {
  await sql`with ${jobsSent(jsonOf(jobs))} select`.execute(tx)
}

/** Undefined when the browser has unsubscribed since, or somebody else uses it. */
export async function addressOf(db: Db, id: string, userId: string): Promise<PushAddress | undefined> {
  const { rows } = await sql<PushAddress>`
    select endpoint, p256dh, auth from web_push_subscription where id = ${id} and user_id = ${userId}`.execute(
    db,
  )
  return rows[0]
}

export async function deleteById(db: Db, id: string) {
  await sql`delete from web_push_subscription where id = ${id}`.execute(db)
}
