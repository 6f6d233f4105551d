import { aShopper, aStall, type Stall } from '@hojip/inventory/testing'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPaidOrder, anOrder, anOrdersMall, aShippedOrder, type TestMall } from '../../testing.ts'

let mall: TestMall
let stall: Stall
/** Three orders of the shop: paid, shipped and unpaid. */
let paid: Awaited<ReturnType<typeof anOrder>>
let shipped: typeof paid
let unpaid: typeof paid

async function change(orderId: string, set: { consignee: string; phone: string; remark?: string }) {
  await mall.tools.db.updateTable('orders').set(set).where('id', '=', orderId).execute()
}

beforeAll(async () => {
  mall = await anOrdersMall()
  const { db, clock } = mall.tools
  stall = await aStall(db)
  const stalls = [stall]
  paid = await aPaidOrder(mall.tools, { stalls, lin: await aShopper(db, '阿兰') })
  clock.advance(86_400_000)
  shipped = await aShippedOrder(mall.tools, { stalls, lin: await aShopper(db, 'Baram') })
  unpaid = await anOrder(mall.tools, { stalls, lin: await aShopper(db, 'Chul') })
  await change(paid.orderId, { consignee: '李美兰', phone: '+8613900001357', remark: '请放在门口' })
  await change(shipped.orderId, { consignee: '박민지', phone: '+821012348642' })
  await change(unpaid.orderId, { consignee: 'Zoe Smith', phone: '+8613911112468' })
  await sql`insert into parcel (id, order_id, carrier, tracking_number)
    values (${newId()}, ${shipped.orderId}, 'shunfeng', 'SF1000000777')`.execute(db)
  await mall.call(stall.mei, 'POST /bizConsole/saveOrderRemark', {
    orderId: shipped.orderId,
    content: '客户要 Invoice',
  })
})
afterAll(() => mall.stop())

async function found(words: string, by = stall.mei, more: object = {}): Promise<string[]> {
  const answer = await mall.call(by, 'POST /bizConsole/queryOrders', { words, ...more })
  return answer.data.list.map((one: { pkId: string }) => one.pkId).sort()
}

function all(): string[] {
  return [paid, shipped, unpaid].map(({ orderId }) => orderId).sort()
}

function packer() {
  return { ...stall.mei, userId: 'packer', rights: ['orders.read' as const] }
}

