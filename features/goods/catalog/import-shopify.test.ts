import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Tools } from '@hojip/db'
import { refusalText } from '@hojip/platform/refusal'
import { shopOfVendor } from '@hojip/shops'
import type { ObjectStore } from '@hojip/uploads'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { importCatalog } from './index.ts'
import type { ImportOptions } from './actions/import-catalog.ts'
import { importHere } from './testing/import-here.ts'

let db: Db
let tools: Tools
let dir: string
let objects: ObjectStore
importHere((place) => {
  ;({ db, tools, dir, objects } = place)
})

async function importText(text: string | Buffer, options: Partial<ImportOptions> = {}) {
  const path = join(dir, 'Mei and Lin.csv')
  await writeFile(path, text)
  return importCatalog(tools, path, { openShop: shopOfVendor, objects, ...options })
}

interface Read {
  handle: string
  title: string
  shop: string
  brand: string
  path: string
  onSale: boolean
  /** Units of each SKU; null for uncounted ones. */
  stock: (number | null)[]
  prices: number[]
  pictures: number
}

async function product(): Promise<Read[]> {
  const { rows } = await sql<Read>`
    select g.handle, g.name->>'zh-CN' as title, s.name->>'zh-CN' as shop, coalesce(g.brand->>'zh-CN', '') as brand,
           (select string_agg(c.name->>'en-US', ' > ' order by c.level) from category c
            where c.id in (g.category1_id, g.category2_id, g.category3_id)) as path,
           g.is_on_sale as "onSale",
           (select json_agg(case when t.is_counted then t.on_hand end order by k.sort)
            from sku k join stock t on t.sku_id = k.id where k.goods_id = g.id) as stock,
           (select json_agg(k.price_fen order by k.sort) from sku k where k.goods_id = g.id) as prices,
           jsonb_array_length(g.gallery) as pictures
    from goods g join shop s on s.id = g.shop_id order by g.handle`.execute(db)
  return rows
}

async function stocks() {
  return Object.fromEntries((await product()).map(({ handle, stock }) => [handle, stock[0]]))
}

