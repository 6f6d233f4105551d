import { aShopper, aStall } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import { inTransaction } from '@hojip/platform/db'
import type { Locale } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putComments, type CommentInput } from './index.ts'
import { aComment, aMallWithComments } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aMallWithComments()
})
afterAll(() => mall.stop())

async function tagsOf(goodsId: string, more: object = {}, locale: Locale = 'zh-CN') {
  const headers = { 'accept-language': locale }
  const { data } = await mall.call(null, 'GET /bizGoodsComment/querySummary', { goodsId, ...more }, headers)
  return data.tags as { tag: string; text: string; count: number }[]
}

async function shown(goodsId: string, more: object = {}) {
  const { data } = await mall.call(null, 'POST /bizGoodsComment/queryByGoodsId', { goodsId, ...more })
  expect(data.total).toBe(data.list.length)
  return data.list.map((comment: { content: string }) => comment.content) as string[]
}

async function aTaggedProduct(more: Partial<CommentInput>[] = []) {
  const { goodsId, skuIds } = await aStall(mall.tools.db, { prices: [1000, 2000] })
  const written = [
    { content: '包装好，便宜', score: 5, skuId: skuIds[0]! },
    { content: '包装一般', score: 3, skuId: skuIds[1]! },
    { content: '便宜没好货', score: 1, skuId: skuIds[0]! },
    { content: '好', score: 5 },
    ...more,
  ]
  const comments = written.map((one) => ({ goodsId, author: '李', score: 5, content: '', ...one }))
  await inTransaction(mall.tools.db, (tx) => putComments(tx, comments))
  return { goodsId, skuIds }
}

async function tagNow() {
  await mall.tools.jobs.send(mall.tools.db, 'comments.tag', {})
  await mall.tools.jobs.drain()
}

test('what two comments are about is counted, the most frequent first, in the reader’s language', async () => {
  const { goodsId, skuIds } = await aTaggedProduct([{ content: '不便宜' }, { content: '客服好' }])
  const counted = [
    { tag: 'price', text: '价格', count: 3 },
    { tag: 'packing', text: '包装', count: 2 },
  ]
  expect(await tagsOf(goodsId)).toEqual(counted)
  expect((await tagsOf(goodsId, {}, 'ko-KR')).map(({ text }) => text)).toEqual(['가격', '포장'])
  expect(await tagsOf(goodsId, { goodsSpecId: skuIds[0] })).toEqual([{ ...counted[0], count: 2 }])
  expect(await tagsOf(goodsId, { goodsSpecId: skuIds[1] })).toEqual([])
})

test('comments are found by a tag, alone and with a filter or a SKU', async () => {
  const { goodsId, skuIds } = await aTaggedProduct()
  expect((await shown(goodsId, { tag: 'price' })).sort()).toEqual(['便宜没好货', '包装好，便宜'])
  expect(await shown(goodsId, { tag: 'price', filter: 'bad' })).toEqual(['便宜没好货'])
  expect(await shown(goodsId, { tag: 'packing', goodsSpecId: skuIds[1] })).toEqual(['包装一般'])
  expect(await shown(goodsId, { tag: 'packing', goodsSpecId: skuIds[1], filter: 'good' })).toEqual([])
  expect(await shown(goodsId, { tag: 'gift' })).toEqual([])
  const refused = await mall.call(null, 'POST /bizGoodsComment/queryByGoodsId', { goodsId, tag: 'nonsense' })
  expect(refused.data).toMatchObject({ reason: 'http/invalid', fields: [{ field: 'tag' }] })
})

test('a comment names what it is about; its follow-up adds to that, and a deleted one counts no more', async () => {
  const { lin, pkId, stall } = await aComment(mall, { content: '包装好' })
  await inTransaction(mall.tools.db, (tx) =>
    putComments(tx, [{ goodsId: stall.goodsId, author: '李', score: 4, content: '包装和物流都好' }]),
  )
  const tags = async () => (await tagsOf(stall.goodsId)).map(({ tag, count }) => `${tag} ${count}`)
  expect(await tags()).toEqual(['packing 2'])
  await mall.call(lin, 'POST /bizGoodsComment/append', { pkId, content: '第二件也发货快' })
  expect(await tags()).toEqual(['delivery 2', 'packing 2'])
  const { data } = await mall.call(
    lin,
    'POST /bizGoodsComment/queryMyComment',
    {},
    { 'accept-language': 'en-US' },
  )
  expect(data.list[0].tags).toEqual(['Packaging', 'Delivery'])
  const tao = await aShopper(mall.tools.db)
  await mall.call(tao, 'POST /bizGoodsComment/like/{pkId}', { pkId })
  expect(await tags()).toEqual(['delivery 2', 'packing 2'])
  await mall.call(lin, 'POST /bizGoodsComment/deleteById/{pkId}', { pkId })
  expect(await tags()).toEqual([])
  const { rows } = await sql`
    select tag from comment_tag_tally where goods_id = ${stall.goodsId} group by tag having sum(n) <> 1`.execute(
    mall.tools.db,
  )
  expect(rows).toEqual([])
})

test('a job tags what was stored before, with its follow-up, and what older rules had tagged', async () => {
  const { goodsId } = await aTaggedProduct()
  await sql`
    update comment set tags = '["retired"]', tag_rules = 0, append_content = '分量足', appended_at = now()
    where goods_id = ${goodsId}`.execute(mall.tools.db)
  expect(await tagsOf(goodsId)).toEqual([])
  expect(await shown(goodsId, { tag: 'price' })).toEqual([])
  await tagNow()
  expect(await tagsOf(goodsId)).toMatchObject([
    { tag: 'amount', count: 4 },
    { tag: 'packing', count: 2 },
    { tag: 'price', count: 2 },
  ])
  expect(await shown(goodsId, { tag: 'price' })).toHaveLength(2)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from comment where tag_rules = 0 and deleted_at is null`.execute(mall.tools.db)
  expect(rows[0]!.n).toBe(0)
})

test('more comments than one batch are all tagged, and their changes summed up', async () => {
  const { goodsId } = await aStall(mall.tools.db)
  const comments = Array.from({ length: 1_050 }, (_, i) => ({
    goodsId,
    author: '李',
    score: 5,
    content: `${i} 便宜`,
  }))
  await inTransaction(mall.tools.db, (tx) => putComments(tx, comments))
  await sql`update comment set tags = '[]', tag_rules = 0 where goods_id = ${goodsId}`.execute(mall.tools.db)
  await tagNow()
  expect(await tagsOf(goodsId)).toMatchObject([{ tag: 'price', count: 1_050 }])
  await sql`
    insert into comment_tag_tally (goods_id, sku_id, tag, n)
    select ${goodsId}, null, 'price', case when i % 2 = 0 then 1 else -1 end from generate_series(1, 70) i`.execute(
    mall.tools.db,
  )
  await mall.tools.jobs.send(mall.tools.db, 'comments.sum-tallies', {})
  await mall.tools.jobs.drain()
  expect(await tagsOf(goodsId)).toMatchObject([{ tag: 'price', count: 1_050 }])
  const { rows } = await sql`select from comment_tag_tally where goods_id = ${goodsId}`.execute(mall.tools.db)
  expect(rows).toHaveLength(1)
})
