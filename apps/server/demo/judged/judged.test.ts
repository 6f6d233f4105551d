import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCatalogCache } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { systemClock } from '@hojip/platform/clock'
import type { Locale } from '@hojip/platform/i18n'
import { testApi } from '@hojip/platform/testing'
import { searchRoutes } from '@hojip/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '@hojip/inventory/testing'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { silentProgress } from '../../running/progress.ts'
import { seedDemo } from '../seed.ts'
import { chineseQueries } from './chinese.ts'
import { englishQueries } from './english.ts'
import { figuresOf, judged, type Found } from './figures.ts'
import { koreanQueries } from './korean.ts'

let api: ReturnType<typeof testApi>
let handles: Map<string, string>
let end: () => Promise<void>

async function handlesOf(db: Db) {
  const { rows } = await sql<{ id: string; handle: string }>`select id, handle from goods`.execute(db)
  return new Map(rows.map(({ id, handle }) => [id, handle]))
}

beforeAll(async () => {
  const { db, drop } = await aDatabase()
  const log = createLog('error')
  const dataDir = await mkdtemp(join(tmpdir(), 'judged-'))
  const tools = { db, log, clock: systemClock, jobs: createJobs({ db, log }) }
  await seedDemo(tools, { dataDir, progress: silentProgress })
  handles = await handlesOf(db)
  api = testApi(searchRoutes(tools, openCatalogCache(tools)))
  end = async () => {
    await api.close()
    await drop()
    await rm(dataDir, { recursive: true })
  }
})
afterAll(() => end())

async function firstTen(goodsName: string, locale: Locale): Promise<string[]> {
  const { list } = (await api.send('POST /bizGoods/findAll', { goodsName, pageSize: 10 }, { locale })).data
  return list.map((card) => handles.get(card.pkId)!)
}

const sets = [
  ['zh-CN', chineseQueries],
  ['ko-KR', koreanQueries],
  ['en-US', englishQueries],
] as const

test('at least three hundred queries are judged', () => {
  expect(sets.flatMap(([, queries]) => judged(queries)).length).toBeGreaterThanOrEqual(300)
})

test.each(sets)(
  '%s: what a query has to find is among its first ten',
  async (locale, queries) => {
    const all: Found[] = []
    for (const one of judged(queries)) all.push({ ...one, found: await firstTen(one.query, locale) })
    const { recall, mrr, missed } = figuresOf(all)
    process.stdout.write(
      `${locale}: ${all.length} queries, recall@10 ${recall.toFixed(3)}, MRR ${mrr.toFixed(3)}\n`,
    )
    expect(missed).toEqual([])
    expect(mrr).toBeGreaterThan(0.9)
  },
  60_000,
)
