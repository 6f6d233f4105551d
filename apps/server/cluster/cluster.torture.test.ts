// by turns: day 1 of 3
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tables } from '@hojip/db'
import { minuteMs } from '@hojip/platform/clock'
import { openDatabase, type Database } from '@hojip/platform/db'
import { aTorture } from '@hojip/platform/testing'
import { hasProgram } from '@hojip/platform/testing/programs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { until } from '../faults/testing/mall.ts'
import { signInOwner } from './testing/counter.ts'
import { programsForHosts } from './testing/hosts.ts'
import { hasLastRelease, lastRelease } from './testing/last-release.ts'
import { startMachines, thisVersion, type Machines } from './testing/machines.ts'
import { hasSlowDisk, slowDown } from './testing/slow-disk.ts'
import { samplesOf, trendsOf, type Sample } from './testing/soak.ts'
import { aStall } from './testing/stall.ts'
import { peopleOf, underLoad, type Around, type Crowd } from './testing/under-load.ts'

const { tries, seed } = aTorture(0)
const isLong = tries > 0
const isRoot = process.platform === 'linux' && process.getuid?.() === 0
const programs = [
  'patroni',
  'etcd',
  'haproxy',
  'redis-server',
  '/usr/lib/postgresql/15/bin/pg_rewind',
  ...programsForHosts,
]
const missing = programs.filter((name) => !hasProgram(name))
const canRun = isRoot && missing.length === 0
/** Moves the clock of one process. */
const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const crowd: Crowd = isLong ? { shoppers: 6, takers: 5, chats: 2 } : { shoppers: 3, takers: 3, chats: 1 }
/** How long a partition lasts. */
const cutS = 40

if (!canRun)
  process.stdout.write(
    `\n  machines of network namespaces: skipped, ${isRoot ? `there is no ${missing.join(', ')}` : 'they take root on Linux'}\n\n`,
  )

const soakMinutes = Number(process.env['SOAK_MINUTES'] ?? 60)

const table: string[] = []
afterAll(() => void process.stdout.write(`\n${table.join('\n')}\n\n`))

async function surroundings(machines: Machines, { db }: Database<Tables>): Promise<Around> {
  const stall = await aStall(db)
  const people = await peopleOf(machines, crowd)
  return { people, machines, db, stall, owner: await signInOwner(machines, stall), seed }
}

