import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCatalog, openCatalogCache } from '@hojip/catalog'
import { aDatabase } from '@hojip/inventory/testing'
import { systemClock } from '@hojip/platform/clock'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { testApi } from '@hojip/platform/testing'
import { countWords, searchRoutes } from '@hojip/search'
import { shopOfVendor } from '@hojip/shops'
import { folderObjects } from '@hojip/uploads'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { figuresOf, judged, type Found } from './figures.ts'
import { importedChinese, importedEnglish, importedKorean } from './imported.ts'

/** The catalogue is not part of the project: who has its file names it, and the others skip this. */
const file = process.env['JUDGED_CATALOGUE']

const sets = [
  ['zh-CN', importedChinese, { recall: 0.9, mrr: 0.8 }],
  ['ko-KR', importedKorean, { recall: 0.5, mrr: 0.4 }],
  ['en-US', importedEnglish, { recall: 0.5, mrr: 0.4 }],
] as const

describe.skipIf(!file)('a real catalogue', () => {
  let api: ReturnType<typeof testApi>
  let handles: Map<string, string>
  let end: () => Promise<void>
  beforeAll(async () => {
    const { db, drop } = await aDatabase()
    const log = createLog('error')
    const tools = { db, log, clock: systemClock, jobs: createJobs({ db, log }) }
    const dir = await mkdtemp(join(tmpdir(), 'judged-'))
    await importCatalog(tools, file!, { openShop: shopOfVendor, objects: folderObjects(dir) })
    await countWords(db)
    const { rows } = await sql<{ id: string; handle: string }>`select id, handle from goods`.execute(db)
    handles = new Map(rows.map(({ id, handle }) => [id, handle.replace(/^yx-/, '')]))
    api = testApi(searchRoutes(tools, openCatalogCache(tools)))
    end = async () => {
      await api.close()
      await drop()
      await rm(dir, { recursive: true })
    }
  }, 300_000)
  afterAll(() => end())

  test.each(sets)(
    '%s: what a query has to find is among its first ten',
    async (locale, queries, least) => {
      const all: Found[] = []
      for (const one of judged(queries)) {
        const asked = { goodsName: one.query, pageSize: 10 }
        const { list } = (await api.send('POST /bizGoods/findAll', asked, { locale })).data
        all.push({ ...one, found: list.map(({ pkId }) => handles.get(pkId)!) })
      }
      const { recall, mrr, missed } = figuresOf(all)
      process.stdout.write(
        `${locale}: ${all.length} queries, recall@10 ${recall.toFixed(3)}, MRR ${mrr.toFixed(3)}\n${missed.join('\n')}\n`,
      )
      expect(recall).toBeGreaterThanOrEqual(least.recall)
      expect(mrr).toBeGreaterThanOrEqual(least.mrr)
    },
    60_000,
  )
})
