// by turns: day 1 of 3
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { priceDrops } from '@hojip/catalog'
import type { Db, Tables, Tools } from '@hojip/db'
import { systemClock } from '@hojip/platform/clock'
import { openDatabase, readSetting } from '@hojip/platform/db'
import { exportedOutcomes } from '@hojip/products/testing/files'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { freshDatabase } from '@hojip/platform/testing'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentProgress } from '../running/progress.ts'
import { demoProducts } from './all-products.ts'
import { seedDemo } from './seed.ts'

let tools: Tools
let dataDir: string
let close: () => Promise<void>

beforeAll(async () => {
  const fresh = await freshDatabase()
  const { db, close: disconnect } = openDatabase<Tables>({ url: fresh.url })
  const log = createLog('error')
  tools = { db, log, clock: systemClock, jobs: createJobs({ db, log }) }
  dataDir = await mkdtemp(join(tmpdir(), 'demo-'))
  close = async () => {
    await disconnect()
    await fresh.drop()
    await rm(dataDir, { recursive: true })
  }
})
afterAll(() => close())

async function counts(db: Db) {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from shop) as shops, (select count(*) from goods) as goods,
           (select count(*) from sku where is_on_sale) as skus, (select count(*) from stock where on_hand > 0) as stocked,
           (select count(*) from picture where state = 'ready') as pictures,
           (select count(*) from account_staff where roles ? 'owner') as owners, (select count(*) from comment) as comments`.execute(
    db,
  )
  return rows[0]!
}

test('of two simultaneous starts on an empty database one fills it, and the other finds it filled', async () => {
  const fresh = await freshDatabase()
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'demo-'))))
  const processes = folders.map((folder) => ({ folder, ...openDatabase<Tables>({ url: fresh.url }) }))
  await Promise.all(
    processes.map(({ db, folder }) =>
      seedDemo({ ...tools, db }, { dataDir: folder, progress: silentProgress }),
    ),
  )
  expect(await counts(processes[0]!.db)).toMatchObject({ goods: 134 })
  await Promise.all(processes.map((one) => one.close()))
  await fresh.drop()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

test('the next start completes an interrupted one, and a third changes nothing', async () => {
  // A file where the folder of one of the pictures should be.
  const blocked = join(dataDir, 'pictures', createHash('sha256').update('kimchi').digest('hex').slice(0, 2))
  await mkdir(join(dataDir, 'pictures'))
  await writeFile(blocked, '')
  await expect(seedDemo(tools, { dataDir, progress: silentProgress })).rejects.toThrow(blocked)
  expect((await counts(tools.db))['pictures']).toBeGreaterThan(0)
  await rm(blocked)
  expect(await readSetting(tools.db, 'demo.seeded')).toBeUndefined()

  await seedDemo(tools, { dataDir, progress: silentProgress })
  const filled = await counts(tools.db)
  expect(filled).toMatchObject({ goods: 134, owners: filled['shops'] })
  expect(filled['shops']).toBeGreaterThanOrEqual(24)
  expect(filled['skus']).toBeGreaterThan(300)
  expect(filled['pictures']).toBeGreaterThanOrEqual(140)
  expect(filled['comments']).toBeGreaterThan(100)

  await seedDemo(tools, { dataDir, progress: silentProgress })
  expect(await counts(tools.db)).toEqual(filled)
})

test('comments come with photographs, the options bought and shops’ answers', async () => {
  const { rows } = await sql<Record<string, number>>`
    select count(*) filter (where jsonb_array_length(pictures) > 0) as seen,
           count(*) filter (where reply_content is not null and replied_at > created_at) as answered,
           count(*) filter (where sku_id in (select id from sku) and choice_name is not null) as chosen,
           count(distinct score) as scores, count(distinct locale) as locales
    from comment`.execute(tools.db)
  expect(rows[0]!['seen']).toBeGreaterThanOrEqual(40)
  expect(rows[0]!['answered']).toBeGreaterThanOrEqual(25)
  expect(rows[0]!['chosen']).toBeGreaterThan(140)
  expect(rows[0]).toMatchObject({ scores: 4, locales: 3 })
})

test('reduced products have asked their struck-through price before', async () => {
  const reduced = demoProducts.filter(({ linePriceFen }) => linePriceFen !== undefined)
  const drops = await priceDrops(tools.db, { days: 30, limit: 200 })
  expect(drops).toHaveLength(reduced.length)
  const { rows } = await sql<{ shown: number; asked: number }>`
    select count(*)::int as shown,
           count(*) filter (where exists (select from price_log l where l.sku_id = k.id
             and l.price_fen = k.line_price_fen and l.at < now() - interval '1 day'))::int as asked
    from sku k where line_price_fen is not null`.execute(tools.db)
  expect(rows[0]!.asked).toBe(rows[0]!.shown)
  expect(rows[0]!.shown).toBeGreaterThanOrEqual(reduced.length)
})

test('every displayed picture exists', async () => {
  const { rows } = await sql`
    with shown (ref) as (
      select jsonb_array_elements_text(gallery) from goods
      union select block->>'picture' from goods, jsonb_array_elements(story) block
      union select picture from category
      union select jsonb_array_elements_text(pictures) from comment
    )
    select ref from shown where ref is not null and ref not in (select ref from picture where state = 'ready')`.execute(
    tools.db,
  )
  expect(rows).toEqual([])
})

test('every first-level category has products and a picture', async () => {
  const { rows } = await sql`
    select code from category c where level = 1
    and (picture is null or not exists (select from goods g where g.category1_id = c.id))`.execute(tools.db)
  expect(rows).toEqual([])
})

test('the file of any shop’s products changes nothing when the shop imports it', async () => {
  const shops = await tools.db.selectFrom('shop').select('id').execute()
  const outcomes: [handle: string, outcome: string][] = []
  for (const { id } of shops) outcomes.push(...(await exportedOutcomes(tools, id)))
  expect(outcomes.filter(([, outcome]) => outcome !== 'unchanged')).toEqual([])
  expect(outcomes).toHaveLength(134)
})

test('the pictures are WebP files as the mall stores them: at most 800 pixels wide, and nothing but pixels', async () => {
  const folder = new URL('./pictures/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp'))
  expect(names.length).toBeGreaterThanOrEqual(200)
  for (const name of names) {
    const picture = sharp(await readFile(new URL(name, folder)), { failOn: 'warning' })
    const { format, width, height, pages, exif, icc, xmp } = await picture.metadata()
    expect([name, format, pages, exif, icc, xmp]).toEqual([name, 'webp', ...Array<undefined>(4)])
    expect([name, width <= 800 && height <= 800]).toEqual([name, true])
    await expect(picture.stats(), name).resolves.toBeDefined()
  }
})
