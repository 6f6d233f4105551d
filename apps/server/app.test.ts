import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tables } from '@hojip/db'
import { openDatabase } from '@hojip/platform/db'
import { failingLog, freshDatabase } from '@hojip/platform/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestSimulators } from '../simulators/testing.ts'
import { buildMall } from './app.ts'
import { readConfig } from './config.ts'
import { readPartners } from './settings/names/partners.ts'

let dataDir: string
let fresh: Awaited<ReturnType<typeof freshDatabase>>
let simulators: Awaited<ReturnType<typeof startTestSimulators>>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-app-'))
  fresh = await freshDatabase()
  simulators = await startTestSimulators({ dataDir: join(dataDir, 'simulators') })
})
afterAll(async () => {
  await simulators.stop()
  await fresh.drop()
  await rm(dataDir, { recursive: true })
})

test('a mall that could not be built leaves nothing open, and fails only when its fill has ended', async () => {
  const config = readConfig('demo', { DATA_DIR: dataDir })
  const partners = readPartners({ ...simulators.credentials, APP_SECRET: 's'.repeat(32) })
  if ('faults' in config || 'faults' in partners) throw new Error('no configuration')
  const opened = vi.spyOn(globalThis, 'setInterval')
  const closed = vi.spyOn(globalThis, 'clearInterval')
  const database = openDatabase<Tables>({ url: fresh.url })
  const order: string[] = []
  const sites = Promise.withResolvers<never>()
  const building = buildMall({
    config: config.value,
    partners: partners.value,
    db: database.db,
    log: failingLog(),
    sites: sites.promise,
    fill: async ({ db }) => {
      sites.reject(new Error('the build failed'))
      for (let i = 0; i < 20; i++) await db.selectFrom('account').select('id').limit(1).execute()
      order.push('filled')
    },
    simulatorUrl: null,
  }).catch((error: Error) => void order.push(error.message))
  await building
  expect(order).toEqual(['filled', 'the build failed'])
  await database.close()
  const intervals = opened.mock.results.map(({ value }) => value as unknown)
  const cleared = closed.mock.calls.map(([interval]) => interval as unknown)
  vi.restoreAllMocks()
  expect(intervals.length).toBeGreaterThan(3)
  expect(intervals.filter((one) => !cleared.includes(one))).toEqual([])
})
