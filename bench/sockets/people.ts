import { createHash } from 'node:crypto'
import { newId, newToken } from '@hojip/platform/ids'
import type pg from 'pg'
import { newIdSql } from '../mall/new-id.ts'

/** The origin that browsers of the business site send. */
export const benchOrigin = 'https://mall.test'

export interface Person {
  userId: string
  token: string
}

/** People with a session each, of a program: a browser's would need a cookie as well. */
export async function addPeople(
  pool: pg.Pool,
  count: number,
  site: 'mall' | 'desk' = 'mall',
): Promise<Person[]> {
  const people = Array.from({ length: count }, () => ({ userId: newId(), token: newToken() }))
  const hash = (text: string) => createHash('sha256').update(text).digest()
  await pool.query(`insert into account (id, name, role) select unnest($1::uuid[]), 'Lin', $2`, [
    people.map(({ userId }) => userId),
    site === 'mall' ? 'shopper' : 'staff',
  ])
  await pool.query(
    `insert into account_session (token_hash, id, sid_hash, bound, site, user_id, expires_at, ip, user_agent, auth_by)
     select t, gen_random_uuid(), t, $3 = 'desk', $3, u, now() + interval '1 day', '127.0.0.1', '', 'sms'
     from unnest($1::bytea[], $2::uuid[]) as p(t, u)`,
    [people.map(({ token }) => hash(token)), people.map(({ userId }) => userId), site],
  )
  return people
}

/** Messages that a conversation has at the beginning. */
const talked = 20

export interface Talk {
  /** Their shoppers' tokens, and the conversation of each with its shop. */
  shoppers: { token: string; conversationId: string }[]
  agentTokens: string[]
}

/** Shops with one agent each and shoppers who have a conversation with one of them. */
export async function addTalk(pool: pg.Pool, shops: number, count: number): Promise<Talk> {
  const agents = await addPeople(pool, shops, 'desk')
  const shoppers = await addPeople(pool, count)
  const shopIds = agents.map(() => newId())
  const conversationIds = shoppers.map(() => newId())
  await pool.query(
    `insert into shop (id, slug, name, mark) select s, s::text, '{"zh-CN": "店"}', '店' from unnest($1::uuid[]) s`,
    [shopIds],
  )
  await pool.query(
    `insert into account_staff (user_id, shop_id, roles)
     select u, s, '["service"]' from unnest($1::uuid[], $2::uuid[]) p(u, s)`,
    [agents.map(({ userId }) => userId), shopIds],
  )
  await pool.query(
    `insert into chat_conversation (id, kind, user_id, shop_id, created_at, last_at)
     select c, 'shop', u, s, now(), now() from unnest($1::uuid[], $2::uuid[], $3::uuid[]) p(c, u, s)`,
    [
      conversationIds,
      shoppers.map(({ userId }) => userId),
      shoppers.map((_, i) => shopIds[i % shopIds.length]!),
    ],
  )
  // Plans for empty tables would read whole tables later.
  await pool.query(
    `insert into chat_message (conversation_id, seq, id, side, sender_id, local_id, type, text, created_at)
     select c, n, ${newIdSql}, 'user', u, n::text, 1, 'Good morning', now()
     from unnest($1::uuid[], $2::uuid[]) p(c, u), generate_series(1, ${talked}) n`,
    [conversationIds, shoppers.map(({ userId }) => userId)],
  )
  await pool.query(`update chat_conversation set last_seq = ${talked}`)
  await pool.query(
    `insert into chat_case (id, conversation_id, shop_id, state, opened_at, waiting_since)
     select ${newIdSql}, id, shop_id, 'waiting', now(), now() from chat_conversation`,
  )
  await pool.query('vacuum analyze')
  return {
    shoppers: shoppers.map(({ token }, i) => ({ token, conversationId: conversationIds[i]! })),
    agentTokens: agents.map(({ token }) => token),
  }
}
