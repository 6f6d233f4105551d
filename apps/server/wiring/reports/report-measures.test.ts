import { aProductsMallWith, aShopWith } from '@hojip/products/testing'
import { reportsRoutes } from '@hojip/reports'
import { aShopper } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportMeasures, reportTargets } from './report-targets.ts'

let mall: TestMall
let tao: Viewer
beforeAll(async () => {
  mall = await aProductsMallWith((tools) =>
    reportsRoutes(tools, { findTarget: reportTargets, measures: reportMeasures }),
  )
  tao = { ...(await aShopper(mall.tools.db, 'Tao')), role: 'operator' }
})
afterAll(() => mall.stop())

const told = '没有品牌授权'

async function aReported(target: 'goods' | 'shop' = 'goods') {
  const { mei, shopId, products } = await aShopWith(mall.tools.db, [
    { name: '红茶', prices: [1000], stock: 5 },
  ])
  const goodsId = products[0]!.goodsId
  const lin = await aShopper(mall.tools.db)
  const report = async () => {
    const reportInput = {
      targetType: target,
      targetId: target === 'goods' ? goodsId : shopId,
      reasonType: 'fake',
    }
    return (await mall.call(await aShopper(mall.tools.db), 'POST /sysReport/save', reportInput)).data
      .pkId as string
  }
  const decide = (pkId: string, more: object) =>
    mall.call(tao, 'POST /sysConsole/handleReport', { pkId, decision: 'upheld', remark: '核实', ...more })
  const takeDown = async () => decide(await report(), { measure: 'takeDown', told })
  const measures = async (by = mei) => (await mall.call(by, 'POST /bizConsole/queryMeasures')).data
  const isOnSale = async () => {
    const { rows } = await sql<{
      on: boolean
    }>`select is_on_sale as on from goods where id = ${goodsId}`.execute(mall.tools.db)
    return rows[0]!.on
  }
  const putOnSale = () =>
    mall.call(mei, 'POST /bizConsole/changeProductsOnSale', { goodsIds: [goodsId], isOnSale: true })
  return { mei, lin, goodsId, report, decide, takeDown, measures, isOnSale, putOnSale }
}

function close(pkId: string, outcome: 'lifted' | 'stands') {
  return mall.call(tao, 'POST /sysConsole/closeMeasure', { pkId, outcome, remark: '看过了' })
}

test('an upheld report takes the product off sale, and the shop cannot put it back, by no way', async () => {
  const { mei, goodsId, takeDown, measures, isOnSale, putOnSale } = await aReported()
  expect((await takeDown()).status).toBe(true)
  expect(await isOnSale()).toBe(false)
  expect(await measures()).toMatchObject({
    total: 1,
    waiting: 1,
    list: [{ kind: 'takeDown', told, targetName: '红茶', answer: null, outcome: null }],
  })
  expect((await putOnSale()).data.reason).toBe('products/takenDown')
  const input = { change: { type: 'onSale', isOnSale: true }, goodsIds: [goodsId] }
  await mall.call(mei, 'POST /bizConsole/startBulkChange', input, { 'idempotency-key': goodsId })
  await mall.tools.jobs.drain()
  await sql`update goods set is_on_sale = true where id = ${goodsId}`.execute(mall.tools.db)
  expect(await isOnSale()).toBe(false)
  const { data } = await mall.call(mei, 'POST /bizConsole/queryProducts', {})
  expect(data.list).toMatchObject([{ state: 'warehouse', takenDownAt: expect.any(String) }])
})

test('the shop answers once, and an operator keeps or lifts it', async () => {
  const { mei, takeDown, measures, isOnSale, putOnSale } = await aReported()
  await takeDown()
  const { pkId } = (await measures()).list[0]
  // Nothing to keep before the shop has answered.
  expect((await close(pkId, 'stands')).data.reason).toBe('reports/decidedAlready')
  const answer = () => mall.call(mei, 'POST /bizConsole/answerMeasure', { pkId, content: '这是授权书' })
  const answers = await Promise.all(Array.from({ length: 6 }, answer))
  expect(answers.filter(({ status }) => status)).toHaveLength(1)
  expect((await answer()).data.reason).toBe('reports/answeredAlready')
  const waiting = await mall.call(tao, 'POST /sysConsole/queryReports', { filter: 'answered' })
  expect(waiting.data.list).toMatchObject([{ measure: { pkId, answer: '这是授权书' } }])
  expect((await close(pkId, 'stands')).status).toBe(true)
  expect((await putOnSale()).data.reason).toBe('products/takenDown')
  expect((await close(pkId, 'lifted')).status).toBe(true)
  expect((await close(pkId, 'lifted')).data.reason).toBe('reports/decidedAlready')
  // It is the shop's to put it on sale again.
  expect(await isOnSale()).toBe(false)
  expect((await putOnSale()).status).toBe(true)
  expect(await isOnSale()).toBe(true)
  expect((await measures()).list).toMatchObject([{ outcome: 'lifted', outcomeWords: '看过了' }])
})

test('a second report on the same product is upheld, but does not take it down twice', async () => {
  const { report, decide, takeDown } = await aReported()
  await takeDown()
  const second = await report()
  expect((await decide(second, { measure: 'takeDown', told })).data.reason).toBe('reports/noSuchMeasure')
  expect((await decide(second, { measure: 'none' })).status).toBe(true)
})

test('a warning leaves the product on sale; a shop can be warned, not taken down', async () => {
  const product = await aReported()
  expect((await product.decide(await product.report(), { measure: 'warn', told })).status).toBe(true)
  expect(await product.isOnSale()).toBe(true)
  const shop = await aReported('shop')
  const pkId = await shop.report()
  expect((await shop.decide(pkId, { measure: 'takeDown', told })).data.reason).toBe('reports/noSuchMeasure')
  expect((await shop.decide(pkId, { measure: 'warn', told })).status).toBe(true)
  expect((await shop.measures()).list).toMatchObject([{ kind: 'warn', targetType: 'shop' }])
})

test('what follows needs a reason for the shop, and an upheld report', async () => {
  const { report, decide, isOnSale } = await aReported()
  const pkId = await report()
  expect((await decide(pkId, { measure: 'takeDown' })).data.reason).toBe('reports/toldMissing')
  const dismissed = { decision: 'dismissed', measure: 'takeDown', told }
  expect((await decide(pkId, dismissed)).data.reason).toBe('reports/toldMissing')
  expect(await isOnSale()).toBe(true)
})

test('another shop neither reads nor answers it', async () => {
  const [one, other] = [await aReported(), await aReported()]
  await one.takeDown()
  const { pkId } = (await one.measures()).list[0]
  expect((await other.measures()).total).toBe(0)
  const answer = await mall.call(other.mei, 'POST /bizConsole/answerMeasure', { pkId, content: 'x' })
  expect(answer.data.reason).toBe('reports/measureGone')
})
