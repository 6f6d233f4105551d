import { sentToQueue } from '@hojip/sale-queues'
import { AggregatorRegistry } from 'prom-client'
import { expect, test } from 'vitest'
import type { MallFacts } from './figures/mall.ts'
import { createFigures, figuresOfWorkers } from './figures.ts'

const facts: MallFacts = {
  queues: [
    { name: 'orders.close', waiting: 3, waitedSeconds: 40, failed: 1, died: 0 },
    { name: 'orders.expire', waiting: 3, waitedSeconds: 500, failed: 0, died: 0 },
  ],
  paused: [
    { kind: 'queue', name: 'orders.expire', ageSeconds: 600 },
    { kind: 'mall', name: 'readOnly', ageSeconds: 60 },
  ],
  unexplained: [{ channel: 'wechat', fen: 8_800 }],
  payments: 700,
  refunds: 0,
  books: { ageSeconds: 60, broken: { paidOnce: 2 } },
  partitions: [{ table: 'staff_act', monthsAhead: 2, hasStrays: false }],
  overdue: [{ table: 'staff_act', months: 4, monthsLate: 2 }],
  backup: { ageSeconds: 3_600 },
  sales: { queues: { open: 1, paused: 0 }, shoppers: { waiting: 70, inside: 5, letIn: 30, ordered: 20 } },
}

function someFigures(read: () => Promise<MallFacts>) {
  const figures = createFigures({ version: '1.0.0', schema: '0001' })
  const faults: unknown[] = []
  figures.mall({ read, onFault: (error) => faults.push(error) })
  return { ...figures, faults }
}