describe.runIf(canRun)('a mall on machines of its own', { timeout: 20 * minuteMs }, () => {
  let machines: Machines
  let database: Database<Tables>
  let around: Around

  beforeAll(async () => {
    machines = await startMachines()
    database = openDatabase<Tables>({ url: machines.database.url, max: 3, onError: () => undefined })
    around = await surroundings(machines, database)
  }, 5 * minuteMs)
  afterAll(async () => {
    await database?.close()
    await machines?.close()
  }, 2 * minuteMs)

  // One that failed in the middle has left its fault.
  beforeEach(() => machines.heal(), 3 * minuteMs)

  const expectToHold = async (name: string, fault: Parameters<typeof underLoad>[1]) => {
    const outcome = await underLoad(around, fault)
    table.push(`  ${name.padEnd(44)} ${outcome.facts}`)
    expect(outcome.broken).toEqual([])
    return outcome
  }

  const leadersHost = async () => machines.members.get((await machines.database.leader())!)!
  const databases = () => [...machines.members.values()]

  test.skipIf(isLong)(
    'short: a machine of the mall dies, another is cut off, Redis is emptied and cut off',
    async () => {
      const [one, other] = machines.malls
      await expectToHold('short: one fault after the other', async () => {
        await one.host.kill()
        await sleep(1_000)
        await one.start()
        await until('it gets requests again', async () => (await machines.balancer.up()).length === 2)
        other.host.cutFrom(...databases())
        await machines.redis.empty()
        await sleep(4_000)
        machines.redis.host.cutFrom(...machines.malls.map(({ host }) => host))
        await sleep(4_000)
      })
    },
  )

  test.runIf(isLong)('primary: the machine of the leader dies', async () => {
    const gaps: number[] = []
    for (let kill = 1; kill <= 5; kill++) {
      const { gap } = await expectToHold(`primary: its machine dies, ${kill}`, async () =>
        (await leadersHost()).kill(),
      )
      gaps.push(gap)
    }
    expect(gaps.filter((gap) => gap > 15)).toEqual([])
  })

  test.runIf(isLong)('mall: a machine of the mall dies', async () => {
    const [one, other] = machines.malls
    await expectToHold('mall: all processes of a machine are killed', async () => {
      await one.host.kill()
      await sleep(10_000)
      await one.start()
    })
    await expectToHold('mall: a machine falls silent', async () => {
      other.host.unplug()
      await sleep(cutS * 1_000)
    })
  })

  const cuts: Record<string, () => Promise<void> | void> = {
    'a machine of the mall from the database': () => machines.malls[0].host.cutFrom(...databases()),
    'the mall from the database': () => {
      for (const { host } of machines.malls) host.cutFrom(...databases())
    },
    'the machines of the mall from each other': () => machines.malls[0].host.cutFrom(machines.malls[1].host),
    'the leader from etcd and its standbys': async () => {
      const leader = await leadersHost()
      leader.cutFrom(...databases().filter((host) => host !== leader))
    },
    'the leader from everybody': async () => (await leadersHost()).unplug(),
    'the mall from Redis': () => machines.redis.host.cutFrom(...machines.malls.map(({ host }) => host)),
  }
  test.runIf(isLong).each(Object.entries(cuts))('partition: %s', async (name, cut) => {
    await expectToHold(`partition: ${name}`, async () => {
      await cut()
      await sleep(cutS * 1_000)
      for (const host of machines.network.hosts.values()) host.rejoin()
    })
  })

  test.runIf(isLong)('redis: it is emptied, and goes away', async () => {
    await expectToHold('redis: emptied again and again', async () => {
      for (let n = 0; n < cutS / 4; n++) {
        await machines.redis.empty()
        await sleep(1_000)
      }
    })
    await expectToHold('redis: killed, and empty again', async () => {
      await machines.redis.host.kill()
      await sleep(cutS * 1_000)
      machines.redis.start()
    })
  })

  test.runIf(isLong)('restarts: PostgreSQL is restarted every ten seconds', async () => {
    const rounds = 30
    await expectToHold(`restarts: PostgreSQL every 10 s, ${rounds} times`, async () => {
      for (let n = 0; n < rounds; n++) {
        const next = sleep(10_000)
        await machines.database.restartLeader()
        await next
      }
    })
  })

  test.runIf(isLong && hasSlowDisk())('disk: the disk of the database is slow', async () => {
    await expectToHold(`disk: 40 writes a second for ${cutS} s`, async () => {
      const end = slowDown(databases(), 40)
      await sleep(cutS * 1_000)
      end()
    })
  })

  test.runIf(isLong && existsSync(faketime))('clock: that of one machine of the mall jumps', async () => {
    const [one] = machines.malls
    const folder = mkdtempSync(join(tmpdir(), 'hojip-clock-'))
    const clock = join(folder, 'clock')
    const jump = (to: string) => writeFileSync(clock, to)
    jump('+0')
    await one.stop()
    await one.start(undefined, {
      LD_PRELOAD: faketime,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    })
    await expectToHold('clock: one machine an hour ahead, then behind', async () => {
      for (const to of ['+3600', '-3600', '+0']) {
        jump(to)
        await sleep((cutS * 1_000) / 2)
      }
    })
    const { rows } = await sql`select id from orders where close_reason = 'timeout'`.execute(database.db)
    expect(rows).toEqual([])
    await one.stop()
    await one.start(undefined, {})
    rmSync(folder, { recursive: true })
  })

  test.runIf(isLong)(
    'soak: memory, descriptors, connections and jobs that wait stay as they are',
    async () => {
      let samples: Sample[] = []
      // Orders that nobody pays are closed after half an hour, which no client notes: nobody takes without buying.
      const calm = { ...around, people: { ...around.people, takers: [] } }
      const forMs = soakMinutes * minuteMs
      const fault = async () => {
        // Caches fill first.
        await sleep(forMs / 5)
        samples = await samplesOf(machines, database.db, (forMs * 4) / 5)
      }
      const { broken, facts } = await underLoad(calm, fault)
      const trends = trendsOf(samples)
      for (const { name, mean, anHour } of trends)
        table.push(`  soak: ${name.padEnd(38)} ${mean.toFixed(1)}, ${anHour.toFixed(1)} more an hour`)
      table.push(`  ${'soak'.padEnd(44)} ${facts}`)
      expect(broken).toEqual([])
      expect(trends.filter(({ mean, anHour }) => anHour > Math.max(0.25 * mean, 5))).toEqual([])
    },
    (soakMinutes + 15) * minuteMs,
  )
})

describe.runIf(canRun)('a new version', { timeout: 20 * minuteMs }, () => {
  const isOld = hasLastRelease()

  test.runIf(isLong)('rolling: machine after machine is replaced, and no request fails', async () => {
    const release = isOld ? lastRelease() : undefined
    const next = await thisVersion()
    const machines = await startMachines(release ?? next)
    const database = openDatabase<Tables>({ url: machines.database.url, max: 3, onError: () => undefined })
    try {
      const { broken, seen, facts } = await underLoad(await surroundings(machines, database), async () => {
        const [one] = machines.malls
        expect(await one.command(next.version, 'apps/server/commands/upkeep/migrate.ts')).toBe(0)
        for (const mall of machines.malls) {
          expect(await mall.stop()).toBe(0)
          await mall.start(next.version)
          await until('it gets requests again', async () => (await machines.balancer.up()).length === 2)
        }
      })
      table.push(`  ${`rolling: from ${release?.commit ?? 'this version'}`.padEnd(44)} ${facts}`)
      expect(broken).toEqual([])
      expect(Object.keys(seen).filter((what) => !['200', '409'].includes(what))).toEqual([])
    } finally {
      await database.close()
      await machines.close()
      release?.remove()
    }
  })
})
