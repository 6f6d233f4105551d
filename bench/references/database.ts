/** The reference for the database: what PostgreSQL does through the bare driver with named statements. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { startStopwatch, type Figures } from '../load/figures.ts'
import { pick } from '../mall/chance.ts'
import { pooled } from '../connected.ts'
import { newIdSql } from '../mall/new-id.ts'

export interface DatabaseOrder {
  kind: 'one row' | 'message'
  ms: number
  connections: number
}

const mostConnections = 50

const [url] = process.argv.slice(2) as [string]
const pool = pooled(url, mostConnections)

await pool.query('create schema if not exists bench')
await pool.query(`create table if not exists bench.stock (sku_id uuid primary key, on_hand int not null)
  with (fillfactor = 70)`)
await pool.query(`create table if not exists bench.message (conversation_id uuid, id uuid, sender_id uuid not null,
  text text not null, created_at timestamptz not null, primary key (conversation_id, id))`)
const skuId = randomUUID()
await pool.query('insert into bench.stock values ($1, 100000000)', [skuId])
const conversationIds = Array.from({ length: 2_000 }, () => randomUUID())

const works: Record<DatabaseOrder['kind'], (client: pg.PoolClient) => Promise<unknown>> = {
  message: (client) =>
    client.query({
      name: 'message',
      text: `insert into bench.message values ($1, ${newIdSql}, $1, $2, now())`,
      values: [pick(conversationIds, Math.random()), 'Is the kimchi made without shrimp? 2'],
    }),
  'one row': (client) =>
    client.query({
      name: 'one row',
      text: 'update bench.stock set on_hand = on_hand - 1 where sku_id = $1 and on_hand >= 1',
      values: [skuId],
    }),
}

async function measure({ kind, ms, connections }: DatabaseOrder): Promise<Figures> {
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  const stopwatch = startStopwatch()
  const until = performance.now() + ms
  await Promise.all(
    clients.map(async (client) => {
      for (let startedAt = performance.now(); startedAt < until; startedAt = performance.now()) {
        await works[kind](client)
        stopwatch.note(startedAt)
      }
    }),
  )
  const figures = stopwatch.figures()
  for (const client of clients) client.release()
  return figures
}

async function stop() {
  await pool.query('drop schema bench cascade')
  await pool.end()
  process.exit(0)
}

process.on('message', (message: DatabaseOrder | { stop: true }) => {
  void ('stop' in message ? stop() : measure(message).then((figures) => process.send?.(figures)))
})
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.send?.('ready')
