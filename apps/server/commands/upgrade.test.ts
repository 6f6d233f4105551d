import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBooks } from '@hojip/books'
import { restoreBackup, takeBackup } from '@hojip/db/backup'
import { migrate, readSchema } from '@hojip/db/migrate'
import { leftAt, onDatabase, restoreEarlierMall } from '@hojip/db/testing'
import { readMallFacts } from '@hojip/health'
import { dayMs, hourMs } from '@hojip/platform/clock'
import { createLog } from '@hojip/platform/log'
import { freshDatabase } from '@hojip/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, must, type GuardedMall } from '../security/testing/guarded-mall.ts'
import { signInByPhone } from '../security/testing/people.ts'

const phone = '13987650011'

let mall: GuardedMall
let url: string
beforeAll(async () => {
  mall = await aGuardedMall({}, async (given) => {
    url = given
    await restoreEarlierMall(url)
    await ask(`update migration set applied_at = now() - interval '300 days'`)
    // Two processes of the new version that start at once.
    await Promise.all([migrate(url), migrate(url)])
    return url
  })
})
afterAll(() => mall.close())

function ask(statement: string) {
  return onDatabase(url, (run) => run(statement))
}

test('a mall of the last version before the baseline is at the baseline, and older processes go on beside it', async () => {
  const { migrations, functions, baseline } = readSchema()
  const rows = await ask('select name, expands from migration order by name collate "C"')
  expect(rows).toHaveLength(baseline!.count + migrations.length)
  expect(rows[0]).toEqual({ name: '0001_baseline.sql', expands: true })
  const files = await ask('select name, version from repeatable order by name collate "C"')
  expect(files).toEqual(functions.files.map(({ name }) => ({ name, version: functions.version })))
})

test('its books hold', async () => {
  const findings = await checkBooks(mall.tools.db, { now: leftAt, acknowledged: [] })
  const broken = findings.filter((finding) => finding.broken.length > 0).map(({ name }) => name)
  // Its jobs have become due since it was left, and nobody runs them here.
  expect(broken.filter((name) => name !== 'jobsRun')).toEqual([])
  expect(await ask('select count(*)::int as n from orders where paid_at is not null')).not.toEqual([{ n: 0 }])
})

test('nobody has checked its books yet, and it is late two days after the update, not at once', async () => {
  const [row] = await ask('select now() as at')
  const atMs = (row!['at'] as Date).getTime()
  const ageAt = async (nowMs: number) => {
    const clock = { ...mall.tools.clock, nowMs: () => nowMs }
    return (await readMallFacts({ db: mall.tools.db, clock }, {})).books.ageSeconds
  }
  expect(await ageAt(atMs)).toBeLessThan(hourMs / 1_000)
  expect(await ageAt(atMs + 2 * dayMs)).toBeGreaterThanOrEqual((2 * dayMs) / 1_000)
})

test('shoppers find its products, and read them', async () => {
  const { list } = must(await mall.send('POST /bizGoods/findAll', { goodsName: '辣白菜' }))
  expect(list.map(({ goodsName }: { goodsName: string }) => goodsName)).toContainEqual(
    expect.stringContaining('辣白菜'),
  )
  const product = must(await mall.send('GET /bizGoods/queryGoodsInfo', { goodsId: list[0].pkId }))
  expect(JSON.stringify(product)).toContain(list[0].goodsName)
})

test('a buyer signs in, and reads an order of before', async () => {
  const [order] = await ask('select id, user_id from orders where paid_at is not null order by id limit 1')
  const [orderId, userId] = [String(order!['id']), String(order!['user_id'])]
  await ask(`update account set phone = '+86${phone}' where id = '${userId}'`)
  const lin = await signInByPhone(mall, phone)
  expect(lin.userId).toBe(userId)
  const info = must(await mall.send('GET /bizOrder/queryOrderInfo', { orderId }, lin.pass))
  expect(JSON.stringify(info)).toContain(orderId)
})

test('what triggers keep goes on: a price is logged, and the ledger stays as it is', async () => {
  const [sku] = await ask('select id from sku where is_on_sale order by id limit 1')
  const logged = `select price_fen::int as fen from price_log where sku_id = '${String(sku!['id'])}' order by id desc limit 1`
  await ask(`update sku set price_fen = 98765 where id = '${String(sku!['id'])}'`)
  expect(await ask(logged)).toEqual([{ fen: 98_765 }])
  await expect(ask('update ledger_entry set amount_fen = amount_fen + 1')).rejects.toThrow(
    'only ever added to',
  )
})

test('a backup of the last version before the baseline is restored, with its functions; an older one is refused', async () => {
  const earlier = await freshDatabase()
  const target = await freshDatabase()
  const place = await mkdtemp(join(tmpdir(), 'hojip-upgrade-'))
  const step = () => undefined
  const restore = (folder: string, dataDir: string) =>
    restoreBackup({
      url: target.url,
      dataDir: join(place, dataDir),
      folder: join(place, folder),
      step,
      log: createLog('error'),
    })
  await restoreEarlierMall(earlier.url)
  await takeBackup({ url: earlier.url, dataDir: join(place, 'none'), folder: join(place, 'last'), step })
  await onDatabase(earlier.url, (run) => run(`delete from migration where name like '0267%'`))
  await takeBackup({ url: earlier.url, dataDir: join(place, 'none'), folder: join(place, 'older'), step })
  await onDatabase(target.url, async (run) => {
    await run('drop schema public cascade; create schema public; drop schema pgboss cascade')
  })
  await expect(restore('older', 'a')).rejects.toThrow(
    'the backup is too old: it has 118 of the 119 migrations up to 0267. Restore it with the version d38bd4d0',
  )
  await restore('last', 'b')
  await onDatabase(target.url, async (run) => {
    expect(await run('select count(*)::int as n from orders')).toEqual(
      await onDatabase(earlier.url, (ofEarlier) => ofEarlier('select count(*)::int as n from orders')),
    )
    await expect(run('delete from ledger_entry')).rejects.toThrow('only ever added to')
  })
  await earlier.drop()
  await target.drop()
  await rm(place, { recursive: true })
})
