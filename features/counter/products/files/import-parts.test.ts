import { aCategoryPath } from '@hojip/catalog/testing'
import { anOrdersMall, type TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { aShopWith, productsToolsOf } from '../testing.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { partsOf } from '../actions/files/import-batch.ts'
import type { JudgedProduct } from '../actions/files/judge-batch.ts'
import type { ProductsTools } from '../actions/tools.ts'
import { productsJobs, productsRoutes } from '../index.ts'
import { exportedText, runOneJob, sentFile } from '../testing/files.ts'

let mall: TestMall
let tools: ProductsTools
beforeAll(async () => {
  mall = await anOrdersMall((plain) => {
    tools = productsToolsOf(plain)
    productsJobs(tools)
    return productsRoutes(tools)
  })
  await aCategoryPath(mall.tools.db)
})
afterAll(() => mall.stop())

const head =
  'Handle,Title,Tags,Product Category,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Image Src\n'

function kelp(at: number, sizes: readonly string[], price = '9.90', picture = 'https://pics.example/1.jpg') {
  return sizes
    .map((size, place) => {
      const [title, tags] = place === 0 ? [`海带 kelp ${at}`, '"kelp, sea"'] : ['', '']
      return `kelp-${at},${title},${tags},Cabbage kimchi,尺寸,${size},${price},4,${picture}\n`
    })
    .join('')
}

const two = ['1kg', '2kg']

async function imported(mei: Viewer, text: string, atOnce: number | undefined) {
  const pkId = await sentFile(tools, mei, text)
  await runOneJob(tools, pkId)
  await mall.call(mei, 'POST /bizConsole/startProductImport', { pkId })
  await runOneJob({ ...tools, ...(atOnce && { productsAtOnce: atOnce }) }, pkId)
  const { data } = await mall.call(mei, 'POST /bizConsole/queryProductImport', { pkId })
  const { state, products, added, changed, unchanged, refused, refusals, warnings } = data.import
  return { state, products, added, changed, unchanged, refused, refusals, warnings }
}

/** The rows of a product in the table, without what two shops can never have in common. */
function rowsOf(table: string, where: string, order: string) {
  return sql.raw(`(select coalesce(jsonb_agg(to_jsonb(t) - array['id', 'shop_id', 'goods_id', 'sku_id', 'user_id', 'sn', 'at',
    'created_at', 'updated_at', 'line_price_until', 'words', 'vocabulary', 'names', 'facets'] order by ${order}), '[]')
    from ${table} t where ${where}) as ${table}`)
}

/** Everything that is stored of the shop's products, by handle. */
async function stored({ shopId }: Pick<Viewer, 'shopId'>) {
  const ofSku = 't.sku_id in (select id from sku k where k.goods_id = g.id)'
  const bySku = '(select k.choice from sku k where k.id = t.sku_id)'
  const { rows } = await sql<Record<string, unknown> & { sn: string }>`
    select g.sn, ${sql.join([
      rowsOf('goods', 't.id = g.id', 't.id'),
      rowsOf('sku', 't.goods_id = g.id', 't.choice'),
      rowsOf('stock', ofSku, bySku),
      rowsOf('stock_movement', ofSku, `${bySku}, t.id`),
      rowsOf('price_log', ofSku, `${bySku}, t.id`),
      rowsOf('product_version', 't.goods_id = g.id', 't.number'),
      rowsOf('search_goods', 't.goods_id = g.id', 't.goods_id'),
      rowsOf('shop_product', 't.goods_id = g.id', 't.goods_id'),
      rowsOf('shop_stock', 't.goods_id = g.id', bySku),
    ])},
      (select jsonb_build_array(s.facets[7:], array(select w from unnest(tsvector_to_array(s.words)) w where w !~ 'sn' and position(lower(g.sn) in w) = 0 order by w))
        from search_goods s where s.goods_id = g.id) as found,
      (select replace(p.words, lower(g.sn), 'SN') from shop_product p where p.goods_id = g.id) as listed
    from goods g where g.shop_id = ${shopId!} order by g.handle`.execute(mall.tools.db)
  return rows.map(({ sn, ...rest }) => JSON.parse(JSON.stringify(rest).replaceAll(sn, 'SN')) as object)
}

/** Files that one shop imports product by product, and another one in parts. */
const files: [name: string, text: (former: string) => string][] = [
  ['new products', () => head + [1, 2, 3, 4, 5, 6, 7].map((at) => kelp(at, two)).join('')],
  [
    'other names, prices, stock, sizes and axes',
    (former) =>
      former
        .replace('kelp 1', 'sea kelp 1')
        .replace(/^(kelp-2,.*)9\.90/m, '$18.80')
        .replace(/^(kelp-3,.*,hojip,)4,4/m, '$19,4')
        .replace(/^kelp-4,.*2kg.*\r?\n/m, ''),
  ],
  [
    'other axes, refused ones among others, and new ones',
    () =>
      head +
      kelp(5, two).replaceAll('尺寸', '重量') +
      kelp(6, two, '7.70', '/pictures/somebodys-800.webp') +
      kelp(7, ['1kg', '3kg']) +
      kelp(8, two, 'cheap') +
      kelp(9, two),
  ],
]

test('an import in parts writes what an import of one product after the other does', async () => {
  const [single, parts] = [await aShopWith(mall.tools.db, []), await aShopWith(mall.tools.db, [])]
  for (const [name, text] of files) {
    const answers = []
    for (const [{ mei }, atOnce] of [[single, 1] as const, [parts, undefined] as const])
      answers.push(await imported(mei, text(await exportedText(mall.tools, mei)), atOnce))
    expect(answers[1], name).toEqual(answers[0])
    const [one, many] = [await stored(single.mei), await stored(parts.mei)]
    expect(many, name).toEqual(one)
    expect(one.length, name).toBeGreaterThanOrEqual(7)
  }
})

test('a refused product leaves the others of its part in, each once', async () => {
  const { mei, shopId } = await aShopWith(mall.tools.db, [])
  const ats = Array.from({ length: 20 }, (_, at) => at)
  const text =
    head + ats.map((at) => kelp(at, two, '9.90', at === 13 ? '/pictures/somebodys-800.webp' : '')).join('')
  const answer = await imported(mei, text.replaceAll(/,\n/g, ',https://pics.example/1.jpg\n'), undefined)
  expect(answer).toMatchObject({ state: 'done', products: 20, added: 19, refused: 1 })
  expect(answer.refusals).toMatchObject([{ handle: 'kelp-13', faults: [{ line: 28 }] }])
  const { rows } = await sql`
    select count(*)::int as n, count(distinct g.id)::int as products from goods g join product_version v on v.goods_id = g.id
    where g.shop_id = ${shopId}`.execute(mall.tools.db)
  expect(rows).toEqual([{ n: 19, products: 19 }])
})

test('an import and a sale of the same products at once both happen', async () => {
  const { mei, products } = await aShopWith(
    mall.tools.db,
    Array.from({ length: 12 }, (_, at) => ({ name: `大葱${at}`, prices: [500], stock: 7 })),
  )
  const text = (await exportedText(mall.tools, mei)).replaceAll(',hojip,7,7,', ',hojip,17,7,')
  const skuIds = products.flatMap((product) => product.skuIds)
  const sold = skuIds
    .toReversed()
    .map((id) =>
      sql`update stock set on_hand = on_hand - 2, received = received - 2 where sku_id = ${id}`.execute(
        mall.tools.db,
      ),
    )
  const [answer] = await Promise.all([imported(mei, text, undefined), ...sold])
  expect(answer).toMatchObject({ state: 'done', changed: 12, refused: 0 })
  const { rows } = await sql<{ n: number }>`
    select distinct on_hand as n from stock where sku_id = any(${skuIds}::uuid[])`.execute(mall.tools.db)
  expect(rows).toEqual([{ n: 15 }])
})

test('a part ends where enough products or SKUs would be written, whatever stays as it is between them', () => {
  const product = (skus: number) =>
    ({
      judged:
        skus === 0 ? { outcome: 'unchanged' } : { outcome: 'added', wanted: { form: { skus: Array(skus) } } },
    }) as unknown as JudgedProduct
  const sizes = (skus: number[]) => partsOf(skus.map(product), 3).map((part) => part.length)
  expect(sizes([1, 0, 0, 1, 1, 0, 1, 0])).toEqual([6, 2])
  expect(sizes([499, 0, 2, 498, 1])).toEqual([2, 2, 1])
  expect(sizes([2_000, 2_000])).toEqual([1, 1])
  expect(sizes([0, 0, 0, 0, 0])).toEqual([5])
})