function valueIn(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test('facts of the mall are read once for all who ask within twelve seconds', async () => {
  let times = 0
  const figures = someFigures(async () => {
    times += 1
    return facts
  })
  const [text] = await Promise.all([figures.text(), figures.text()])
  figures.stop()
  expect(times).toBe(1)
  expect(valueIn(text, 'hojip_jobs_oldest_seconds{queue="orders.close"}')).toBe(40)
  expect(valueIn(text, 'hojip_paused_seconds{kind="queue",name="orders.expire"}')).toBe(600)
  expect(valueIn(text, 'hojip_paused_seconds{kind="mall",name="readOnly"}')).toBe(60)
  // Its jobs wait on purpose.
  expect(valueIn(text, 'hojip_jobs_oldest_seconds{queue="orders.expire"}')).toBeUndefined()
  expect(valueIn(text, 'hojip_books_faults{invariant="paidOnce"}')).toBe(2)
  expect(valueIn(text, 'hojip_archive_overdue_months{table="staff_act"}')).toBe(4)
  expect(valueIn(text, 'hojip_archive_late_months{table="staff_act"}')).toBe(2)
  expect(valueIn(text, 'hojip_payments_unbooked_oldest_seconds')).toBe(700)
  expect(valueIn(text, 'hojip_partition_months{table="staff_act"}')).toBe(2)
  expect(valueIn(text, 'hojip_sale_queues{state="paused"}')).toBe(0)
  expect(valueIn(text, 'hojip_sale_queue_shoppers{state="inside"}')).toBe(5)
  expect(valueIn(text, 'hojip_partition_strays{table="staff_act"}')).toBe(0)
})

test('while the facts cannot be read their series are absent, not zero, and all others are told', async () => {
  const figures = someFigures(() => Promise.reject(new Error('no database')))
  const text = await figures.text()
  figures.stop()
  expect(figures.faults).toHaveLength(1)
  for (const name of ['hojip_money_unexplained_fen', 'hojip_payments_unbooked_oldest_seconds'])
    expect(text).not.toMatch(new RegExp(`^${name}[ {]`, 'm'))
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
})

test('of two workers counts are added up, and facts of the whole mall are not', async () => {
  const workers = [someFigures(async () => facts), someFigures(async () => facts)]
  // Heard by both, which are in one process here.
  sentToQueue.tell({ at: 'order', state: 'paused' })
  for (const { answered } of workers)
    answered({ what: 'call', route: 'GET /v1/x', outcome: 'good', seconds: 0.02 })
  const all = await Promise.all(workers.map(({ json }) => json()))
  for (const { stop } of workers) stop()
  const text = await AggregatorRegistry.aggregate(all).metrics()
  expect(valueIn(text, 'hojip_call_seconds_count{call="GET /v1/x",outcome="good"}')).toBe(2)
  expect(valueIn(text, 'hojip_money_unexplained_fen{gateway="wechat"}')).toBe(8_800)
  expect(valueIn(text, 'hojip_jobs_ready{queue="orders.close"}')).toBe(3)
  expect(valueIn(text, 'hojip_sale_queue_waits_total{at="order",state="paused"}')).toBe(2)
  expect(valueIn(text, 'hojip_sale_queue_shoppers{state="waiting"}')).toBe(70)
  expect(valueIn(text, 'hojip_build_info{version="1.0.0",schema="0001"}')).toBe(1)
})

type Fake = ReturnType<typeof someFigures>

/** A primary with workers that come, go and hang; `counted` is what it tells of the calls. */
function aPrimary() {
  const workers = new Map<string, Fake | undefined>()
  const read = figuresOfWorkers(
    async () =>
      new Map(await Promise.all([...workers].map(async ([name, one]) => [name, await one?.json()] as const))),
  )
  const add = (name: string, calls: number) => {
    const figures = someFigures(async () => facts)
    for (let n = 0; n < calls; n++)
      figures.answered({ what: 'call', route: 'GET /v1/x', outcome: 'good', seconds: 0.02 })
    figures.sockets(() => 1)
    figures.stop()
    workers.set(name, figures)
  }
  const counted = async () =>
    valueIn(await read(), 'hojip_call_seconds_count{call="GET /v1/x",outcome="good"}')
  return { workers, add, read, counted }
}

test('the sums of several workers never fall: not when one ends, and not while one hangs', async () => {
  const { workers, add, read, counted } = aPrimary()
  expect((await read()).trim()).toBe('')
  add('first', 3)
  add('second', 4)
  expect(await counted()).toBe(7)
  workers.delete('first')
  expect(await Promise.all([counted(), counted()])).toEqual([7, 7])
  add('third', 1)
  expect(await counted()).toBe(8)
  workers.set('second', undefined)
  expect(await counted()).toBe(8)
  workers.clear()
  expect(await counted()).toBe(8)
})

test('what a worker takes ends with it, and what it counted keeps its form', async () => {
  const { workers, add, read } = aPrimary()
  add('first', 3)
  add('second', 4)
  expect(valueIn(await read(), 'hojip_sockets')).toBe(2)
  workers.delete('first')
  const text = await read()
  expect(valueIn(text, 'hojip_sockets')).toBe(1)
  expect(text).toMatch(/^hojip_call_seconds_bucket\{le="\+Inf",call="GET \/v1\/x",outcome="good"\} 7$/m)
  expect(text.match(/^# TYPE hojip_call_seconds /gm)).toHaveLength(1)
})

test('a mall with a replica tells how far it is behind, and that it does not answer; one without tells nothing', async () => {
  const without = someFigures(async () => facts)
  expect(await without.text()).not.toContain('hojip_replica')
  without.stop()
  let lag: () => Promise<number> = async () => 12.5
  const faults: unknown[] = []
  const figures = createFigures({ version: '1.0.0', schema: '0001' })
  figures.replica({ lagSeconds: () => lag(), onFault: (error) => faults.push(error) })
  await figures.text()
  const text = await figures.text()
  expect([valueIn(text, 'hojip_replica_lag_seconds'), valueIn(text, 'hojip_replica_answers')]).toEqual([
    12.5, 1,
  ])
  lag = () => Promise.reject(new Error('gone'))
  await figures.text()
  const gone = await figures.text()
  figures.stop()
  expect([valueIn(gone, 'hojip_replica_lag_seconds'), valueIn(gone, 'hojip_replica_answers')]).toEqual([
    undefined,
    0,
  ])
  expect(faults).toHaveLength(2)
})
