import { anOrdersMall, type TestMall } from '@hojip/orders/testing'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { searchRoutes } from '@hojip/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EditedCategory } from '../../contract/categories-calls.ts'
import { catalogJobs, catalogRoutes, openCatalogCache, putCategories, skusForSale } from '../../index.ts'
import { markCategories } from '../../store/changes/follow-categories.ts'
import { aProduct, type AGoods } from '../../testing.ts'

let mall: TestMall
let [tao, ann] = [] as unknown as [Viewer, Viewer]
beforeAll(async () => {
  mall = await anOrdersMall((tools) => {
    catalogJobs(tools)
    const cache = openCatalogCache(tools, 0)
    return [...catalogRoutes(tools, cache), ...searchRoutes(tools, cache)]
  })
  ;[tao, ann] = [await anOperator('Tao'), await anOperator('Ann')]
})
afterAll(() => mall.stop())

async function anOperator(name: string): Promise<Viewer> {
  const userId = newId()
  await mall.tools.db
    .insertInto('account')
    .values({ id: userId, name, role: 'operator', phone: null })
    .execute()
  return { userId, role: 'operator', sessionId: newId() }
}

function text(word: string) {
  return { 'zh-CN': `${word}类`, 'en-US': word, 'ko-KR': `${word} 종류` }
}

let made = 0
/** A branch of three levels with words of its own, and a product on the last level. */
async function aBranch() {
  const word = `kind${(made += 1)}`
  const nodes = ['a', 'b', 'c'].map((level) => ({ code: `${word}-${level}`, name: text(`${word}${level}`) }))
  const [a, b, c] = nodes
  const ids = await inTransaction(mall.tools.db, (tx) =>
    putCategories(tx, [{ ...a!, children: [{ ...b!, children: [c!] }] }]),
  )
  const path = nodes.map(({ code }) => ids.get(code)!) as [string, string, string]
  return { word, path, nodes, product: await aProduct(mall.tools.db, { categoryIds: path }) }
}

async function tree(): Promise<{ list: EditedCategory[]; followNum: number }> {
  return (await mall.call(tao, 'GET /sysConsole/queryCategories', {})).data
}

async function seen(pkId: string) {
  const { version } = (await tree()).list.find((one: { pkId: string }) => one.pkId === pkId)!
  return { pkId, version }
}

async function write(act: string, input: object, as = tao) {
  const call = `POST /sysConsole/${act}Category` as 'POST /sysConsole/renameCategory'
  return mall.call(as, call, input)
}

function settle() {
  return mall.tools.jobs.drain({ early: true })
}

async function pathOfProduct({ goodsId }: AGoods) {
  const { rows } = await sql<{ path: string[]; searched: string[]; listed: string[] }>`
    select array_remove(array[g.category1_id, g.category2_id, g.category3_id], null) as path,
      array_remove(array[s.category1_id, s.category2_id, s.category3_id], null) as searched,
      array_remove(array[p.category1_id, p.category2_id, p.category3_id], null) as listed
    from goods g join search_goods s on s.goods_id = g.id join shop_product p on p.goods_id = g.id
    where g.id = ${goodsId}`.execute(mall.tools.db)
  const [row] = rows
  expect([row!.searched, row!.listed]).toEqual([row!.path, row!.path])
  return row!.path
}

/** The products that a shopper finds. */
async function found(asked: object): Promise<string[]> {
  const { data } = await mall.call(null, 'POST /bizGoods/findAll', { pageNum: 1, pageSize: 20, ...asked })
  return data.list.map(({ pkId }: { pkId: string }) => pkId)
}

