import { fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkBooks, readExternalLedger } from '@hojip/books'
import { aBuyer } from '@hojip/checkout/testing'
import { aStall, type Stall } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import type { Tables } from '@hojip/db'
import { openDatabase } from '@hojip/platform/db'
import { requestOf } from '@hojip/platform/client'
import { systemClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { aTorture, freePort, freshDatabase } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSimulators, type Simulators } from '../../simulators/testing.ts'
import type { MallProcessSettings } from './testing/mall-process.ts'

const log = createLog('silent')
async function open() {
  const fresh = await freshDatabase()
  const { db, close } = openDatabase<Tables>({ url: fresh.url, max: 4 })
  const jobs = createJobs({ db, log })
  const tools = { db, log, clock: systemClock, jobs }
  return { fresh, close, tools }
}

let dataDir: string
let simulators: Simulators
let place: Awaited<ReturnType<typeof open>>
let stall: Stall
let port: number
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-crash-'))
  simulators = await startTestSimulators({ dataDir, speed: 1_000 })
  place = await open()
  stall = await aStall(place.tools.db, { prices: [1000], stock: 1_000 })
  port = await freePort()
})
afterAll(async () => {
  await end()
  await simulators.stop()
  await place.close()
  await place.fresh.drop()
  await rm(dataDir, { recursive: true })
})

let running: ChildProcess | undefined
interface Passed {
  passed: number
  point: string
  /** Sent instead of a point when a call answered 500. */
  bug?: string
}

/** @returns the points it passes, in a list that grows as it reports them */
async function start(crashAt: number): Promise<string[]> {
  const { credentials } = simulators
  const settings: MallProcessSettings = {
    url: place.fresh.url,
    port,
    credentials: { ...credentials },
    crashAt,
  }
  const child = fork(join(import.meta.dirname, 'testing/mall-process.ts'), [JSON.stringify(settings)])
  running = child
  const points: string[] = []
  await new Promise<void>((ready, broken) => {
    child.once('exit', () => broken(new Error('the mall did not start')))
    child.on('message', ({ point, bug }: Passed) => {
      // Output to console.error fails the test.
      if (bug !== undefined) console.error(bug)
      else if (point === 'ready') ready()
      else points.push(point)
    })
  })
  child.on('exit', () => (running = undefined))
  return points
}

async function end(): Promise<void> {
  const child = running
  if (!child) return
  const over = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await over
}

function isDown() {
  return running === undefined || running.exitCode !== null || running.signalCode !== null
}

/** Ages the jobs of the dead process by one minute without a heartbeat, so that another process takes them over. */
function letAMinutePass() {
  return sql`with silent as (
        update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'
      )
      update pgboss.queue set monitor_on = monitor_on - interval '1 minute'`.execute(place.tools.db)
}

/** Restarts the mall as a supervisor does. It resumes what the killed process had begun. */
async function restartIfDown(): Promise<void> {
  if (!isDown()) return
  await letAMinutePass()
  await start(0)
}

/** Ends the pause before retried jobs. */
function letPausePass() {
  return sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`.execute(
    place.tools.db,
  )
}

/** Repeats the call with the same idempotency key until there is an answer, as a page does whose connection was cut. */
async function ask(viewer: Viewer, key: string, input: object, once = newId()) {
  const { method, url, body } = requestOf('', key, input as Record<string, unknown>)
  const headers = {
    authorization: JSON.stringify(viewer),
    'content-type': 'application/json',
    'idempotency-key': once,
  }
  for (;;) {
    await restartIfDown()
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${url}`, { method, headers, body: body ?? null })
      // oxlint-disable-next-line typescript/no-explicit-any
      return (await answer.json()) as { status: boolean; code: string; data: any }
    } catch {
      await wait(20)
    }
  }
}

async function pay(outTradeNo: string) {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${simulators.url}/sim/pay`, { method: 'POST', headers, body: JSON.stringify({ outTradeNo }) })
}

/** Polls until it holds, restarting the mall when it is down. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    await restartIfDown()
    await letPausePass()
    await wait(50)
  }
}

async function statusOf(id: string): Promise<number> {
  const order = place.tools.db.selectFrom('orders').select('status').where('id', '=', id)
  return (await order.executeTakeFirstOrThrow()).status
}

type PayWish = { payType: '1' | '2'; way: 'code' }

/** One order is placed, paid, and refunded before shipment, through whatever happens meanwhile. */
async function oneLife(by: PayWish): Promise<string> {
  const { lin, addressId } = await aBuyer({ tools: place.tools } as TestMall)
  const orderGoodsList = [{ goodsSpecId: stall.skuIds[0]!, goodsNum: 1 }]
  const wish = { addressId, totalMoney: '18.00', saveOrderShop: [{ shopId: stall.shopId, orderGoodsList }] }
  const { data: saved } = await ask(lin, 'POST /bizOrder/saveOrder', wish)
  const orderId = saved.orderIds[0] as string
  const opened = await ask(lin, 'POST /bizOrder/orderToPay', { payId: saved.payId, ...by })
  await pay(opened.data.payCode as string)
  await until(async () => (await statusOf(orderId)) === 3)
  const info = await ask(lin, 'GET /bizGoodsRefund/queryRefundable', { orderId })
  const way = { refundType: 1, receivingStatus: 0, refundReason: 0, refundNum: 1 }
  const items = [{ ...way, orderGoodsId: info.data.lines[0].orderGoodsId as string }]
  const applied = await ask(lin, 'POST /bizGoodsRefund/submit/refund', { orderId, items })
  await ask(stall.mei, 'POST /bizConsole/agreeRefund', { pkId: applied.data.pkId as string })
  await until(async () => (await statusOf(orderId)) === 99)
  return orderId
}

const acknowledged: string[] = []
async function booksHold() {
  const { db } = place.tools
  const externalLedger = await readExternalLedger(simulators.url)
  const findings = await checkBooks(db, { now: new Date(), externalLedger, graceMs: 0, acknowledged })
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([])
}

const { tries, seed } = aTorture(3)

// The mall calls Alipay only for QR codes; Alipay's web page is opened by the browser.
const gateways: [string, PayWish][] = [
  ['WeChat Pay', { payType: '2', way: 'code' }],
  ['Alipay', { payType: '1', way: 'code' }],
]

test.each(gateways)(
  `killed before or after a commit or a call of %s, the mall recovers; seed ${seed}`,
  async (_name, by) => {
    await end()
    const points = await start(0)
    acknowledged.push(await oneLife(by))
    await booksHold()
    const all = points.length
    // One point after the other, beginning where the run of the day before ended; each once when there are enough tries.
    const turns = Array.from({ length: Math.min(tries, all) }, (_, i) => 1 + ((seed * tries + i) % all))
    let killed = 0
    for (const at of turns) {
      await end()
      const passed = await start(at)
      acknowledged.push(await oneLife(by))
      // The last point reported before it died. A run in which a notification arrived before a query has fewer points.
      if (passed.length === at) killed += 1
      await booksHold()
    }
    expect(all).toBeGreaterThan(15)
    expect(killed).toBeGreaterThan(turns.length / 2)
  },
  3_600_000,
)
