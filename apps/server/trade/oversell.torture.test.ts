import { fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBooks } from '@hojip/books'
import { aBuyer } from '@hojip/checkout/testing'
import type { Tables } from '@hojip/db'
import { stockOf } from '@hojip/inventory'
import { aStall } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import { systemClock } from '@hojip/platform/clock'
import { openDatabase } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { aTorture, freePort, freshDatabase } from '@hojip/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSimulators, type Simulators } from '../../simulators/testing.ts'
import type { MallProcessSettings } from './testing/mall-process.ts'

const { tries, seed, shuffled } = aTorture(150)
/** A mall too large for one process runs as several. */
const processes = tries > 150 ? 4 : 2
const units = 100
/** The mall is too busy to have started the call, or to know its outcome. */
const tooBusy = '50301'

let dataDir: string
let simulators: Simulators
let fresh: Awaited<ReturnType<typeof freshDatabase>>
const malls: { child: ChildProcess; port: number }[] = []

async function startMall() {
  const port = await freePort()
  const { credentials } = simulators
  const settings: MallProcessSettings = { url: fresh.url, port, credentials: { ...credentials }, crashAt: 0 }
  const child = fork(join(import.meta.dirname, 'testing/mall-process.ts'), [JSON.stringify(settings)])
  malls.push({ child, port })
  await new Promise<void>((ready, broken) => {
    child.once('exit', () => broken(new Error('the mall did not start')))
    child.once('message', () => ready())
  })
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-oversell-'))
  simulators = await startTestSimulators({ dataDir })
  fresh = await freshDatabase()
  for (let i = 0; i < processes; i++) await startMall()
})
afterAll(async () => {
  for (const { child } of malls) {
    const over = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await over
  }
  await simulators.stop()
  await fresh.drop()
  await rm(dataDir, { recursive: true })
})

test(`${units} units, ${tries} buyers at ${processes} processes at once: exactly ${units} are sold; seed ${seed}`, async () => {
  const log = createLog('silent')
  const { db, close } = openDatabase<Tables>({ url: fresh.url, max: 4 })
  const tools = { db, log, clock: systemClock, jobs: createJobs({ db, log }) }
  const stall = await aStall(db, { prices: [6000], stock: units })
  const buyers: Awaited<ReturnType<typeof aBuyer>>[] = []
  for (let i = 0; i < tries; i++) buyers.push(await aBuyer({ tools } as TestMall))
  const product = { goodsSpecId: stall.skuIds[0]!, goodsNum: 1 }
  const saveOrderShop = [{ shopId: stall.shopId, orderGoodsList: [product] }]
  const send = async ({ lin, addressId }: (typeof buyers)[number], i: number, key: string) => {
    const answer = await fetch(`http://127.0.0.1:${malls[i % processes]!.port}/v1/bizOrder/saveOrder`, {
      method: 'POST',
      headers: {
        authorization: JSON.stringify(lin),
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ addressId, totalMoney: '60.00', saveOrderShop }),
    })
    return (await answer.json()) as { code: string; data: { orderIds?: string[] } | null }
  }
  // A buyer who is refused because the mall is too busy repeats the same order.
  const order = async (buyer: (typeof buyers)[number], i: number) => {
    const key = newId()
    for (;;) {
      const answer = await send(buyer, i, key)
      if (answer.code !== tooBusy) return answer
    }
  }
  const answers = await Promise.all(shuffled(buyers).map(order))
  const sold = answers.filter(({ code }) => code === '10000')
  expect(sold).toHaveLength(units)
  // Every buyer without a unit got the refusal "sold out", and nothing else.
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['10000', '40011']))
  expect(await stockOf(db, stall.skuIds)).toMatchObject([{ onHand: units, reserved: units, sold: 0 }])
  const acknowledged = sold.flatMap(({ data }) => data?.orderIds ?? [])
  const findings = await checkBooks(db, { now: new Date(), acknowledged })
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([])
  await close()
}, 600_000)