describe('renaming', () => {
  test('shoppers find the products by the new name, and no longer by the earlier one', async () => {
    const { word, path, product } = await aBranch()
    expect(await found({ goodsName: `${word}b` })).toEqual([product.goodsId])
    const name = { ...text(`new${word}`), 'ko-KR': '새 이름' }
    expect(await write('rename', { ...(await seen(path[1])), name })).toMatchObject({ code: '10000' })
    await settle()
    expect(await found({ goodsName: `new${word}` })).toEqual([product.goodsId])
    expect(await found({ goodsName: `${word}b` })).toEqual([])
    expect(await tree()).toMatchObject({ followNum: 0 })
  })

  test('two siblings do not have the same name in a language; elsewhere it is allowed', async () => {
    const [one, other] = [await aBranch(), await aBranch()]
    const name = { ...text('x'), 'ko-KR': ` ${one.nodes[0]!.name['ko-KR'].toUpperCase()}` }
    const refused = await write('rename', { ...(await seen(other.path[0])), name })
    expect(refused).toMatchObject({ data: { reason: 'categories/sameName' } })
    expect(await write('rename', { ...(await seen(other.path[1])), name })).toMatchObject({ code: '10000' })
  })

  test('of two operators with the same version, the second is refused', async () => {
    const { path } = await aBranch()
    const from = await seen(path[0])
    const answers = await Promise.all([
      write('rename', { ...from, name: text(newId()) }, tao),
      write('rename', { ...from, name: text(newId()) }, ann),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['10000', '40009'])
  })
})

describe('the rule of returns', () => {
  const rules = async (ids: readonly string[]) => {
    const { list } = await tree()
    return ids.map((id) => list.find(({ pkId }) => pkId === id)!.returnRule)
  }
  const set = async (pkId: string, returnRule: string | null) =>
    mall.call(tao, 'POST /sysConsole/setCategoryReturns', { ...(await seen(pkId)), returnRule })

  test('of a category holds below it, for orders from now on', async () => {
    const { path, product } = await aBranch()
    expect((await set(path[0], 'perishable')).code).toBe('10000')
    expect(await rules(path)).toEqual(['perishable', null, null])
    await settle()
    const ruleOf = async () => {
      const [sku] = await skusForSale(mall.tools.db, product.skuIds)
      return sku!.returnRule
    }
    expect(await ruleOf()).toBe('perishable')
    await set(path[2], 'sealed')
    expect(await ruleOf()).toBe('sealed')
    await set(path[2], null)
    expect(await ruleOf()).toBe('perishable')
  })

  test('is none that does not exist, and the second of two operators is refused', async () => {
    const { path } = await aBranch()
    const wrong = await set(path[0], 'never')
    expect([wrong.code, wrong.data.fields[0].field]).toEqual(['40001', 'returnRule'])
    const from = await seen(path[0])
    const both = ['sealed', 'digital'].map((one) => ({ ...from, returnRule: one as 'sealed' }))
    const answers = await Promise.all(
      both.map((input) => mall.call(tao, 'POST /sysConsole/setCategoryReturns', input)),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['10000', '40009'])
  })
})

describe('moving', () => {
  test('products follow, and an earlier address shows them', async () => {
    const [one, other] = [await aBranch(), await aBranch()]
    const to = { parentId: other.path[0], beforeId: other.path[1] }
    expect(await write('move', { ...(await seen(one.path[1])), ...to })).toMatchObject({ code: '10000' })
    await settle()
    expect(await pathOfProduct(one.product)).toEqual([other.path[0], one.path[1], one.path[2]])
    const [category1Id, category2Id, category3Id] = one.path
    expect(await found({ category1Id, category2Id, category3Id })).toEqual([one.product.goodsId])
    expect(await found({ category1Id: other.path[0] })).toHaveLength(2)
    const order = (await tree()).list.filter(({ parentId }) => parentId === other.path[0])
    expect(order.map(({ pkId }) => pkId)).toEqual([one.path[1], other.path[1]])
  })

  test('up to the first level, with those below it', async () => {
    const { path, product } = await aBranch()
    await write('move', { ...(await seen(path[1])), parentId: null, beforeId: null })
    await settle()
    expect(await pathOfProduct(product)).toEqual([path[1], path[2]])
    const levels = (await tree()).list.filter(({ pkId }) => path.includes(pkId)).map(({ level }) => level)
    expect(levels).toEqual([1, 1, 2])
  })

  test('not below itself, not to a fourth level, and not to a place that is gone', async () => {
    const [one, other] = [await aBranch(), await aBranch()]
    const move = async (pkId: string, parentId: string) =>
      (await write('move', { ...(await seen(pkId)), parentId, beforeId: null })).data.reason
    expect(await move(one.path[0], one.path[2])).toBe('categories/belowItself')
    expect(await move(one.path[1], other.path[1])).toBe('categories/tooDeep')
    expect(await move(one.path[1], newId())).toBe('categories/gone')
  })

  test('two moves at once that would make a circle: one of them is refused', async () => {
    const [one, other] = [await aBranch(), await aBranch()]
    const [a, b] = [await seen(one.path[2]), await seen(other.path[2])]
    await write('move', { ...a, parentId: null, beforeId: null })
    await write('move', { ...b, parentId: null, beforeId: null })
    const answers = await Promise.all([
      write('move', { ...(await seen(a.pkId)), parentId: b.pkId, beforeId: null }, tao),
      write('move', { ...(await seen(b.pkId)), parentId: a.pkId, beforeId: null }, ann),
    ])
    expect(answers.map(({ data }) => data?.reason).filter(Boolean)).toEqual(['categories/belowItself'])
    const ids = (await tree()).list.map(({ pkId }) => pkId)
    expect(ids).toEqual(expect.arrayContaining([a.pkId, b.pkId]))
  })
})

describe('merging', () => {
  test('the other one gets the products and those below; whatever names the merged one means the other', async () => {
    const { db } = mall.tools
    const [one, other] = [await aBranch(), await aBranch()]
    const more = await aProduct(db, { categoryIds: [one.path[0], one.path[1]] })
    const merged = await write('merge', { ...(await seen(one.path[1])), intoId: other.path[1] })
    expect(merged).toMatchObject({ code: '10000' })
    await settle()
    expect(await pathOfProduct(one.product)).toEqual([other.path[0], other.path[1], one.path[2]])
    expect(await pathOfProduct(more)).toEqual([other.path[0], other.path[1]])
    const [category1Id, category2Id] = one.path
    expect(await found({ category1Id, category2Id })).toHaveLength(3)
    // A file that names the code of the merged one, and a product that is written with its id.
    const [, b] = one.nodes
    const ids = await inTransaction(db, (tx) =>
      putCategories(tx, [{ ...b!, children: [{ code: `${b!.code}-new`, name: text('fresh') }] }]),
    )
    expect(ids.get(b!.code)).toBe(other.path[1])
    const added = (await tree()).list.find(({ pkId }) => pkId === ids.get(`${b!.code}-new`))
    expect(added).toMatchObject({ parentId: other.path[1], level: 3 })
    const late = await aProduct(db, { categoryIds: [one.path[0], one.path[1]] })
    expect(await pathOfProduct(late)).toEqual([other.path[0], other.path[1]])
  })

  test('what was merged earlier goes along', async () => {
    const [one, second, third] = [await aBranch(), await aBranch(), await aBranch()]
    await write('merge', { ...(await seen(one.path[2])), intoId: second.path[2] })
    await write('merge', { ...(await seen(second.path[2])), intoId: third.path[2] })
    await settle()
    expect(await pathOfProduct(one.product)).toEqual(third.path)
    const [category1Id, category2Id, category3Id] = one.path
    expect(await found({ category1Id, category2Id, category3Id })).toHaveLength(3)
  })

  test('not into itself or one below it, and not to a fourth level', async () => {
    const [one, other] = [await aBranch(), await aBranch()]
    const merge = async (pkId: string, intoId: string) =>
      (await write('merge', { ...(await seen(pkId)), intoId })).data.reason
    expect(await merge(one.path[0], one.path[0])).toBe('categories/belowItself')
    expect(await merge(one.path[0], one.path[1])).toBe('categories/belowItself')
    expect(await merge(one.path[0], other.path[1])).toBe('categories/tooDeep')
  })

  test('a product that was being saved meanwhile is found a minute later', async () => {
    const { db } = mall.tools
    const [one, other] = [await aBranch(), await aBranch()]
    await write('merge', { ...(await seen(one.path[2])), intoId: other.path[2] })
    await settle()
    const stray = await aProduct(db, { categoryIds: other.path })
    // What a transaction writes that had read the tree before: without the trigger, which sees its own snapshot.
    await inTransaction(db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`update goods set category1_id = ${one.path[0]}, category2_id = ${one.path[1]},
        category3_id = ${one.path[2]} where id = ${stray.goodsId}`.execute(tx)
    })
    await mall.tools.jobs.send(db, 'categories.follow', { again: one.path })
    await settle()
    expect(await pathOfProduct(stray)).toEqual(other.path)
  })
})

