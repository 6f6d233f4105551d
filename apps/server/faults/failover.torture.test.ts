// by turns: day 2 of 3
import { setTimeout as sleep } from 'node:timers/promises'
import { aTorture } from '@hojip/platform/testing'
import { hasProgram } from '@hojip/platform/testing/programs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenBooks } from './testing/books.ts'
import { watchGaps } from './testing/gaps.ts'
import { shop } from './testing/load.ts'
import { aPlace, opened, remove, startMall, until, type MallProcess, type Start } from './testing/mall.ts'
import { aPatroniCluster, type PatroniCluster } from './testing/patroni.ts'

/** `npm test` kills the leader once, on its day; `npm run torture -- failover --tries N` N times, five at most by itself. */
const { tries } = aTorture(0)
const kills = tries === 0 ? 1 : Math.min(tries, 5)
const isLong = tries > 0
const hasAll = ['patroni', 'etcd', 'haproxy', '/usr/lib/postgresql/15/bin/pg_rewind'].every(hasProgram)
const minutes = 60_000

const table: string[] = []

// Three machines of the database also die in `cluster`, on another day.
describe.runIf(hasAll)('failover of the database', { timeout: 12 * minutes }, () => {
  let cluster: PatroniCluster
  let place: Start
  let mall: MallProcess
  const acknowledged: string[] = []

  beforeAll(async () => {
    cluster = await aPatroniCluster()
    place = await aPlace()
  }, 5 * minutes)
  afterAll(async () => {
    if (mall) await remove(mall)
    await cluster?.close()
    process.stdout.write(`\n${table.join('\n')}\n\n`)
  }, minutes)

  /** Shoppers go on during the fault; afterwards they can buy again, and no acknowledged order is missing. */
  const underLoad = async (name: string, fault: () => Promise<unknown>) => {
    const shoppers = await shop(mall, 4)
    await until('shopping begins', () => shoppers.tally.paid >= 5)
    const before = shoppers.tally.orders.length
    const gaps = watchGaps(shoppers.tally.orders)
    await fault()
    await until('orders are acknowledged again', shoppers.canBuy)
    await sleep(2_000)
    const gap = gaps.end()
    await shoppers.stop()
    acknowledged.push(...shoppers.tally.orders)
    const seen = Object.entries(shoppers.tally.seen).map(([what, count]) => `${what}: ${count}`)
    table.push(
      `  ${name.padEnd(40)} longest gap ${gap.toFixed(1)} s · ${before} + ${shoppers.tally.orders.length - before} orders · ${seen.join(', ')}`,
    )
    if (isLong) await cluster.heal()
  }

  const faults = async (way: string) => {
    for (let kill = 1; kill <= kills; kill++)
      await underLoad(`${way}: kill -9 of the leader, ${kill}`, () => cluster.killLeader())
    if (!isLong) return
    await underLoad(`${way}: switchover`, () => cluster.switchOver())
    await underLoad(`${way}: leader's Patroni frozen`, async () => {
      const { name, thaw } = await cluster.freezeLeader()
      await until('another one leads', async () => {
        const leader = await cluster.leader()
        return leader !== undefined && leader !== name
      })
      thaw()
    })
  }

  test('through the hosts of DATABASE_URL no acknowledged order is lost', async () => {
    mall = startMall({ ...place, env: { DATABASE_URL: cluster.url } })
    await opened(mall)
    await faults('hosts')
    expect(await brokenBooks(mall, cluster.url, acknowledged)).toEqual([])
  })

  test.runIf(isLong)('nor through HAProxy', async () => {
    mall.child.kill('SIGTERM')
    await mall.ended
    mall = startMall({ ...place, env: { DATABASE_URL: cluster.proxied } })
    await opened(mall)
    await faults('HAProxy')
    expect(await brokenBooks(mall, cluster.url, acknowledged)).toEqual([])
  })
})
