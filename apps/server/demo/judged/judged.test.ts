// by turns: day 2 of 3
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
import { thingsByLocale } from './things.ts'

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

const things = Object.entries(thingsByLocale).flatMap(([locale, list]) =>
  judged(list.replaceAll(' > ', ' ')).map(({ query }, at) => {
    const [first, behind = ''] = list.trim().split('\n')[at]!.split(' => ')[1]!.split(' > ')
    return [query, locale as Locale, first!.split(' '), behind.split(' ')] as const
  }),
)

test.each(things)('%s in %s finds the thing itself first', async (query, locale, first, behind) => {
  const found = await firstTen(query, locale)
  const names = first.flatMap((one) => one.split('|'))
  const front = found.slice(0, first.length)
  expect(front, found.join(' ')).toSatisfy((all: string[]) => all.every((one) => names.includes(one)))
  const last = Math.max(...names.map((one) => found.indexOf(one)))
  for (const one of behind.filter((id) => found.includes(id)))
    expect(found.indexOf(one), `${one} in ${found.join(' ')}`).toBeGreaterThan(last)
})

test.each<[string, Locale, string | undefined, string]>([
  ['便宜的茶', 'zh-CN', '3', '茶'],
  ['cheap wine', 'en-US', '3', 'wine'],
  ['저렴한 커피', 'ko-KR', '3', '커피'],
  ['最新的茶', 'zh-CN', '2', '茶'],
  ['best shampoo', 'en-US', '5', 'shampoo'],
  ['인기 있는 김치', 'ko-KR', '1', '김치'],
  ['tea for my mom', 'en-US', undefined, 'tea'],
  ['送妈妈的礼物', 'zh-CN', undefined, '礼盒'],
  ['gift for mom', 'en-US', undefined, 'gift'],
  ['엄마 선물', 'ko-KR', undefined, '선물'],
])('%s in %s is understood', async (goodsName, locale, sort, words) => {
  const { data } = await api.send('POST /bizGoods/findAll', { goodsName, pageSize: 10 }, { locale })
  expect(data.understood).toMatchObject({ words, ...(sort && { sort }) })
  expect(data.list.length).toBeGreaterThan(0)
  expect(data.corrected).toBeUndefined()
  if (sort !== '3') return
  const things = await firstTen(words, locale)
  expect(things).toContain(handles.get(data.list[0]!.pkId))
})

test('a word of the trade is not taken for a piece of furniture', async () => {
  const asked = { goodsName: '가게', pageSize: 10 }
  expect(
    (await api.send('POST /bizGoods/findAll', asked, { locale: 'ko-KR' })).data.corrected,
  ).toBeUndefined()
})