describe('adding and deleting', () => {
  const last = { parentId: null, beforeId: null }

  test('a code is made from the English name, and is free', async () => {
    const name = text(`Hand Tools & More ${(made += 1)}`)
    const add = async (given: object) => {
      const { data } = await write('add', { ...last, ...given })
      return (await tree()).list.find(({ pkId }) => pkId === (data as { pkId?: string } | null)?.pkId)
    }
    expect(await add({ name })).toMatchObject({ code: `hand-tools-more-${made}`, level: 1, isEmpty: true })
    const { pkId: parentId } = (await add({ name: text(`Parent ${made}`) }))!
    expect(await add({ name, parentId })).toMatchObject({ code: `hand-tools-more-${made}-2`, level: 2 })
    const taken = await write('add', { ...last, name: text(newId()), code: `hand-tools-more-${made}` })
    expect(taken).toMatchObject({ data: { reason: 'categories/sameCode' } })
    const nowhere = await write('add', { name, parentId: newId(), beforeId: null })
    expect(nowhere).toMatchObject({ data: { reason: 'categories/gone' } })
    const { path } = await aBranch()
    const deep = await write('add', { name, parentId: path[2], beforeId: null })
    expect(deep).toMatchObject({ data: { reason: 'categories/tooDeep' } })
  })

  test('names are wanted in three languages', async () => {
    const refused = await write('add', { ...last, name: { ...text('x'), 'ko-KR': ' ' } })
    expect(refused).toMatchObject({ code: '40001' })
    expect(JSON.stringify(refused.data)).toContain('name.ko-KR')
  })

  test('only what is empty can be deleted; a deleted product counts', async () => {
    const { path, product } = await aBranch()
    const remove = async (pkId: string) => (await write('delete', await seen(pkId))).data?.reason
    expect(await remove(path[1])).toBe('categories/notEmpty')
    await sql`update goods set deleted_at = now(), is_on_sale = false where id = ${product.goodsId}`.execute(
      mall.tools.db,
    )
    expect(await remove(path[2])).toBe('categories/notEmpty')
    expect((await tree()).list.find(({ pkId }) => pkId === path[2])).toMatchObject({
      goodsNum: 0,
      isEmpty: false,
    })
    const { data } = await write('add', { parentId: path[1], beforeId: null, name: text('empty') })
    const { pkId } = data as unknown as { pkId: string }
    expect(await remove(pkId)).toBeUndefined()
    expect((await write('delete', { pkId, version: 1 })).data.reason).toBe('categories/gone')
  })
})

