import { isBuyable, isOffered } from '@hojip/catalog/for-sale'
import type { Db, Tx } from '@hojip/db'
import { inTransaction, markRepeatable, statement, theRow, unanswered } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql, type RawBuilder } from 'kysely'
import type { Standing } from '../rules/turn.ts'
import { isGone, itsProduct } from './products.ts'
import { drawn, isCurrent, letInNow, mayOrderUntil, now, settled, turnComesAt } from './pace.ts'

/** Whose place in which queue. */
export interface Asked {
  queueId: string
  userId: string
}

/** A queue as somebody sees it, with their turn if they have one. */
export interface StandingRow extends Standing, Asked {
  goodsId: string | null
  goodsName: LocalText | null
  picture: string | null
}

function epochMs(at: RawBuilder<unknown>) {
  return sql<number>`floor(extract(epoch from ${at}) * 1000)::bigint`
}

const findStandings = statement((queueIds: readonly string[], userIds: readonly string[]) => {
  const until = sql`(${mayOrderUntil})`
  return sql<StandingRow>`
    with queues as materialized (
      select q.*, n.at, ${isCurrent} as is_current, ${letInNow} as let_in_now, g.name, g.gallery->>0 as picture,
             ${isGone} as is_gone, g.id is not null and not ${isBuyable(sql`q.goods_id`)} as is_sold_out,
             g.id is not null and not ${isOffered(sql`q.goods_id`)} as is_off_sale
      from ${now} join sale_queue q on q.id in (select unnest(${queueIds}::uuid[])) ${itsProduct})
    select q.id as "queueId", a.user_id as "userId", q.goods_id as "goodsId", q.name as "goodsName", q.picture,
           ${epochMs(sql`q.at`)} as "nowMs", ${epochMs(sql`q.opens_at`)} as "opensAtMs",
           ${epochMs(sql`q.closes_at`)} as "closesAtMs", q.is_gone as "isGone", q.is_current as "isCurrent", q.paused_at is not null as "isPaused",
           q.drawn_at is not null as "isDrawn", q.is_off_sale as "isOffSale", q.is_sold_out as "isSoldOut", q.order_minutes as "orderMinutes",
           t.user_id is not null as "hasTurn", t.number, q.let_in_now as "letIn",
           ${epochMs(turnComesAt)} as "comesAtMs", ${epochMs(until)} as "untilMs"
    from unnest(${queueIds}::uuid[], ${userIds}::uuid[]) as a (queue_id, user_id)
    join queues q on q.id = a.queue_id cross join lateral (select q.at) n
    left join sale_queue_turn t on t.queue_id = a.queue_id and t.user_id = a.user_id`
})

/** Where each of them stands, by the database's clock; a queue that does not exist is left out. One statement. */
export function readStandings(db: Db, asked: readonly Asked[]): Promise<StandingRow[]> {
  return findStandings(
    db,
    asked.map((one) => one.queueId),
    asked.map((one) => one.userId),
  )
}

interface Held {
  mustDraw: boolean
  /** How many were let in since that was written down. */
  due: number
}

const lockQueue = statement(
  (queueId: string) => sql<Held>`
    with locked as materialized (select q.* from sale_queue q where q.id = ${queueId} for no key update)
    select q.drawn_at is null and q.opens_at <= n.at as "mustDraw", ${letInNow} - q.let_in as due from ${now}, locked q`,
)
// Who finds the queue locked leaves the drawing to those who hold it.
const lockForDrawing = statement(
  (queueId: string) => sql`
    select from sale_queue where id = ${queueId} and drawn_at is null for no key update skip locked`,
)
// Hundreds of thousands may have gathered.
const beforeDrawing = unanswered(() => sql`set local statement_timeout = '10min'`)
const draw = unanswered(drawn)
const settle = unanswered(settled)

/** Those who are written down in the same transaction as what follows. */
const fewDue = 10_000

