import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aGuardedMall, must, type GuardedMall } from './testing/guarded-mall.ts'
import { aWorld, type World } from './testing/world.ts'
import { hourMs } from '@hojip/platform/clock'

function trueMs() {
  return performance.timeOrigin + performance.now()
}

const skews = [
  ['eight days fast', 8 * 24 * hourMs],
  ['two hours slow', -2 * hourMs],
] as const

let mall: GuardedMall
let world: World
beforeAll(async () => {
  // The clock is wrong from the start.
  vi.setSystemTime(trueMs() + skews[0][1])
  mall = await aGuardedMall()
  world = await aWorld(mall)
})
afterAll(async () => {
  vi.useRealTimers()
  await mall.close()
})

async function saveOrder() {
  const { goods: product, lin, total, ofLin } = world
  const line = { goodsSpecId: product.skuIds[0]!, goodsNum: 1 }
  const saveOrderShop = [{ shopId: product.shopId, orderGoodsList: [line] }]
  const wish = { addressId: ofLin.addressIds[0]!, totalMoney: total, saveOrderShop }
  return must(await mall.send('POST /bizOrder/saveOrder', wish, lin.pass)) as {
    orderIds: string[]
    payId: string
  }
}

test.each(skews)(
  'a machine whose clock is %s holds stock as long as all others, and takes payments',
  async (_, offMs) => {
    vi.setSystemTime(trueMs() + offMs)
    const { orderIds, payId } = await saveOrder()
    const { rows } = await sql<{ leftMs: number }>`
    select (extract(epoch from deadline_at - now()) * 1000)::float8 as "leftMs"
    from orders where id = ${orderIds[0]}`.execute(mall.tools.db)
    expect(rows[0]!.leftMs).toBeGreaterThan(60_000)
    expect(rows[0]!.leftMs).toBeLessThan(hourMs)
    await mall.tools.jobs.drain()
    const opened = await mall.send('POST /bizOrder/orderToPay', { payId, payType: '2' }, world.lin.pass)
    expect(opened.text).toContain('"status":true')
  },
)
