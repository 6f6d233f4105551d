// by turns: day 3 of 3
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { aTorture, freshDatabase } from '@hojip/platform/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exitCodes } from '../running/ending.ts'
import { brokenBooks } from './testing/books.ts'
import { shop, type Shoppers } from './testing/load.ts'
import {
  aPlace,
  databaseOf,
  opened,
  pidOf,
  postmasterOf,
  processesOf,
  remove,
  server,
  simulators,
  startMall,
  until,
  type MallProcess,
  type Start,
} from './testing/mall.ts'
import { aProxy } from './testing/proxy.ts'

/** `npm test` runs the three most common faults, `npm run torture -- faults` all of them. */
const isLong = aTorture(0).tries > 0
const isLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0
const minutes = 60_000

const table: string[] = []
function tell(name: string, facts: string) {
  return table.push(`  ${name.padEnd(44)} ${facts}`)
}

let place: Start
/** Of two malls started at once, the one that has ended. */
let second: MallProcess
let mall: MallProcess
async function started(start: Start) {
  const fresh = startMall(start)
  await opened(fresh)
  return fresh
}

describe.runIf(isLinux)('faults', { timeout: 8 * minutes }, () => {
  beforeAll(async () => {
    place = await aPlace()
    const other = { ...(await aPlace()), dataDir: place.dataDir }
    const both = [place, other].map(startMall)
    const [loser] = await Promise.race(both.map(async (one) => [one, await one.ended] as const))
    mall = both.find((one) => one !== loser)!
    place = mall === both[0] ? place : other
    await opened(mall)
    second = loser
  }, 5 * minutes)

  afterAll(async () => {
    if (mall) await remove(mall)
    process.stdout.write(`\n${table.join('\n')}\n\n`)
  }, minutes)

  /** Shoppers continue during the fault; afterwards buying works again, and the books hold. */
  const underLoad = async (name: string, fault: (shoppers: Shoppers) => Promise<void>) => {
    const shoppers = await shop(mall, 3)
    await until('shopping begins', () => shoppers.tally.paid >= 3)
    await fault(shoppers)
    const seconds = await until('buying works again', shoppers.canBuy)
    await shoppers.stop()
    const { tally } = shoppers
    const broken = await brokenBooks(mall, databaseOf(mall), tally.orders)
    const seen = Object.entries(tally.seen).map(([what, count]) => `${what}: ${count}`)
    const waited = (tally.longestMs / 1_000).toFixed(1)
    tell(
      name,
      `back ${seconds.toFixed(1)} s · longest answer ${waited} s · ${tally.orders.length} orders · ${seen.join(', ')}`,
    )
    return { seconds, tally, broken }
  }

  test('of two simultaneous starts on an empty folder one runs, the other reports it and ends', async () => {
    expect(await second.ended).toBe(exitCodes.folderInUse)
    expect(second.said()).toContain(`a mall runs on ${place.dataDir} already: process `)
    tell('two starts at once on an empty folder', 'one runs, the other reports it and ends')
  })

  test('kill -9 of PostgreSQL: it comes back by itself', async () => {
    const { seconds, broken } = await underLoad('kill -9 of PostgreSQL', async () => {
      process.kill(postmasterOf(mall), 'SIGKILL')
    })
    expect(seconds).toBeLessThan(60)
    expect(broken).toEqual([])
  })

  test('kill -9 of the simulators: they come back by themselves', async () => {
    const { broken } = await underLoad('kill -9 of the simulators', async () => {
      process.kill(pidOf(mall, simulators), 'SIGKILL')
    })
    expect(broken).toEqual([])
  })

  test.runIf(isLong)('kill -9 of the server: the next start loses nothing', async () => {
    const { broken } = await underLoad('kill -9 of the server, started again', async () => {
      process.kill(pidOf(mall, server), 'SIGKILL')
      await mall.ended
      mall = await started(place)
    })
    expect(broken).toEqual([])
  })

  test.runIf(isLong)('a frozen PostgreSQL: everybody is answered, and the mall recovers', async () => {
    const { tally, broken } = await underLoad('PostgreSQL frozen for 15 s', async () => {
      const isPostgres = ({ command }: { command: string }) => /^postgres|^\S*\/postgres /.test(command)
      const frozen = processesOf(mall)
        .filter(isPostgres)
        .map(({ pid }) => pid)
      expect(frozen).toContain(postmasterOf(mall))
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
      await sleep(15_000)
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    })
    expect(tally.longestMs).toBeLessThan(40_000)
    expect(broken).toEqual([])
  })

  test.runIf(isLong)(
    'a second start on the folder, and one on a copy of it, leave the mall alone',
    async () => {
      const { broken } = await underLoad('a second start, and a start of a copy', async () => {
        const another = startMall({ ...(await aPlace()), dataDir: place.dataDir })
        expect(await another.ended).toBe(exitCodes.folderInUse)
        const copied = mkdtempSync(join(tmpdir(), 'hojip-copy-'))
        chmodSync(copied, 0o755)
        cpSync(place.dataDir, copied, { recursive: true, verbatimSymlinks: true })
        const third = startMall({ ...(await aPlace()), dataDir: copied })
        expect(await third.ended).toBe(exitCodes.cannotStart)
        expect(third.said()).toContain('npm run backup')
        rmSync(copied, { recursive: true })
      })
      expect(broken).toEqual([])
    },
  )

  test.runIf(isLong)('database connections that fall silent are dropped', async () => {
    const fresh = await freshDatabase()
    const url = new URL(fresh.url)
    const proxy = await aProxy(Number(url.port))
    url.port = String(proxy.port)
    const start = { ...(await aPlace()), env: { DATABASE_URL: url.href } }
    const other = await started(start)
    try {
      const shoppers = await shop(other, 3)
      await until('shopping begins', () => shoppers.tally.paid >= 3)
      proxy.forget()
      const seconds = await until('buying works again', shoppers.canBuy)
      await shoppers.stop()
      expect(await brokenBooks(other, fresh.url, shoppers.tally.orders)).toEqual([])
      tell('a database that forgets its connections', `back ${seconds.toFixed(1)} s`)
    } finally {
      await remove(other)
      await proxy.close()
      await fresh.drop()
    }
  })

  test.runIf(isLong)('a full disk', async () => {
    const disk = mkdtempSync(join(tmpdir(), 'hojip-disk-'))
    const mount = ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', disk]
    if (!isRoot || spawnSync('mount', mount).status !== 0)
      return tell('a full disk', 'skipped: mounting a small disk takes root')
    const start = await aPlace(disk)
    let other = await started(start)
    try {
      const shoppers = await shop(other, 3)
      await until('shopping begins', () => shoppers.tally.paid >= 3)
      spawnSync('sh', ['-c', 'cat /dev/zero > "$0/full"', disk])
      await sleep(15_000)
      rmSync(join(disk, 'full'))
      // PostgreSQL may have ended over it: then a supervisor would start the mall again.
      const over = await Promise.race([other.ended, sleep(5_000)])
      if (over !== undefined) other = await started(start)
      const seconds = await until('buying works again', shoppers.canBuy)
      await shoppers.stop()
      expect(await brokenBooks(other, databaseOf(other), shoppers.tally.orders)).toEqual([])
      tell(
        'a disk full for 15 s',
        `back ${seconds.toFixed(1)} s${over === undefined ? '' : `, started again (${over})`}`,
      )
    } finally {
      await remove(other)
      spawnSync('umount', [disk])
      rmSync(disk, { recursive: true, force: true })
    }
  })

  test('SIGTERM to npm under load: no request is cut off, and no process is left', async () => {
    const shoppers = await shop(mall, 3)
    await until('shopping begins', () => shoppers.tally.paid >= 3)
    const database = databaseOf(mall)
    const from = performance.now()
    mall.child.kill('SIGTERM')
    expect(await mall.ended).toBe(exitCodes.stopped)
    const seconds = (performance.now() - from) / 1_000
    await shoppers.stop()
    const { orders, seen } = shoppers.tally
    expect(Object.keys(seen).filter((what) => what === 'cut' || what.startsWith('5'))).toEqual([])
    // The one that supervises PostgreSQL may take a second longer.
    await until('nothing is left', () => processesOf(mall).length === 0, 5)
    mall = await started(place)
    expect(databaseOf(mall)).toBe(database)
    expect(await brokenBooks(mall, database, orders)).toEqual([])
    tell(
      'SIGTERM to npm start',
      `ended in ${seconds.toFixed(1)} s with 0 · ${orders.length} orders · nobody cut off`,
    )
  })
})
