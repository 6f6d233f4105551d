import { aProduct, type AGoods } from '@hojip/catalog/testing'
import { shopHref } from '@hojip/hrefs/browse'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { must, type GuardedMall, type Pass } from '../security/testing/guarded-mall.ts'
import { signInByPhone, type SignedIn } from '../security/testing/people.ts'
import { aReplicatedMall, aWritingBrowser, type ReplicatedMall } from './testing.ts'

let { server, mall, other, stop } = {} as ReplicatedMall
let lin: Awaited<ReturnType<typeof aWritingBrowser>>
/** A program's session. */
let program: SignedIn
beforeAll(async () => {
  ;({ server, mall, other, stop } = await aReplicatedMall())
  lin = await aWritingBrowser(mall, '13800000001')
  program = await signInByPhone(mall, '13800000002')
})
afterAll(() => stop())

let product: AGoods
beforeEach(async () => {
  product = await aProduct(mall.tools.db)
  await server.caughtUp()
  await vi.waitUntil(async () => (await answeredBy(mall, () => shopName(mall))).primary === 0, 60_000)
})
afterEach(() => server.resumeReplay())

/** How many statements of named paths each server has answered meanwhile. */
async function answeredBy(of: GuardedMall, work: () => Promise<unknown>) {
  const before = { ...of.tools.reads!.counts() }
  await work()
  const after = of.tools.reads!.counts()
  return { replica: after.replica - before.replica, primary: after.primary - before.primary }
}

async function shopName(of: GuardedMall, headers: Pass = {}): Promise<string> {
  const { list } = must(await of.send('GET /bizShop/queryShopInfo', { shopId: product.shopId }, headers))
  return list[0].shop.shopName
}

function renameShop(name: string) {
  return sql`update shop set name = ${JSON.stringify({ 'zh-CN': name })} where id = ${product.shopId}`.execute(
    mall.tools.db,
  )
}

test('lists, products, searches, rankings, feeds and sitemaps are read from the replica', async () => {
  const { goodsId, shopId } = product
  const calls: [string, Record<string, unknown>][] = [
    ['GET /bizGoods/queryGoodsInfo', { goodsId }],
    ['POST /bizGoods/findAll', { goodsName: '辣白菜', pageNum: 1, pageSize: 20 }],
    ['GET /sysCategory/queryFilters', { keyword: '辣白菜' }],
    ['GET /bizGoods/likeGoodsName', { goodsName: '辣白' }],
    ['POST /bizGoods/queryByIds', { goodsIds: [goodsId] }],
    ['GET /bizGoods/queryPriceHistory', { goodsId, days: 30 }],
    ['GET /appHome/queryFloors', {}],
    ['POST /bizGoods/queryRanking', { rankType: 'sales', days: 7, pageNum: 1, pageSize: 10 }],
    ['POST /bizGoods/queryRelated', { goodsId, type: 'similar', size: 4 }],
    ['GET /bizShop/queryShopInfo', { shopId, pageNum: 1 }],
    ['POST /bizGoodsComment/queryByGoodsId', { goodsId, pageNum: 1, pageSize: 5 }],
  ]
  for (const [call, input] of calls) {
    // The first reading learns of the version and may be a moment ahead of the replica.
    const by = await answeredBy(other, async () => must(await other.send(call, input)))
    expect(by.replica + by.primary, call).toBeGreaterThan(0)
    await server.caughtUp()
  }
  const feeds = [
    '/sitemap.xml',
    '/sitemaps/zh-CN/pages.xml',
    '/feeds/new-zh-CN.atom',
    '/feeds/google-zh-CN.tsv',
  ]
  for (const url of feeds) {
    // What is loaded anew in the background may be counted, too.
    await vi.waitFor(async () => {
      const by = await answeredBy(other, () => other.raw({ method: 'GET', url }))
      expect(by, url).toMatchObject({ primary: 0 })
      expect(by.replica, url).toBeGreaterThan(0)
    }, 60_000)
  }
  expect(other.tools.reads!.counts().replica).toBeGreaterThan(20)
})

