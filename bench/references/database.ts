/** The reference for the database: what PostgreSQL does through the bare driver with named statements. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startStopwatch, type Figures } from '../load/figures.ts'
import { chances, pick } from '../mall/chance.ts'

export interface DatabaseOrder {
  kind: 'select 1' | 'primary key' | 'order' | 'small transaction' | 'one row' | 'message'
  ms: number
  connections: number
}

const mostConnections = 50
const lines = 2
const accounts = 100_000

const [url] = process.argv.slice(2) as [string]
const pool = new pg.Pool({ connectionString: url, max: mostConnections })
// The server may stop before this process is told that the bench is over.
pool.on('error', () => undefined)

async function prepare(): Promise<string[]> {
  await pool.query('create schema if not exists bench')
  await pool.query(`create table if not exists bench.stock (sku_id uuid primary key, on_hand int not null)
    with (fillfactor = 70)`)
  await pool.query(`create table if not exists bench.orders (id uuid primary key, user_id uuid not null,
    status smallint not null, total_fen bigint not null, address jsonb not null, created_at timestamptz not null)`)
  await pool.query(`create table if not exists bench.order_line (id uuid primary key, order_id uuid not null,
    sku_id uuid not null, name jsonb not null, price_fen bigint not null, quantity int not null)`)
  await pool.query(`insert into bench.stock select sku_id, 1000000 from public.stock order by sku_id limit 20000
    on conflict do nothing`)
  await pool.query(`create table if not exists bench.account (id int primary key, balance int not null,
    filler char(84) not null default '')`)
  await pool.query(`create table if not exists bench.message (conversation_id uuid, id uuid, sender_id uuid not null,
    text text not null, created_at timestamptz not null, primary key (conversation_id, id))`)
  await pool.query('create table if not exists bench.history (account_id int, delta int, at timestamptz)')
  await pool.query(
    `insert into bench.account (id, balance) select n, 0 from generate_series(1, ${accounts}) n on conflict do nothing`,
  )
  await pool.query('analyze bench.account')
  const { rows } = await pool.query<{ id: string }>('select id from goods order by id limit 20000')
  return rows.map(({ id }) => id)
}

const goodsIds = await prepare()
const { rows: stocked } = await pool.query<{ sku_id: string }>(
  'select sku_id from bench.stock order by sku_id',
)
const skuIds = stocked.map(({ sku_id }) => sku_id)
const conversationIds = Array.from({ length: 2_000 }, () => randomUUID())
const address = JSON.stringify({
  city: '延吉市',
  detail: '光明街 1 号',
  consignee: 'Lin',
  phone: '13800138000',
})
const name = JSON.stringify({
  'zh-CN': '延边手工辣白菜 500',
  'en-US': 'Yanbian kimchi 500',
  'ko-KR': '연변 김치 500',
})

/** A minimal order in six statements: the order, its lines, and a conditional update of the stock. */
async function placeOrder(client: pg.PoolClient, chance: () => number) {
  const skus = Array.from({ length: lines }, () => pick(skuIds, chance())).sort()
  await client.query('begin')
  const { rows } = await client.query<{ id: string }>({
    name: 'order',
    text: `insert into bench.orders values (uuidv7(), uuidv7(), 0, 3990, $1, now()) returning id`,
    values: [address],
  })
  for (const sku of skus)
    await client.query({
      name: 'line',
      text: `insert into bench.order_line values (uuidv7(), $1, $2, $3, 1995, 1)`,
      values: [rows[0]!.id, sku, name],
    })
  await client.query({
    name: 'stock',
    text: `update bench.stock set on_hand = on_hand - 1 where sku_id = any($1) and on_hand >= 1`,
    values: [skus],
  })
  await client.query('commit')
}

/** The transaction of `pgbench -N` in five statements: updates a row by key, reads it, and inserts a history row. */
async function smallTransaction(client: pg.PoolClient, chance: () => number) {
  const values = [1 + Math.floor(chance() * accounts), Math.floor(chance() * 10_000) - 5_000]
  await client.query('begin')
  await client.query({
    name: 'add',
    text: 'update bench.account set balance = balance + $2 where id = $1',
    values,
  })
  await client.query({
    name: 'look',
    text: 'select balance from bench.account where id = $1',
    values: values.slice(0, 1),
  })
  await client.query({
    name: 'history',
    text: 'insert into bench.history (account_id, delta, at) values ($1, $2, now())',
    values,
  })
  await client.query('commit')
}

const works: Record<
  DatabaseOrder['kind'],
  (client: pg.PoolClient, chance: () => number) => Promise<unknown>
> = {
  'select 1': (client) => client.query({ name: 'one', text: 'select 1' }),
  'primary key': (client, chance) =>
    client.query({
      name: 'key',
      text: 'select id, name, price_fen, version from goods where id = $1',
      values: [pick(goodsIds, chance())],
    }),
  order: placeOrder,
  'small transaction': smallTransaction,
  message: (client, chance) =>
    client.query({
      name: 'message',
      text: 'insert into bench.message values ($1, uuidv7(), $1, $2, now())',
      values: [pick(conversationIds, chance()), 'Is the kimchi made without shrimp? 2'],
    }),
  'one row': (client) =>
    client.query({
      name: 'one row',
      text: 'update bench.stock set on_hand = on_hand - 1 where sku_id = $1 and on_hand >= 1',
      values: [skuIds[0]],
    }),
}

async function measure({ kind, ms, connections }: DatabaseOrder): Promise<Figures> {
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  const stopwatch = startStopwatch()
  const until = performance.now() + ms
  await Promise.all(
    clients.map(async (client, i) => {
      const chance = chances(i)
      for (let startedAt = performance.now(); startedAt < until; startedAt = performance.now()) {
        await works[kind](client, chance)
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
