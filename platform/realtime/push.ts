import { sql } from 'kysely'
import {
  column,
  jsonOf,
  record,
  tellAfterCommit,
  unanswered,
  type JsonOf,
  type RowOf,
  type Runner,
} from '../db/index.ts'

const row = record({ channel: column.text, event: column.text, frame: column.jsonb<object>() })

/** A row of `push_event`; `frame` holds the fields of the frame that sockets get, besides `event`, `id` and `after`. */
export type PushRow = RowOf<typeof row>

/** An event for everybody who is subscribed to a channel. Sockets get `data` as the field `data` of the frame. */
export interface Push {
  channel: string
  event: string
  data: object
}

/** Wakes the readers of `push_event` in this process, see `feed.ts`. */
export const pushTopic = 'push'

/**
 * Inserts the rows as a part of another statement; `tellAfterCommit(tx, pushTopic)` makes them travel at once instead of
 * within a quarter of a second.
 */
export function pushesSent(rows: JsonOf<readonly PushRow[]>) {
  return sql`
  pushes_sent as (
    insert into push_event (channel, event, frame)
    select channel, event, frame from ${row.rows(rows, 'p')})`
}

const insertPushes = unanswered((rows: JsonOf<readonly PushRow[]>) => sql`with ${pushesSent(rows)} select`)

/** Sends frames inside the transaction that made something happen, by one statement that travels with the next. */
export async function pushFrames(tx: Runner, rows: readonly PushRow[]): Promise<void> {
  if (rows.length === 0) return
  await insertPushes(tx, jsonOf(rows))
  tellAfterCommit(tx, pushTopic)
}

/** As `pushFrames`, for the usual frames: `{event, data}`. */
export async function push(tx: Runner, pushes: readonly Push[]): Promise<void> {
  await pushFrames(
    tx,
    pushes.map(({ channel, event, data }) => ({ channel, event, frame: { data } })),
  )
}

/** For a statement that contains `pushesSent`: its frames travel at once after the commit. */
export function tellPushes(tx: object): void {
  tellAfterCommit(tx, pushTopic)
}

/** Deletes the field `data` of frames that were sent before, in the rows that are still stored. */
export async function withdrawFrames(
  tx: Runner,
  { event, field, value }: { event: string; field: string; value: string },
): Promise<void> {
  await sql`
    update push_event set frame = frame - 'data'
    where event = ${event} and frame ->> ${field}::text = ${value}`.execute(tx)
}