test('what is cached under a version of the catalogue, and the index in memory, are never older than the version', async () => {
  const given = { shopId: product.shopId, handle: 'leek' }
  const { goodsId } = await aProduct(mall.tools.db, { ...given, name: '春韭菜' })
  const shown = async (goodsName: string) => {
    const [info, list, cards] = await Promise.all([
      mall.send('GET /bizGoods/queryGoodsInfo', { goodsId }),
      mall.send('POST /bizGoods/findAll', { goodsName, pageNum: 1, pageSize: 20 }),
      mall.send('POST /bizGoods/queryByIds', { goodsIds: [goodsId] }),
    ])
    const listed = must(list).list.find(({ pkId }: { pkId: string }) => pkId === goodsId)
    return [must(info).specs[0].price, listed?.price, must(cards).list[0]?.price]
  }
  await vi.waitFor(async () => expect(await shown('春韭菜')).toEqual(['29.80', '29.80', '29.80']), 60_000)
  await server.pauseReplay()
  await aProduct(mall.tools.db, { ...given, name: '霜降白菜', prices: [4560] })
  await vi.waitFor(async () => expect(await shown('霜降白菜')).toEqual(['45.60', '45.60', '45.60']), 60_000)
  // And the replica, which has heard of nothing, is still good enough for those who need no more.
  const before = await shopName(mall)
  await renameShop('还没听说')
  expect(await shopName(mall)).toBe(before)
  await server.resumeReplay()
  await server.caughtUp()
  expect(await shown('霜降白菜')).toEqual(['45.60', '45.60', '45.60'])
})

test('a shopper sees at once what they have written, in every process; a stranger may see what was before', async () => {
  const before = await shopName(mall)
  await server.pauseReplay()
  await renameShop('新名')
  const set = await lin.write(mall, 'POST /appUserSearch/save', { words: ['kimchi'] })
  expect(set).toMatch(/^__Host-wrote=[0-9a-f]{16}; HttpOnly; Path=\/; SameSite=Lax; Max-Age=10; Secure$/)
  const mark = lin.mark()
  for (const one of [mall, other]) {
    expect(await shopName(one, { cookie: lin.cookie() })).toBe('新名')
    expect(await shopName(one, { cookie: mark })).toBe('新名')
    expect(await shopName(one)).toBe(before)
    // A program with a token keeps no cookie.
    expect(await shopName(one, program.pass)).toBe('新名')
  }
  await server.resumeReplay()
  await server.caughtUp()
  await vi.waitFor(async () => {
    const by = await answeredBy(mall, () => shopName(mall, { cookie: mark }))
    expect(by).toMatchObject({ primary: 0 })
  }, 60_000)
})

test('a page for all is not older than it was', async () => {
  const page = async () => (await mall.raw({ method: 'GET', url: shopHref(product.shopId, 'shop') })).text
  const before = await shopName(mall)
  expect((await page()).includes(before)).toBe(true)
  await server.pauseReplay()
  await renameShop('页上新名')
  await vi.waitFor(async () => expect((await page()).includes('页上新名')).toBe(true), 60_000)
  expect(await shopName(mall)).toBe(before)
})

test('a forged cookie chooses a server, and nothing else', async () => {
  const before = await shopName(mall)
  await server.pauseReplay()
  await renameShop('真名')
  for (const mark of ['ffffffffffffffff', 'fffffffffffffffe', 'x', '', "' or 1", '-1'])
    expect(await shopName(mall, { cookie: `__Host-wrote=${mark}` }), mark).toBe('真名')
  expect(await shopName(mall, { cookie: '__Host-wrote=0000000000000000' })).toBe(before)
})

test('while the replica is away nobody is refused anything', async () => {
  const name = await shopName(mall)
  const { text: ready } = await mall.raw({ method: 'GET', url: '/ready' })
  await server.stopReplica()
  for (let time = 0; time < 20; time++) expect(await shopName(time % 2 ? mall : other)).toBe(name)
  expect((await mall.raw({ method: 'GET', url: '/ready' })).text).toBe(ready)
  await server.startReplica()
  await vi.waitFor(
    async () => expect(await answeredBy(mall, () => shopName(mall))).toMatchObject({ primary: 0 }),
    { timeout: 60_000 },
  )
  expect(mall.logged.map(({ event }) => event).filter((event) => event.startsWith('db.replica'))).toEqual([
    'db.replica-serves',
    'db.replica-away',
    'db.replica-serves',
  ])
})
