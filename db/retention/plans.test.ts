import { firstIdAt } from '@hojip/platform/id-times'
import { newId } from '@hojip/platform/ids'
import { freshDatabase, type FreshDatabase } from '@hojip/platform/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

let fresh: FreshDatabase
let client: pg.Client
const [orderId, shopId] = [newId(), newId()]

beforeAll(async () => {
  fresh = await freshDatabase()
  client = new pg.Client({ connectionString: fresh.url })
  await client.connect()
  // Two years of months.
  await client.query(`select make_partitions(parent, 24, now())
    from unnest(array['order_event', 'parcel_trace', 'product_day', 'staff_act']) as p (parent)`)
  await client.query('set session_replication_role = replica')
  for (let months = 0; months < 24; months++)
    await client.query(
      `insert into staff_act (id, shop_id, user_id, call, input, ip)
       select overlay($1 placing lpad(n::text, 12, '0') from 25)::uuid, $2, gen_random_uuid(), 'POST /x', '{}', ''
       from generate_series(1, 50) n`,
      [firstIdAt(Date.now() + months * 30.4 * 86_400_000), shopId],
    )
  await client.query('analyze staff_act')
})
afterAll(async () => {
  await client.end()
  await fresh.drop()
})

interface Plan {
  'Relation Name'?: string
  'Actual Loops'?: number
  Plans?: Plan[]
}

/** The partitions that a prepared statement has read, however it was planned. */
async function partitionsRead(text: string, values: unknown[]): Promise<string[]> {
  await client.query('set plan_cache_mode = force_generic_plan')
  const literals = values.map((value) => pg.escapeLiteral(String(value))).join(', ')
  await client.query(`prepare it as ${text}`)
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (analyze, format json) execute it (${literals})`,
  )
  await client.query('deallocate it')
  const read: string[] = []
  const walk = (plan: Plan) => {
    const name = plan['Relation Name']
    if (name && (plan['Actual Loops'] ?? 0) > 0) read.push(name)
    plan.Plans?.forEach(walk)
  }
  walk(rows[0]!['QUERY PLAN'][0]!.Plan)
  return read
}

test('the steps of an order are looked for in its month alone', async () => {
  const read = await partitionsRead(
    'select seq, type from order_event where order_id = $1 and seq > $2 order by seq',
    [orderId, 0],
  )
  expect(read).toEqual(['order_event_first'])
})

test('so is the last step, for each order that moves', async () => {
  const read = await partitionsRead(
    `select m.id, (select coalesce(max(seq), 0) from order_event where order_id = m.id)
     from unnest($1::uuid[]) as m (id)`,
    [`{${orderId}}`],
  )
  expect(read).toEqual(['order_event_first'])
})

test('the lines of a parcel are looked for in its month alone', async () => {
  const read = await partitionsRead('select text from parcel_trace where parcel_id = $1 order by at', [
    orderId,
  ])
  expect(read).toEqual(['parcel_trace_first'])
})

test('the figures of days are looked for in their months alone', async () => {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const read = await partitionsRead(
    'select goods_id, sum(sales_fen) from product_day where shop_id = $1 and day between $2 and $3 group by goods_id',
    [shopId, today, today],
  )
  expect(read).toEqual(['product_day_first'])
})

test('the newest acts of a shop come from the newest months, and the search stops there', async () => {
  const read = await partitionsRead('select * from staff_act where shop_id = $1 order by id desc limit 21', [
    shopId,
  ])
  // Later months have no acts.
  expect(read.filter((name) => name !== 'staff_act_rest').length).toBeLessThanOrEqual(6)
})