test('an import and the demo leave names and places as operators have made them', async () => {
  const { path, nodes } = await aBranch()
  const [a, b] = nodes
  const name = text(newId())
  await write('rename', { ...(await seen(path[0])), name })
  await write('move', { ...(await seen(path[1])), parentId: null, beforeId: null })
  const before = await tree()
  await inTransaction(mall.tools.db, (tx) => putCategories(tx, [{ ...a!, children: [b!] }]))
  expect(await tree()).toEqual(before)
})

test('products of a marked category are written anew for the search, once a job has come by', async () => {
  const { db, jobs } = mall.tools
  const { product, path } = await aBranch()
  const marks = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from search_goods, unnest(tsvector_to_array(names)) as word
      where goods_id = ${product.goodsId} and word like '^%'`.execute(db)
    return rows[0]!.n
  }
  const before = await marks()
  expect(before).toBeGreaterThan(0)
  await sql`
    update search_goods set names = array_to_tsvector(array(
      select word from unnest(tsvector_to_array(names)) as word where word not like '^%'))`.execute(db)
  expect(await marks()).toBe(0)
  await inTransaction(db, (tx) => markCategories(tx, [path[2]]))
  await inTransaction(db, (tx) => jobs.send(tx, 'categories.follow-noted', {}))
  await jobs.drain()
  expect(await marks()).toBe(before)
  expect((await tree()).followNum).toBe(0)
})

test('however many categories products follow, the caches of the catalogue are emptied once', async () => {
  const { db, jobs } = mall.tools
  const branches = [await aBranch(), await aBranch(), await aBranch()]
  const version = async () => {
    const { rows } = await sql<{ n: number }>`select version::int as n from catalog_version`.execute(db)
    return rows[0]!.n
  }
  const before = await version()
  await inTransaction(db, (tx) =>
    markCategories(
      tx,
      branches.map(({ path }) => path[2]),
    ),
  )
  await inTransaction(db, (tx) => jobs.send(tx, 'categories.follow-noted', {}))
  await jobs.drain()
  expect((await tree()).followNum).toBe(0)
  expect((await version()) - before).toBe(1)
})
