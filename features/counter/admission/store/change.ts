import type { Tx } from '@hojip/db'
import { anyOf, jsonOf, theRow } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import type { Locale, LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { DocumentKind, Documents } from '../rules/documents.ts'
import { isOpen, stateAfter, type Move, type State } from '../rules/states.ts'
import type { EventRow } from './read.ts'

/** What an applicant has filled in, checked. */
export interface Filled {
  kind: 'company' | 'person'
  shopName: Partial<LocalText>
  contactName: string
  country: 'CN' | 'KR'
  companyName: string | null
  companyCode: string | null
  categoryIds: string[]
  products: string
  documents: Documents
  agreeVersion: string
}

export interface NewApplication extends Filled {
  id: string
  userId: string
  attempt: number
  phone: string
  locale: Locale
  at: Date
  answerBy: Date
}

interface Before {
  count: number
  recent: number
  hasOpen: boolean
}

/** The account's earlier applications. The caller has locked the account, so that two clicks count one after the other. */
export async function applicationsBefore(
  tx: Tx,
  { userId }: { userId: string },
  since: Date,
): Promise<Before> {
  const { rows } = await sql<{ state: State; isRecent: boolean }>`
    select state, created_at > ${since} as "isRecent" from shop_application where user_id = ${userId}`.execute(
    tx,
  )
  return {
    count: rows.length,
    recent: rows.filter(({ isRecent }) => isRecent).length,
    hasOpen: rows.some(({ state }) => isOpen(state)),
  }
}

export function insertApplication(tx: Tx, one: NewApplication) {
  return sql`
    insert into shop_application
      (id, user_id, attempt, phone, locale, kind, shop_name, contact_name, country, company_name, company_code,
       category_ids, products, documents, agree_version, created_at, sent_at, answer_by, changed_at)
    values
      (${one.id}, ${one.userId}, ${one.attempt}, ${one.phone}, ${one.locale}, ${one.kind},
       ${JSON.stringify(one.shopName)}, ${one.contactName}, ${one.country}, ${one.companyName}, ${one.companyCode},
       ${JSON.stringify(one.categoryIds)}, ${one.products}, ${JSON.stringify(one.documents)}, ${one.agreeVersion},
       ${one.at}, ${one.at}, ${one.answerBy}, ${one.at})`.execute(tx)
}

/** What has happened, beside the application's change in the same transaction. */
export function insertEvent(
  tx: Tx,
  event: { applicationId: string; kind: EventRow['kind']; userId: string; words?: string | null; at: Date },
) {
  return sql`
    insert into shop_application_event (id, application_id, kind, user_id, words, at)
    values (${newId()}, ${event.applicationId}, ${event.kind}, ${event.userId}, ${event.words ?? null}, ${event.at})`.execute(
    tx,
  )
}

export interface HeldApplication {
  id: string
  userId: string
  state: State
  version: number
  shopName: Partial<LocalText>
  country: 'CN' | 'KR'
  /** Null for a person, as is the code. */
  companyName: string | null
  companyCode: string | null
  documents: Documents
  phone: string
}

const held = sql`id, user_id as "userId", state, version, shop_name as "shopName", country, company_name as "companyName",
  company_code as "companyCode", documents, phone`

/** The application, locked: of two decisions at once the second sees the first. */
export async function applicationHeld(tx: Tx, id: string): Promise<HeldApplication | undefined> {
  const { rows } = await sql<HeldApplication>`
    select ${held} from shop_application where id = ${id} for update`.execute(tx)
  return rows[0]
}

interface Moved {
  at: Date
  words?: string | null
  answeredBy?: string
  shopId?: string
}

/** Moves an application that the caller has locked. Returns its new version. */
export async function moveApplication(
  tx: Tx,
  { id, state, version }: Pick<HeldApplication, 'id' | 'state' | 'version'>,
  move: Move,
  { at, words, answeredBy, shopId }: Moved,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update shop_application set state = ${stateAfter(move)}, version = version + 1, changed_at = ${at},
      words = ${words ?? null}, answered_by = coalesce(${answeredBy ?? null}::uuid, answered_by),
      shop_id = ${shopId ?? null}
    where id = ${id} and state = ${state} and version = ${version} returning version`.execute(tx)
  return theRow(rows).version
}

/** Replaces what was filled in; the application waits for the mall again. The caller has locked it. */
export function refillApplication(
  tx: Tx,
  { id }: Pick<HeldApplication, 'id'>,
  one: Filled & { locale: Locale; at: Date; answerBy: Date },
) {
  return sql`
    update shop_application set kind = ${one.kind}, shop_name = ${JSON.stringify(one.shopName)},
      contact_name = ${one.contactName}, country = ${one.country}, company_name = ${one.companyName},
      company_code = ${one.companyCode}, category_ids = ${JSON.stringify(one.categoryIds)}, products = ${one.products},
      documents = ${JSON.stringify(one.documents)}, agree_version = ${one.agreeVersion}, locale = ${one.locale},
      sent_at = ${one.at}, answer_by = ${one.answerBy}
    where id = ${id}`.execute(tx)
}

const none: Record<DocumentKind, string[]> = { licence: [], identity: [], permits: [] }

/** The pictures in the applications of one account. */
export async function documentsOf(tx: Tx, { userId }: { userId: string }): Promise<string[]> {
  const { rows } = await sql<{ documents: Documents }>`
    select documents from shop_application where user_id = ${userId}`.execute(tx)
  return rows.flatMap(({ documents }) => Object.values(documents).flat())
}

/**
 * Forgets the documents of applications of one account, and the applicant's name and number. Returns the addresses of
 * the pictures that no other application shows.
 */
export async function forgetDocuments(tx: Tx, ids: readonly string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ userId: string; documents: Documents }>`
    with before as (select id, documents from shop_application where id = ${anyOf(ids)} for update)
    update shop_application a
    set documents = ${JSON.stringify(none)}, contact_name = '', phone = '', documents_dropped_at = ${at}
    from before where a.id = before.id returning a.user_id as "userId", before.documents`.execute(tx)
  const [first] = rows
  const shown = new Set(first ? await documentsOf(tx, first) : [])
  return rows.flatMap(({ documents }) => Object.values(documents).flat()).filter((url) => !shown.has(url))
}

/** An account's applications that opened no shop, locked. */
export async function unadmittedOf(tx: Tx, { userId }: { userId: string }): Promise<HeldApplication[]> {
  const { rows } = await sql<HeldApplication>`
    select ${held} from shop_application where user_id = ${userId} and state <> 'admitted' order by id for update`.execute(
    tx,
  )
  return rows
}

/** An application as the demo writes it. */
export type ReadyApplication = NewApplication & {
  state: State
  words: string | null
  events: { kind: EventRow['kind']; userId: string; words: string | null; at: Date }[]
}

export async function insertReady(tx: Tx, list: readonly ReadyApplication[]): Promise<void> {
  for (const one of list) {
    await insertApplication(tx, one)
    await sql`update shop_application set state = ${one.state}, words = ${one.words} where id = ${one.id}`.execute(
      tx,
    )
    await sql`
      insert into shop_application_event (id, application_id, kind, user_id, words, at)
      select e.id, ${one.id}, e.kind, e."userId", e.words, e.at
      from jsonb_to_recordset(${jsonOf(one.events.map((event) => ({ id: newId(), ...event })) as never)}::jsonb)
        as e (id uuid, kind text, "userId" uuid, words text, at timestamptz)`.execute(tx)
  }
}

export function writeDocuments(tx: Tx, { id, documents }: { id: string; documents: Documents }) {
  return sql`update shop_application set documents = ${JSON.stringify(documents)} where id = ${id}`.execute(
    tx,
  )
}
