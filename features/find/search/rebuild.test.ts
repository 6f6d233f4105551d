import { openCatalogCache, rewriteSearchRows } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aDatabase } from '@hojip/inventory/testing'
import { systemClock } from '@hojip/platform/clock'
import { testApi } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { searchRoutes } from './index.ts'

const rows = sql`select * from search_goods order by goods_id`

test('a rebuild gives every product the same row as the import, and finds words that are stored nowhere else', async () => {
  const { db, drop } = await aDatabase()
  try {
    const red = { 'zh-CN': '红色', 'en-US': 'Red', 'ko-KR': '빨강' }
    const { goodsId } = await aProduct(db, {
      keywords: ['下饭'],
      brand: { 'zh-CN': '山里' },
      options: [{ name: { 'zh-CN': '颜色' }, values: [red] }],
      skus: [{ choice: [0], priceFen: 900, stock: 0 }],
      params: [{ name: { 'zh-CN': '产地' }, value: { 'zh-CN': '延吉' } }],
    })
    await aProduct(db, { salesCount: 400, isOnSale: false })
    const before = (await rows.execute(db)).rows
    await sql`delete from search_goods`.execute(db)
    const steps: string[] = []
    expect(await rewriteSearchRows(db, (done, total) => steps.push(`${done}/${total}`))).toBe(2)
    expect((await rows.execute(db)).rows).toEqual(before)
    expect(steps).toEqual(['2/2', '2/2'])
    // A product of a mall that did not store its search words keeps those it is found by.
    await sql`update goods set keywords = null`.execute(db)
    await rewriteSearchRows(db)
    const api = testApi(
      searchRoutes({ db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)),
    )
    const { list } = (await api.send('POST /bizGoods/findAll', { goodsName: '下饭' })).data
    expect(list.map(({ pkId }) => pkId)).toEqual([goodsId])
    await api.close()
  } finally {
    await drop()
  }
})
