import { aRoom } from '@hojip/inventory/testing'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogRoutes, openCatalogCache, putCategories } from './index.ts'
import { aProduct } from './testing.ts'

type Asked = Record<string, unknown>

let { db, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
let tea: string

beforeAll(async () => {
  ;({ db, api, stop } = await aRoom((tools) => catalogRoutes(tools, openCatalogCache(tools, 0))))
  const name = { 'zh-CN': '茶叶', 'en-US': 'Tea', 'ko-KR': '차' }
  tea = (await inTransaction(db, (tx) => putCategories(tx, [{ code: 'tea', name }]))).get('tea')!
  await aProduct(db)
})
afterAll(() => stop())

test('current price and stock of SKUs, in the order asked for', async () => {
  const { skuIds } = await aProduct(db, { prices: [100, 200], stock: 7 })
  const off = await aProduct(db, { isOnSale: false, stock: 1 })
  const asked = [skuIds[1]!, off.skuIds[0]!, newId(), skuIds[0]!]
  const { list } = (await api.send('POST /bizGoods/queryStockPrice', { goodsSpecIds: asked })).data
  expect(list).toEqual([
    { goodsSpecId: skuIds[1], price: '2.00', stock: 7, isOnSale: true },
    { goodsSpecId: off.skuIds[0], price: '29.80', stock: 1, isOnSale: false },
    { goodsSpecId: skuIds[0], price: '1.00', stock: 7, isOnSale: true },
  ])
})

test('the tree: whole, to a level, below a category', async () => {
  const tree = async (asked: Asked) => (await api.send('POST /sysCategory/findTree', asked)).data.list
  const food = (await tree({})).find((node) => node.categoryCode === 'food')!
  expect(food).toMatchObject({
    categoryName: '食品',
    categoryNameEn: 'Food',
    categoryNameKo: '식품',
    level: 1,
  })
  expect(food.children[0]!.childrenList[0]!.categoryCode).toBe('cabbage-kimchi')
  expect(food.childrenList).toEqual(food.children)
  expect((await tree({ level: 1 })).flatMap((node) => node.children)).toEqual([])
  expect((await tree({ parentId: food.pkId })).map((node) => node.categoryCode)).toEqual(['kimchi'])
  expect(await tree({ parentId: newId() })).toEqual([])
})

describe('the menu of categories', () => {
  const menu = async (level?: number, locale: 'zh-CN' | 'ko-KR' = 'zh-CN') =>
    (await api.send('GET /sysCategory/queryMenu', level ? { level } : {}, { locale })).data
  test('has ids and names in one language, and codes for the first level', async () => {
    const food = (await menu(undefined, 'ko-KR')).list.find(({ code }) => code === 'food')!
    expect(food).toMatchObject({ name: '식품' })
    expect(food).not.toHaveProperty('pic')
    const [kimchi] = food.children
    expect(Object.keys(kimchi!)).toEqual(['id', 'name', 'children'])
    expect(kimchi!.children).toHaveLength(1)
  })
  test('ends at the requested level', async () => {
    expect((await menu(1)).list.flatMap(({ children }) => children)).toEqual([])
    expect((await menu(2)).list.flatMap(({ children }) => children.flatMap((one) => one.children))).toEqual(
      [],
    )
  })
  test('names the featured categories, with the path down to each', async () => {
    expect((await menu()).featured).toContainEqual({ name: '茶叶', path: [tea] })
  })
})