describe('a shop finds its orders', () => {
  test('by the number, whole or its beginning or end from four digits on', async () => {
    const { code, orderId } = paid
    for (const words of [code, ` ${code} `, code.slice(-6), code.slice(0, -1)])
      expect([words, await found(words)]).toEqual([words, [orderId]])
    // Year and month, which on the last day of a month the order of the next day does not share.
    const month = code.slice(0, 4)
    const ofMonth = [paid, shipped, unpaid].filter((one) => one.code.startsWith(month))
    expect(await found(month)).toEqual(ofMonth.map((one) => one.orderId).sort())
    expect(await found(code.slice(0, 3))).toEqual([])
    expect(await found(code.slice(3, 10))).toEqual([])
    expect(await found(paid.purchase.code)).toEqual([orderId])
  })

  test('by a product’s name in any language, its number and its SKU’s', async () => {
    for (const words of ['泡菜', 'KIM', '김치', 'kimchi 泡'])
      expect([words, await found(words)]).toEqual([words, all()])
    const sku = await mall.tools.db
      .selectFrom('sku')
      .innerJoin('goods', 'goods.id', 'sku.goods_id')
      .select(['sku.sn', 'goods.sn as product'])
      .where('sku.id', '=', stall.skuIds[0]!)
      .executeTakeFirstOrThrow()
    expect(await found(sku.sn.toLowerCase())).toEqual(all())
    expect(await found(sku.product)).toEqual(all())
    for (const words of ['kimchi 茶', '%', '_', '·']) expect(await found(words)).toEqual([])
  })

  test('by its former name too', async () => {
    const renamed = { 'zh-CN': '新泡菜', 'en-US': 'Sauerkraut', 'ko-KR': '백김치' }
    await sql`update order_line set goods_name = ${JSON.stringify(renamed)}
      where order_id = ${paid.orderId}`.execute(mall.tools.db)
    expect(await found('kimchi')).toEqual(all())
  })

  test('by who receives or bought it', async () => {
    for (const words of ['李美兰', '李美', '李', '阿兰', '1357', '13900001357', '+86 139 0000 1357'])
      expect([words, await found(words)]).toEqual([words, [paid.orderId]])
    for (const words of ['박민지', '박', '8642', '010-1234-8642', 'baram'])
      expect([words, await found(words)]).toEqual([words, [shipped.orderId]])
    for (const words of ['zoe', 'Zoe Smith', '2468'])
      expect([words, await found(words)]).toEqual([words, [unpaid.orderId]])
    for (const words of ['美兰', '139000013', '3579', 'Bara'])
      expect([words, await found(words)]).toEqual([words, []])
  })

  test('by a tracking number and by notes', async () => {
    for (const words of ['SF1000000777', 'sf 1000000777', 'invoice', '客户要'])
      expect([words, await found(words)]).toEqual([words, [shipped.orderId]])
    expect(await found('门口')).toEqual([paid.orderId])
  })

  test('by a corrected tracking number, and no longer by the wrong one', async () => {
    await sql`update parcel set tracking_number = 'SF1000000778' where order_id = ${shipped.orderId}`.execute(
      mall.tools.db,
    )
    expect(await found('SF1000000777')).toEqual([])
    expect(await found('SF1000000778')).toEqual([shipped.orderId])
  })

  test('and the counts on the tabs are of what was found', async () => {
    const { data } = await mall.call(stall.mei, 'POST /bizConsole/queryOrders', {
      words: '1357',
      orderStatus: 4,
    })
    expect(data).toMatchObject({ total: 0, list: [], counts: { '0': 0, '3': 1, '4': 0, '5': 0, '99': 0 } })
  })

  test('by days and amounts', async () => {
    const { data } = await mall.call(stall.mei, 'GET /bizConsole/queryOrderInfo', { orderId: paid.orderId })
    const day = String(data.payTime).slice(0, 10)
    const days = { startTime: day, endTime: day }
    expect(await found('', stall.mei, { ...days, timeType: 'paid' })).toEqual([paid.orderId])
    expect(await found('', stall.mei, { ...days, timeType: 'placed' })).toEqual([paid.orderId])
    expect(await found('', stall.mei, { ...days, timeType: 'shipped' })).toEqual([])
    const total = String(data.totalMoney)
    expect(await found('', stall.mei, { minMoney: total, maxMoney: total })).toEqual(all())
    const counted = await mall.call(stall.mei, 'POST /bizConsole/queryOrders', { maxMoney: '1' })
    expect(counted.data).toMatchObject({ total: 0, counts: { '0': 0, '3': 0 } })
  })
})

describe('a search tells no more than its reader may see', () => {
  test('a user who sees masked names finds whole names and family names, and cannot complete either name or number', async () => {
    for (const words of ['李美兰', '李', '1357', '13900001357'])
      expect([words, await found(words, packer())]).toEqual([words, [paid.orderId]])
    expect(await found('李美', packer())).toEqual([])
    expect(await found('z', packer())).toEqual([])
    // The digits behind the stars make no difference.
    expect(await found('13999991357', packer())).toEqual([paid.orderId])
    expect(await found('13999991357')).toEqual([])
  })

  test('another shop finds none of them', async () => {
    const other = await aStall(mall.tools.db)
    for (const words of [paid.code, '泡菜', '李美兰', '1357', 'SF1000000778', 'invoice', '门口'])
      expect([words, await found(words, other.mei)]).toEqual([words, []])
  })

  test('people are no longer found once their account is closed', async () => {
    await mall.tools.db
      .updateTable('account')
      .set({ closed_at: new Date() })
      .where('id', '=', unpaid.lin.userId)
      .execute()
    for (const words of ['Zoe Smith', '2468', '13911112468', 'Chul'])
      expect([words, await found(words)]).toEqual([words, []])
    expect(await found(unpaid.code)).toEqual([unpaid.orderId])
  })
})
