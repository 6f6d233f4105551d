import { openCatalogCache } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aDatabase } from '@hojip/inventory/testing'
import { systemClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { testApi } from '@hojip/platform/testing'
import { aShop } from '@hojip/shops/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWords, searchRoutes } from './index.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
let named: string
let soldOut: string
beforeAll(async () => {
  ;({ db, drop } = await aDatabase())
  const shopId = await aShop(db)
  named = (await aProduct(db, { shopId, name: 'Wundertopf', salesCount: 31 })).goodsId
  const brand = { 'zh-CN': 'Wundertopf', 'en-US': 'Wundertopf', 'ko-KR': 'Wundertopf' }
  soldOut = (await aProduct(db, { shopId, name: 'Ding', brand, stock: 0, salesCount: 1023 })).goodsId
  await countWords(db)
  api = testApi(searchRoutes({ db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)))
})
afterAll(async () => {
  await api.close()
  await drop()
})

function as(role: Viewer['role']): Viewer {
  return { userId: newId(), role, sessionId: newId(), ...(role === 'shopper' ? {} : { site: 'desk' }) }
}

async function find(asked: Record<string, unknown>, viewer?: Viewer) {
  return (await api.send('POST /bizGoods/findAll', asked, viewer ? { as: viewer } : {})).data
}

test('an operator gets why each product has its place', async () => {
  const { explained } = await find({ goodsName: 'wundertopf', explain: true }, as('operator'))
  expect(explained).toEqual([
    {
      pkId: named,
      reading: 'typed',
      nameMatch: 4,
      isSoldOut: false,
      standing: 29,
      salesPoints: 20,
      scorePoints: 0,
      newPoints: 4,
    },
    {
      pkId: soldOut,
      reading: 'typed',
      nameMatch: 0,
      isSoldOut: true,
      standing: 2,
      salesPoints: 40,
      scorePoints: 0,
      newPoints: 4,
    },
  ])
  const meant = await find({ goodsName: 'wundertofp', explain: true }, as('operator'))
  expect(meant).toMatchObject({ corrected: 'wundertopf', explained: [{ reading: 'meant' }, {}] })
  expect((await find({ explain: true }, as('operator'))).explained).toHaveLength(2)
})

test('anybody else gets the same answer as without asking', async () => {
  const plain = await find({ goodsName: 'wundertopf' })
  expect(plain).not.toHaveProperty('explained')
  for (const viewer of [undefined, as('shopper'), as('staff')])
    expect(await find({ goodsName: 'wundertopf', explain: true }, viewer)).toEqual(plain)
  expect(await find({ goodsName: 'wundertopf' }, as('operator'))).toEqual(plain)
})

test('a query that finds nothing is answered with words of the mall that are nearly the same', async () => {
  expect(await find({ goodsName: 'wonderteupf' })).toMatchObject({ total: 0, near: ['wundertopf'] })
  expect(await find({ goodsName: 'qqqqqq' })).not.toHaveProperty('near')
  // Sold out or not: with a filter that leaves nothing, the words themselves are known.
  expect(await find({ goodsName: 'wundertopf', minPrice: '99999' })).not.toHaveProperty('near')
})