test('the newer header means the same as the older', async () => {
  const text = `Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Image position,Image alt text,Variant image URL
Gold bracelet,bracelet,<p>Shines</p>,Mei,Apparel & Accessories > Jewelry > Bracelets,Bracelet,"gift, gold",TRUE,Active,B-1,123,Size,S,129.90,159.90,shopify,7,DENY,https://cdn.example.com/b.jpg,1,,
,bracelet,,,,,,,,B-2,124,,L,139.90,,shopify,0,CONTINUE,,,,https://cdn.example.com/l.jpg
,bracelet,,,,,,,,,,,,,,,,,https://cdn.example.com/c.jpg,2,,
`
  expect(await importText(text)).toMatchObject({ products: 1, added: 1, skus: 2, refused: 0 })
  expect(await product()).toEqual([
    {
      handle: 'bracelet',
      title: 'Gold bracelet',
      shop: 'Mei',
      brand: 'Mei',
      path: 'Jewelry',
      onSale: true,
      stock: [7, null],
      prices: [12990, 13990],
      pictures: 2,
    },
  ])
  expect(await importText(text)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
})

test('barcodes with the right check digit are kept; a shop’s own codes and a lost digit are not', async () => {
  const gtins = async () =>
    (await sql<{ gtin: string | null }>`select gtin from sku order by sort`.execute(db)).rows
  const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price'
  const rows = ['tea,Tea,Size,S,1', 'tea,,,M,1', 'tea,,,L,1']
  const codes = ["'6901234567892", '690-123', '6901234567893']
  const withCodes = rows.map((row, at) => `${row},${codes[at]}`)
  await importText([`${header},Variant Barcode`, ...withCodes].join('\n'))
  expect((await gtins()).map(({ gtin }) => gtin)).toEqual(['6901234567892', null, null])
  const changed = rows.map((row) => row.replace(/1$/, '2'))
  expect(await importText([header, ...changed].join('\n'))).toMatchObject({ changed: 1 })
  expect((await gtins())[0]).toEqual({ gtin: '6901234567892' })
})

test('a fault names the column as the file does', async () => {
  const report = await importText('Title,URL handle,Price\nCup,cup,ten\n')
  expect(report.refusals.map(({ line, column }) => [line, column])).toEqual([[2, 'Price']])
  await expect(importText('Title,URL handle\nCup,cup\n')).rejects.toThrow('missing: Price')
})

describe('stock', () => {
  const header =
    'Handle,Title,Vendor,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy'
  const rows = [
    'counted,A,Mei,1,shopify,5,deny',
    'untracked,B,Mei,1,,0,deny',
    'sells-on,C,Mei,1,shopify,-3,continue',
    'oversold,D,Mei,1,shopify,-3,deny',
    'none,E,Mei,1,shopify,,deny',
  ]

  test('stock that is not tracked or may be oversold is uncounted; negative stock is zero', async () => {
    await importText([header, ...rows].join('\n'))
    expect(await stocks()).toEqual({ counted: 5, untracked: null, 'sells-on': null, oversold: 0, none: 0 })
  })

  test('a product becomes counted and uncounted again with its file', async () => {
    await importText([header, ...rows].join('\n'))
    const swapped = ['counted,A,Mei,1,,5,deny', 'untracked,B,Mei,1,shopify,4,deny']
    expect(await importText([header, ...swapped].join('\n'))).toMatchObject({ changed: 2 })
    expect(await stocks()).toMatchObject({ counted: null, untracked: 4 })
  })

  test('a file without quantities leaves the stock of known products alone; new ones are uncounted', async () => {
    await importText([header, ...rows].join('\n'))
    const text =
      'Handle,Title,Vendor,Variant Price,Variant Inventory Tracker\ncounted,A,Mei,2,shopify\nnew,N,Mei,2,shopify\n'
    expect(await importText(text)).toMatchObject({ added: 1, changed: 1, refused: 0 })
    expect(await stocks()).toMatchObject({ counted: 5, new: null })
    expect((await product())[0]).toMatchObject({ handle: 'counted', prices: [200] })
  })
})

describe('the shop', () => {
  test('of a file without vendors is named after the file', async () => {
    await importText('Handle,Title,Variant Price\ncup,Cup,9\n')
    expect(await product()).toMatchObject([{ shop: 'Mei and Lin', brand: '' }])
  })

  test('is the one that the operator names; vendors become brands', async () => {
    const text = 'Handle,Title,Vendor,Variant Price\ncup,Cup,Lin,9\nbowl,Bowl,,9\n'
    expect(await importText(text, { shop: '朝市小铺' })).toMatchObject({ added: 2, shopsAdded: 1 })
    expect((await product()).map(({ shop, brand }) => [shop, brand])).toEqual([
      ['朝市小铺', ''],
      ['朝市小铺', 'Lin'],
    ])
  })
})

describe('categories', () => {
  const header = 'Handle,Title,Vendor,Product Category,Type,Tags,Variant Price'
  const names = async (text: string) => {
    const path = join(dir, 'names.csv')
    await writeFile(path, text)
    return path
  }

  test('by category, type and tags, in three languages; unknown kinds go to Other', async () => {
    const rows = [
      'a,A,Mei,Home & Garden > Lighting > Lamps,Table Lamps,,1',
      'b,B,Mei,,毛巾,,1',
      'c,C,Mei,,강아지,,1',
      'd,D,Mei,,,"new, houseplants",1',
      'e,E,Mei,Apparel & Accessories > Clothing,T-Shirts,summer,1',
      'f,F,Mei,,,,1',
      'g,G,Mei,"Home & Garden > Kitchen & Dining",Women\'s Rings,,1',
    ]
    const report = await importText([header, ...rows].join('\n'))
    expect(Object.fromEntries((await product()).map(({ handle, path }) => [handle, path]))).toEqual({
      a: 'Lighting > Table lighting > Table lamps',
      b: 'Bathroom > Towels > Face towels',
      c: 'Pets > Dogs',
      d: 'Plants',
      e: 'Other',
      f: 'Other',
      g: 'Cookware',
    })
    const kinds = [...report.kinds.values()].map(({ from, to, products }) => [
      from,
      to?.map((name) => name['ko-KR']).join(' > '),
      products,
    ])
    expect(kinds).toContainEqual(['毛巾', '욕실 > 수건 > 세면 수건', 1])
    expect(kinds).toContainEqual(['Apparel & Accessories > Clothing > T-Shirts', undefined, 1])
    expect(kinds).toContainEqual(['', undefined, 1])
  })

  test('every category has names of its own in each language', async () => {
    await importText([header, 'a,A,Mei,,Bracelets,,1', 'b,B,Mei,,Spaceships,,1'].join('\n'))
    const { rows } = await sql<{ zh: string; en: string; ko: string }>`
      select name->>'zh-CN' as zh, name->>'en-US' as en, name->>'ko-KR' as ko from category`.execute(db)
    for (const { zh, en, ko } of rows) expect(new Set([zh, en, ko]).size).toBe(3)
  })

  test('new ones are made only from a table of names', async () => {
    const text = [header, 'a,A,Mei,,Spaceships,,1', 'b,B,Mei,Toys > Rockets,,,1', 'c,C,Mei,,Hats,,1'].join(
      '\n',
    )
    await importText(text)
    const newCategories = await names(
      'name,zh,en,ko\nspaceship,飞船,Spaceships,우주선\nRockets,火箭,Rockets,로켓\n',
    )
    expect(await importText(text, { newCategories })).toMatchObject({
      changed: 2,
      unchanged: 1,
      categoriesAdded: 2,
    })
    expect((await product()).map(({ path }) => path)).toEqual(['Spaceships', 'Rockets', 'Other'])
    expect(await importText(text, { newCategories })).toMatchObject({ changed: 0, unchanged: 3 })
    const wrong = await names('hats,帽子,Hats\n')
    await expect(importText(text, { newCategories: wrong })).rejects.toThrow('needs four cells')
  })
})

test('a row without a handle fails alone, empty rows are skipped', async () => {
  const text =
    'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price\na,A,Mei,Size,S,1\n,,,,M,1\na,,,,L,2\n,,,,,\nb,B,Mei,,,1\n'
  const report = await importText(text)
  expect(report).toMatchObject({ products: 2, added: 2, refused: 1, skus: 3 })
  expect(
    report.refusals.map(({ line, column, reason }) => [line, column, refusalText(reason, 'en-US')]),
  ).toEqual([[3, 'Handle', 'must not be empty']])
})

test('semicolons, and commas between yuan and fen', async () => {
  await importText('Handle;Title;Vendor;Variant Price\ncup;Cup, red;Mei;19,90\n')
  expect(await product()).toMatchObject([{ title: 'Cup, red', prices: [1990] }])
})
