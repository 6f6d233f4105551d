import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db, Tools } from '@hojip/db'
import { refusalText } from '@hojip/platform/refusal'
import { shopOfVendor } from '@hojip/shops'
import type { ObjectStore } from '@hojip/uploads'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { UnreadableFile } from './import/file/unreadable-file.ts'
import { importCatalog, putCategories, type ImportReport } from './index.ts'
import type { ImportOptions } from './actions/import-catalog.ts'
import { importHere } from './testing/import-here.ts'

let db: Db
let tools: Tools
let dir: string
let objects: ObjectStore
importHere((place) => {
  ;({ db, tools, dir, objects } = place)
})

function sample(name: string) {
  return fileURLToPath(new URL(`./import/samples/${name}.csv`, import.meta.url))
}

function importFile(path: string, options: Partial<ImportOptions> = {}) {
  return importCatalog(tools, path, { openShop: shopOfVendor, objects, ...options })
}

async function importText(text: string | Buffer, options: Partial<ImportOptions> = {}) {
  const path = join(dir, 'file.csv')
  await writeFile(path, text)
  return importFile(path, options)
}

function good() {
  return readFile(sample('good'), 'utf8')
}

async function productOf(handle: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select g.*, g.name->>'zh-CN' as title, s.name->>'zh-CN' as shop,
      (select jsonb_agg(jsonb_build_object('sn', k.sn, 'choice', k.choice, 'price', k.price_fen, 'was', k.line_price_fen,
         'stock', t.on_hand, 'sale', k.is_on_sale) order by k.sn)
       from sku k left join stock t on t.sku_id = k.id where k.goods_id = g.id) as skus,
      (select jsonb_agg(c.name->>'zh-CN' order by c.level) from category c
       where c.id in (g.category1_id, g.category2_id, g.category3_id)) as path
    from goods g join shop s on s.id = g.shop_id where handle = ${handle}`.execute(db)
  return rows[0]
}

async function contents() {
  const { rows } = await sql<{ text: string }>`
    select (select jsonb_agg(to_jsonb(g) order by g.id)::text from goods g)
      || (select jsonb_agg(to_jsonb(k) order by k.id)::text from sku k)
      || (select jsonb_agg(to_jsonb(t) order by t.sku_id)::text from stock t)
      || (select jsonb_agg(to_jsonb(c) order by c.id)::text from category c)
      || (select jsonb_agg(to_jsonb(p) order by p.ref)::text from picture p)
      || (select version::text from catalog_version) as text`.execute(db)
  return rows[0]!.text
}

function reasons(report: ImportReport) {
  return report.refusals.map(
    ({ line, column, handle, reason }) => `${line} ${handle} ${column}: ${refusalText(reason, 'en-US')}`,
  )
}

describe('a sound file', () => {
  test('is imported with everything it contains', async () => {
    const report = await importFile(sample('good'))
    expect(report).toMatchObject({ rows: 6, products: 3, added: 3, refused: 0, skus: 5, shopsAdded: 2 })
    const kimchi = await productOf('kimchi')
    expect(kimchi).toMatchObject({
      title: '手工辣白菜',
      shop: '朝市小铺',
      path: ['食品', '朝鲜族风味', '泡菜腌菜'],
      selling: { 'zh-CN': '每周三现腌', 'en-US': '每周三现腌', 'ko-KR': '每周三现腌' },
      price_fen: 1990,
      is_on_sale: true,
      skus: [
        { sn: 'KC-1', choice: [0, 0], price: 1990, was: null, stock: 20, sale: true },
        { sn: 'KC-2', choice: [0, 1], price: 2990, was: null, stock: 15, sale: true },
        { sn: 'KC-3', choice: [1, 1], price: 2990, was: null, stock: 0, sale: true },
      ],
    })
    expect(kimchi!['params']).toMatchObject([
      [{ 'zh-CN': '净含量' }, { 'zh-CN': '1kg' }],
      [{ 'zh-CN': '产地' }, { 'zh-CN': '延吉' }],
    ])
    expect(kimchi!['body_html']).toMatch(
      /^<p>冷藏保存。<\/p><p><img src="\/pictures\/r-[0-9a-f]{32}-800\.webp" alt="" loading="lazy" \/><\/p>$/,
    )
  })

  test('pictures follow their positions and are stored by source address', async () => {
    await importFile(sample('good'))
    const { rows } = await sql<{ url: string }>`
      select source_url as url from goods, jsonb_array_elements_text(gallery) with ordinality as g (ref, place)
      join picture using (ref) where handle = 'kimchi' order by place`.execute(db)
    expect(rows.map(({ url }) => url.slice(-12))).toEqual(['kimchi-1.jpg', 'kimchi-2.jpg', 'kimchi-3.jpg'])
  })

  test('products without options, without a category, and drafts', async () => {
    await importFile(sample('good'))
    expect(await productOf('mug')).toMatchObject({
      options: [],
      path: ['厨具', '餐具'],
      skus: [{ choice: [], price: 4500 }],
    })
    expect(await productOf('scarf')).toMatchObject({ path: ['其他'], is_on_sale: false })
  })

  test('finds shops and categories by their names in any language', async () => {
    await tools.db.transaction().execute((tx) =>
      putCategories(tx, [
        {
          code: 'food',
          name: { 'zh-CN': '食品', 'en-US': 'Food' },
          children: [{ code: 'kimchi', name: { 'zh-CN': '泡菜', 'ko-KR': '김치' } }],
        },
        {
          code: 'home',
          name: { 'zh-CN': '居家' },
          children: [{ code: 'mugs', name: { 'zh-CN': '杯子', 'en-US': 'Mugs' } }],
        },
      ]),
    )
    const text = (await good()).replace('食品 > 泡菜 > 辣白菜', 'food > 김치 > 辣白菜')
    expect(await importText(text)).toMatchObject({ categoriesAdded: 1 })
    expect((await productOf('kimchi'))!['path']).toEqual(['食品', '泡菜'])
    expect((await productOf('mug'))!['path']).toEqual(['居家', '杯子'])
  })

  test('tags become search words', async () => {
    await importFile(sample('good'))
    const { rows } =
      await sql`select handle from goods join search_goods on goods_id = id where words @@ '下饭'::tsquery`.execute(
        db,
      )
    expect(rows).toEqual([{ handle: 'kimchi' }])
  })
})

describe('the next import', () => {
  test('of the same file changes nothing', async () => {
    await importFile(sample('good'))
    const before = await contents()
    expect(await importFile(sample('good'))).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 3,
      skus: 0,
      shopsAdded: 0,
    })
    expect(await contents()).toBe(before)
  })

  test('takes over changes', async () => {
    await importFile(sample('good'))
    const id = (await productOf('mug'))!['id']
    const text = (await good()).replace(',7,45,', ',9,39.5,').replace('Stoneware mug', 'Stoneware cup')
    expect(await importText(text)).toMatchObject({ added: 0, changed: 1, unchanged: 2 })
    expect(await productOf('mug')).toMatchObject({
      id,
      title: 'Stoneware cup, 5" tall',
      skus: [{ price: 3950, stock: 9 }],
    })
  })

  test('takes missing SKUs off sale and never gives their place to another', async () => {
    await importFile(sample('good'))
    const idOf = async (sn: string) =>
      (await sql<{ id: string }>`select id from sku where sn = ${sn}`.execute(db)).rows[0]?.id
    const [second, third] = [await idOf('KC-2'), await idOf('KC-3')]
    // The first value of both axes is dropped; a new one comes before the remaining ones.
    const lines = (await good()).split('\r\n')
    const first = lines[1]!.replace('微辣', '中辣').replace('500g', '1kg').replace('KC-1', 'KC-9')
    await importText([lines[0], first, lines[3], ...lines.slice(4)].join('\r\n'))
    const skus = (await productOf('kimchi'))!['skus'] as { sn: string; sale: boolean; choice: number[] }[]
    expect(skus.filter((sku) => sku.sale).map((sku) => sku.sn)).toEqual(['KC-3', 'KC-9'])
    expect(skus.find((sku) => sku.sn === 'KC-9')!.choice).toEqual([2, 1])
    expect([await idOf('KC-2'), await idOf('KC-3')]).toEqual([second, third])
  })
})

describe('a broken file', () => {
  test('missing and repeated columns are all named, and nothing is written', async () => {
    const failure = await importFile(sample('missing-columns')).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(UnreadableFile)
    expect((failure as UnreadableFile).message).toBe(
      'the column "handle" is there twice; these columns are missing: Variant Price',
    )
  })

  test('cut short: the last product is left out', async () => {
    const report = await importFile(sample('truncated'))
    expect(report).toMatchObject({ added: 1, refused: 1 })
    expect(reasons(report)[0]).toContain('4 kimchi : 15 cells where the header has 23')
    expect(await productOf('kimchi')).toBeUndefined()
  })

  test('as a Chinese Excel saves it: imported like any other', async () => {
    expect(await importFile(sample('gbk'))).toMatchObject({ added: 2, refused: 0 })
  })

  test('a quote left open: its row is named, the rows after it are imported', async () => {
    const report = await importFile(sample('open-quote'))
    expect(report).toMatchObject({ products: 4, added: 3, refused: 1 })
    expect(reasons(report)).toEqual([
      '3 broken Title: the quotation mark that opens here is not closed properly',
    ])
    expect(await productOf('scarf')).toBeDefined()
  })

  test('a cell of 10 MB', async () => {
    const text = (await good()).replace('Just text', 'x'.repeat(10_000_000))
    const report = await importText(text)
    expect(report).toMatchObject({ added: 2, refused: 1 })
    expect(reasons(report)).toEqual(['6 mug Body (HTML): a cell of more than 1 MB'])
  })

  test('HTML longer than the editor takes is refused with its row and column, the others are imported', async () => {
    const long = 'x'.repeat(60_001)
    const text = `Handle,Title,Body (HTML),Vendor,Variant Price\na,A,${long.slice(1)},Mei,1\nb,B,${long},Mei,1\n`
    const report = await importText(text)
    expect(reasons(report)).toEqual(['3 b Body (HTML): 60000 characters at most'])
    expect(report).toMatchObject({ added: 1, refused: 1 })
    const own = await importText(
      text.replace('Body (HTML)', 'Selling Point,Body (HTML)').replaceAll(/,(?=x)/g, ',,'),
    )
    expect(reasons(own)).toEqual(['3 b Body (HTML): 60000 characters at most'])
  })

  test('a repeated handle is refused, the first product stays', async () => {
    const report = await importFile(sample('duplicate-handles'))
    expect(report).toMatchObject({ products: 3, added: 2, refused: 1 })
    expect(reasons(report)[0]).toContain('5 kimchi Handle: this handle already appears further up')
    expect((await productOf('kimchi'))!['title']).toBe('手工辣白菜')
  })

  test('every bad row is named with line, column and reason; the sound one is imported', async () => {
    const report = await importFile(sample('bad-rows'))
    expect(report).toMatchObject({ rows: 20, products: 17, added: 3, refused: 15 })
    expect(reasons(report)).toMatchInlineSnapshot(`
      [
        "2 no-title Title: must not be empty",
        "3 no-price Variant Price: must not be empty",
        "4 negative Variant Price: "-3.00" is not an amount such as 39.90",
        "5 words Variant Price: "十元" is not an amount such as 39.90",
        "6 free Variant Price: a price is between 0.01 and 99999999.99",
        "7 three-digits Variant Price: "1.005" is not an amount such as 39.90",
        "8 half-unit Variant Inventory Qty: "1.5" is not a whole number from 0 to 1000000000",
        "10 no-vendor Vendor: must not be empty",
        "12 twin Option1 Value: the same variant as on line 11",
        "14 no-value Option2 Value: must not be empty",
        "15 stray-value Option3 Value: a value of an option that the product's first row does not name",
        "16 bad-status Status: "maybe" is not one of active, draft, archived, unlisted",
        "17 bad-image Image Src: not an http or https address",
        "18 two-faults Variant Price: "y" is not an amount such as 39.90",
        "18 two-faults Variant Inventory Qty: "x" is not a whole number from 0 to 1000000000",
        "20  Handle: must not be empty",
      ]
    `)
  })

  test('a product with one bad row is left entirely as it was', async () => {
    await importFile(sample('good'))
    const before = await contents()
    const text = (await good()).replace('19.90', '9.90').replace(',15,29.90,', ',15,much,')
    const report = await importText(text)
    expect(report).toMatchObject({ unchanged: 2, refused: 1 })
    expect(reasons(report)).toEqual(['3 kimchi Variant Price: "much" is not an amount such as 39.90'])
    expect(await contents()).toBe(before)
  })

  test('a value that the database refuses fails its own product only', async () => {
    const openShop = async (tx: Parameters<typeof shopOfVendor>[0], name: string) => {
      if (name === 'Morning Market') await sql`select 1 / 0`.execute(tx)
      return shopOfVendor(tx, name)
    }
    const report = await importCatalog(tools, sample('good'), { openShop, objects })
    expect(report).toMatchObject({ added: 2, refused: 1 })
    expect(reasons(report)[0]).toContain('6 mug : the database refuses it: division by zero')
  })
})

test('text that looks like a formula is imported as text', async () => {
  expect(await importFile(sample('injection'))).toMatchObject({ added: 1 })
  expect(await productOf('formula')).toMatchObject({
    title: '=HYPERLINK("http://evil.example","点我")',
    shop: '@SUM(A1)',
    path: ['其他'],
    selling: { 'zh-CN': '+1+cmd|calc' },
    body_html: '<p>x</p>',
    skus: [{ sn: '=SKU()', price: 1000 }],
  })
})
