import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { copyRows } from '../mall/copies.ts'
import { goals } from '../goals.ts'
import type { Known } from '../mall/known.ts'
import { cpuMicros } from '../processes.ts'
import { askLoad, type Stage } from '../rounds.ts'
import type { Row } from '../table.ts'
import { connected } from '../connected.ts'

/** The orders are spread over so many SKUs. */
const skus = 1_000
const queue = 'orders.close-unpaid'

interface Placed {
  orderIds: string[]
}

/** Copies an order that was really placed `count` times, with its reserved stock and the job of its deadline. */
async function fillUnpaid(client: pg.Client, orderId: string, skuIds: string[], count: number) {
  const { rows } = await client.query<{ purchase: string; job: string }>(
    `select o.purchase_id as purchase, j.id as job from orders o
     join pgboss.job j on j.name = '${queue}' and j.data->>'purchaseId' = o.purchase_id::text where o.id = $1`,
    [orderId],
  )
  const [{ purchase, job }] = rows as [{ purchase: string; job: string }]
  await client.query(
    `create temporary table bench_ids as
     select i, uuidv7() as purchase, uuidv7() as id, uuidv7() as line, gen_random_uuid() as job,
            ($1::uuid[])[1 + i % cardinality($1::uuid[])] as sku
     from generate_series(1, $2::int) i`,
    [skuIds, count],
  )
  const prefix = `'D' || right('${orderId}', 6) || `
  await copyRows(
    client,
    'purchase',
    { id: 'k.purchase', code: `${prefix}'P' || k.i` },
    `t.id = '${purchase}'`,
  )
  const order = { id: 'k.id', purchase_id: 'k.purchase', code: `${prefix}'O' || k.i` }
  await copyRows(client, 'orders', order, `t.id = '${orderId}'`)
  await copyRows(
    client,
    'order_line',
    { id: 'k.line', order_id: 'k.id', sku_id: 'k.sku' },
    `t.order_id = '${orderId}'`,
  )
  await copyRows(client, 'order_event', { order_id: 'k.id' }, `t.order_id = '${orderId}'`)
  await copyRows(client, 'stock_hold', { order_id: 'k.id', sku_id: 'k.sku' }, `t.order_id = '${orderId}'`)
  await client.query(`
    update stock s set on_hand = on_hand + n, received = received + n, reserved = reserved + n
    from (select sku, count(*)::int as n from bench_ids group by sku) k where s.sku_id = k.sku`)
  const data = `t.data || jsonb_build_object('purchaseId', k.purchase)`
  await copyRows(client, 'pgboss.job', { id: 'k.job', data }, `t.id = '${job}'`)
}

/** All orders are due at the same moment. */
async function setDue(client: pg.Client, due: Date): Promise<void> {
  const at = `'${due.toISOString()}'::timestamptz`
  await client.query(`
    update orders set deadline_at = ${at} where id in (select id from bench_ids);
    update pgboss.job set start_after = ${at},
      data = data || jsonb_build_object('deadlineAt', extract(epoch from ${at}) * 1000)
    where name = '${queue}' and id in (select job from bench_ids)`)
}

/** Waits up to two minutes until all jobs are done. */
async function untilDone(client: pg.Client): Promise<void> {
  for (let looks = 0; looks < 1_200; looks++) {
    const { rowCount } = await client.query(`
      select from pgboss.job where name = '${queue}' and state <> 'completed'
        and id in (select job from bench_ids) limit 1`)
    if (rowCount === 0) return
    await sleep(100)
  }
  throw new Error('the jobs of the deadlines were not done within two minutes')
}

interface Deadlines {
  p50: number
  p99: number
  /** Seconds until the last job was done. */
  seconds: number
}

/** Lateness as recorded by the queue. Throws unless all orders are closed and their stock is released. */
async function lookAt(client: pg.Client): Promise<Deadlines> {
  const { rows } = await client.query<Deadlines>(`
    select percentile_cont(0.5) within group (order by late)::float as p50,
           percentile_cont(0.99) within group (order by late)::float as p99, max(late)::float / 1000 as seconds
    from (select extract(epoch from j.completed_on - j.start_after) * 1000 as late
          from pgboss.job j join bench_ids k on j.id = k.job where j.name = '${queue}') t`)
  const left = await client.query(`
    select from bench_ids k join orders o on o.id = k.id join stock_hold h on h.order_id = o.id
    where o.status <> 99 or h.state <> 'released' limit 1`)
  if (left.rowCount) throw new Error('an order is not closed, or its stock not released')
  return rows[0]!
}

/** Between the end of filling and the moment at which all orders are due. */
const leadMs = 3_000

/**
 * Measures how late orders are closed whose payment deadlines are all due at the same moment, and how many per second.
 */
export async function measureDeadlines(stage: Stage, known: Known, url: string): Promise<Row[]> {
  const { load, sizes, mall } = stage
  const client = await connected(url)
  const { orderIds } = await askLoad<Placed>(load, { kind: 'place', skuId: known.skuIds[0]! })
  await fillUnpaid(client, orderIds[0]!, known.skuIds.slice(0, skus), sizes.deadlines)
  await client.query(
    'vacuum analyze purchase, orders, order_line, order_event, stock_hold, stock, pgboss.job',
  )
  const due = new Date(Date.now() + leadMs)
  await setDue(client, due)
  await sleep(due.getTime() - Date.now())
  const before = cpuMicros(mall.pid) ?? 0
  await untilDone(client)
  const used = (cpuMicros(mall.pid) ?? 0) - before
  const { p50, p99, seconds } = await lookAt(client)
  await client.query('drop table bench_ids')
  await client.end()
  const figures = {
    p50Ms: p50,
    p99Ms: p99,
    perSecond: sizes.deadlines / seconds,
    count: sizes.deadlines,
    cpuMicros: used / sizes.deadlines,
  }
  const what = `deadlines, ${sizes.deadlines.toLocaleString('en-US')} at once: lateness`
  return [{ what, figures, goals: [goals.lateness(p99)] }]
}