/**
 * Locks the queue, draws the numbers of those who gathered if it has opened since, and writes down who was let in until now.
 * @returns `again` where so many are due that the transaction has to end before; undefined: there is no such queue
 */
export async function settleQueue(tx: Tx, queueId: string): Promise<'settled' | 'again' | undefined> {
  const [held] = await lockQueue(tx, queueId)
  if (!held) return undefined
  if (held.mustDraw) {
    await beforeDrawing(tx)
    await draw(tx, queueId)
  }
  await settle(tx, queueId)
  return held.due > fewDue ? 'again' : 'settled'
}

/**
 * Runs `work` on a settled queue in a transaction that holds its lock; undefined: there is no such queue. Very many who were
 * let in while nobody came are written down by transactions of their own before, so that no lock is held for long.
 */
export async function onSettled<T extends object>(
  db: Db,
  queueId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T | undefined> {
  for (;;) {
    const done = await inTransaction(db, async (tx): Promise<{ work: T | undefined } | 'again'> => {
      // A second run finds what the first has settled.
      markRepeatable(tx)
      const state = await settleQueue(tx, queueId)
      if (state === 'again') return state
      return { work: state === 'settled' ? await work(tx) : undefined }
    })
    if (done !== 'again') return done.work
  }
}

// Who has a turn keeps it, unless it has passed.
const giveTurns = statement(
  (queueId: string, userIds: readonly string[]) => sql<{ full: string[] }>`
    with queue as materialized (select q.*, n.at from ${now} join sale_queue q on ${isCurrent} where q.id = ${queueId}),
    coming as materialized (
      select a.user_id, row_number() over (order by a.place) as nth
      from queue q cross join unnest(${userIds}::uuid[]) with ordinality as a (user_id, place)
      left join sale_queue_turn t on t.queue_id = q.id and t.user_id = a.user_id
      where t.user_id is null or t.let_in_at + q.order_minutes * interval '1 minute' <= q.at),
    fitting as materialized (
      select c.user_id, c.nth from coming c, queue q
      where q.most_waiting is null or q.taken - q.let_in + c.nth <= q.most_waiting),
    given as (
      insert into sale_queue_turn as t (queue_id, user_id, number, taken_at)
      select q.id, f.user_id, case when q.drawn_at is not null then q.taken + f.nth end, q.at
      from fitting f, queue q
      on conflict (queue_id, user_id) do update
      set number = excluded.number, taken_at = excluded.taken_at, let_in_at = null),
    counted as (
      update sale_queue q set taken = q.taken + (select count(*) from fitting)
      where q.id = ${queueId} and exists (select from fitting))
    select coalesce((select array_agg(user_id) from coming where user_id not in (select user_id from fitting)), '{}') as full`,
)

/**
 * Gives each of them the next number, in the order of the list; those who gather before the opening get theirs when it opens.
 * Who has a turn keeps it. The queue's lock makes the numbers unique and without gaps; one statement serves many arrivals.
 * @returns who found the queue full
 */
export async function takeTurns(
  db: Db,
  queueId: string,
  userIds: readonly string[],
): Promise<readonly string[]> {
  // A second run finds the turns of the first.
  const given = await onSettled(db, queueId, async (tx) => theRow(await giveTurns(tx, queueId, userIds)))
  return given?.full ?? []
}

/** Draws the numbers of those who gathered, where nobody has done so since the opening, or is doing it. */
export function drawNumbers(db: Db, queueId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    // A second run finds them drawn.
    markRepeatable(tx)
    if ((await lockForDrawing(tx, queueId)).length === 0) return
    await beforeDrawing(tx)
    await draw(tx, queueId)
  })
}

/** Forgets the turns of a closed account. Their numbers stay taken. */
export async function deleteTurnsOf(tx: Tx, userId: string): Promise<void> {
  await sql`delete from sale_queue_turn where user_id = ${userId}`.execute(tx)
}
