import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'

export type Provider = 'wechat' | 'alipay'

export interface LoginState {
  provider: Provider
  browserHash: Buffer
  /** The user who links the provider; null for a sign-in. */
  userId: string | null
  redirect: string
}

export function insertLoginState(db: Db, state: LoginState & { stateHash: Buffer; expireSeconds: number }) {
  return sql`insert into account_login_state (state_hash, provider, browser_hash, user_id, redirect, expires_at)
      values (${state.stateHash}, ${state.provider}, ${state.browserHash}, ${state.userId}, ${state.redirect},
              now() + make_interval(secs => ${state.expireSeconds}))`.execute(db)
}

/**
 * Deletes a state and returns it, so that it works once, whether it is accepted or not; undefined when it is expired.
 */
export async function takeLoginState(db: Db, stateHash: Buffer): Promise<LoginState | undefined> {
  const taken = await sql<LoginState & { alive: boolean }>`
    delete from account_login_state where state_hash = ${stateHash}
    returning provider, browser_hash as "browserHash", user_id as "userId", redirect,
              expires_at > now() as alive`.execute(db)
  const row = taken.rows[0]
  return row?.alive ? row : undefined
}

export interface Ticket {
  purpose: string
  phone: string | null
  provider: Provider | null
  providerId: string | null
  nickname: string | null
  browserHash: Buffer | null
  userId: string | null
}

export function insertTicket(
  db: Db,
  ticket: Partial<Ticket> & { purpose: string; ticketHash: Buffer; expireSeconds: number },
) {
  return sql`insert into account_ticket
        (ticket_hash, purpose, phone, provider, provider_id, nickname, browser_hash, user_id, expires_at)
      values (${ticket.ticketHash}, ${ticket.purpose}, ${ticket.phone ?? null}, ${ticket.provider ?? null},
              ${ticket.providerId ?? null}, ${ticket.nickname ?? null}, ${ticket.browserHash ?? null}, ${ticket.userId ?? null},
              now() + make_interval(secs => ${ticket.expireSeconds}))`.execute(db)
}

const columns = sql`purpose, phone, provider, provider_id as "providerId", nickname, browser_hash as "browserHash",
  user_id as "userId"`

/** A valid ticket, without using it up. */
export async function liveTicket(db: Db | Tx, ticketHash: Buffer): Promise<Ticket | undefined> {
  const found = await sql<Ticket>`
    select ${columns} from account_ticket where ticket_hash = ${ticketHash} and expires_at > now()`.execute(
    db,
  )
  return found.rows[0]
}

/** Uses up a ticket; of concurrent uses, one succeeds. */
export async function takeTicket(db: Db | Tx, ticketHash: Buffer): Promise<Ticket | undefined> {
  const taken = await sql<Ticket>`
    delete from account_ticket where ticket_hash = ${ticketHash} and expires_at > now()
    returning ${columns}`.execute(db)
  return taken.rows[0]
}
