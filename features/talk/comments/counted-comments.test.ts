import { aShopper } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import { anUpload } from '@hojip/uploads/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aComment, aMallWithComments, said, sender } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aMallWithComments()
})
afterAll(() => mall.stop())

/** The counters that the product page shows, and the actual numbers. */
async function countsOf(goodsId: string) {
  const { data } = await mall.call(null, 'GET /bizGoodsComment/querySummary', { goodsId })
  const { rows } = await sql<object>`
    select count(*)::int as count, count(*) filter (where pictures <> '[]' or append_pictures <> '[]')::int as pic,
           count(appended_at)::int as append, count(*) filter (where score >= 4)::int as good,
           count(*) filter (where score <= 2)::int as bad
    from comment where goods_id = ${goodsId} and deleted_at is null`.execute(mall.tools.db)
  const { count, pic, append, good, bad } = data
  return { told: { count, pic, append, good, bad }, there: rows[0] }
}

test('counters stay right through every change of a comment, and after summing up', async () => {
  const { lin, orderId, lineIds, pkId, stall } = await aComment(mall)
  const { goodsId } = stall
  await sender(mall)(lin, orderId, [said(lineIds[1]!, { score: 1 })])
  const tao = await aShopper(mall.tools.db)
  const like = (liked: boolean) => mall.call(tao, 'POST /bizGoodsComment/like/{pkId}', { pkId, liked })
  const followUp = async () => {
    const picture = await anUpload(mall.tools.db, lin.userId, 'comment')
    return mall.call(lin, 'POST /bizGoodsComment/append', { pkId, content: '再说一句', pics: [picture] })
  }
  const thanks = { pkId, content: '谢谢' }
  const answer = async () => {
    const reply = () =>
      mall.call(stall.mei, 'POST /bizConsole/replyComment', thanks, { 'idempotency-key': pkId })
    expect([(await reply()).code, (await reply()).code]).toEqual(['10000', '10000'])
  }
  // Seventy changes that cancel each other out.
  const manyChanges = () =>
    sql`insert into comment_tally (goods_id, sku_id, score, n, pic, append)
        select ${goodsId}, null, 5, case when i % 2 = 0 then 1 else -1 end, 0, 0
        from generate_series(1, 70) i`.execute(mall.tools.db)
  const sumUp = async () => {
    await mall.tools.jobs.send(mall.tools.db, 'comments.sum-tallies', {})
    await mall.tools.jobs.drain()
  }
  const takeBack = () => mall.call(lin, 'POST /bizGoodsComment/deleteById/{pkId}', { pkId })
  const expected = { count: 2, pic: 0, append: 0, good: 1, bad: 1 }
  expect((await countsOf(goodsId)).told).toEqual(expected)
  for (const step of [() => like(true), answer, followUp, manyChanges, sumUp]) {
    await step()
    const { told, there } = await countsOf(goodsId)
    expect(told, String(step)).toEqual(there)
  }
  expect((await countsOf(goodsId)).told).toEqual({ ...expected, pic: 1, append: 1 })
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from comment_tally where goods_id = ${goodsId}`.execute(mall.tools.db)
  expect(rows[0]!.n).toBeLessThan(5)
  await takeBack()
  expect((await countsOf(goodsId)).told).toEqual({ ...expected, count: 1, good: 0 })
})
