import { checkBooks } from '@hojip/books'
import { migrate } from '@hojip/db/migrate'
import { onDatabase } from '@hojip/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyerOf } from '../backups/testing/buyer.ts'
import { aGuardedMall, must, type GuardedMall, type Pass } from '../security/testing/guarded-mall.ts'
import { signInByPhone, signInStaff } from '../security/testing/people.ts'
import { readLeftMall, restoreLeftMall } from './testing/left-mall.ts'

/** Of the last release: `npm run release:dump` makes the next one. */
const left = readLeftMall()

type Counts = Record<string, unknown>[]

let mall: GuardedMall
let url: string
let before: Counts
beforeAll(async () => {
  mall = await aGuardedMall({}, async (given) => {
    url = given
    await restoreLeftMall(url)
    before = await counted()
    // Two processes of this version that start at once.
    await Promise.all([migrate(url), migrate(url)])
    return url
  })
})
afterAll(() => mall.close())

/** Orders, refunds and money by their state. */
function counted(): Promise<Counts> {
  return onDatabase(url, (ask) =>
    ask(`
      select 'order ' || status as what, count(*)::int as n, sum(total_fen)::int as fen from orders group by 1
      union all select 'refund ' || status, count(*)::int, sum(apply_fen)::int from aftersales_refund group by 1
      union all select 'paid ' || status, count(*)::int, sum(amount_fen)::int from payment_attempt group by 1
      order by 1`),
  )
}

test('orders, refunds and money of the last release are what they were, and its books hold', async () => {
  expect(before.length).toBeGreaterThan(10)
  expect(await counted()).toEqual(before)
  const copiedAt = new Date(left.leftAt)
  const findings = await checkBooks(mall.tools.db, { now: copiedAt, copiedAt, acknowledged: [] })
  const broken = findings.flatMap(({ name, broken: cases }) => cases.map(({ id }) => `${name} ${id}`))
  expect(broken).toEqual(left.planted)
})

test('shoppers, shops and operators sign in, and read everything that the last release showed them', async () => {
  const phoneOf = async (login: string) => {
    const found = `select phone from account where login = '${login}'`
    const [row] = await onDatabase(url, (ask) => ask(found))
    return String(row!['phone']).replace('+86', '')
  }
  const { lin, mei, ann } = left.people
  const passes: Record<(typeof left.reads)[number]['who'], Pass> = {
    public: {},
    user: (await signInByPhone(mall, lin.phone)).pass,
    staff: (await signInStaff(mall, mei.login, await phoneOf(mei.login))).pass,
    operator: (await signInStaff(mall, ann.login, await phoneOf(ann.login))).pass,
  }
  const known = new Set(mall.calls.map(({ key }) => key))
  const reads = left.reads.filter(({ key }) => known.has(key))
  expect(reads.length).toBeGreaterThan(100)
  const wrong: string[] = []
  for (const { who, key, input } of reads) {
    const { statusCode, text } = await mall.send(key, input, passes[who])
    if (statusCode !== 200) wrong.push(`${key}: ${statusCode} ${text}`)
  }
  expect(wrong).toEqual([])
})

test('its products are found, bought and paid', async () => {
  const [sku] = await onDatabase(url, (ask) =>
    ask(`
      select s.id, g.shop_id from sku s join goods g on g.id = s.goods_id join stock t on t.sku_id = s.id
      where s.is_on_sale and g.is_on_sale order by t.on_hand desc, s.id limit 1`),
  )
  const product = { shopId: String(sku!['shop_id']), skuIds: [String(sku!['id'])] }
  const buyer = await aBuyerOf(mall, '13987650031', product)
  const orderId = await buyer.order()
  const [order] = await onDatabase(url, (ask) => ask(`select status from orders where id = '${orderId}'`))
  expect(order).toEqual({ status: 3 })
  const { list } = must(await mall.send('POST /bizGoods/findAll', { goodsName: '辣白菜' }))
  expect(list.length).toBeGreaterThan(0)
})
