import { addStaff } from '@hojip/staff'
import { aShopper, type Stall } from '@hojip/inventory/testing'
import { policy } from '@hojip/policy'
import { aShippedOrder, orderNow, type TestMall } from '@hojip/orders/testing'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { anUpload } from '@hojip/uploads/testing'
import { untilWaiting } from '@hojip/platform/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxText } from './rules/limits.ts'
import {
  aComment as publish,
  aMallWithComments,
  aReceivedOrder as received,
  said,
  sender,
} from './testing.ts'

let mall: TestMall
let save: ReturnType<typeof sender>
beforeAll(async () => {
  mall = await aMallWithComments()
  save = sender(mall)
})
afterAll(() => mall.stop())

function aReceivedOrder(lin?: Viewer, stalls?: Stall[]) {
  return received(mall, lin, stalls)
}

function aComment(more?: object) {
  return publish(mall, more)
}

async function ofProduct(goodsId: string, more: object = {}) {
  return (await mall.call(null, 'POST /bizGoodsComment/queryByGoodsId', { goodsId, ...more })).data
}

function countsOf(id: string) {
  return mall.tools.db
    .selectFrom('goods')
    .select(['comment_count', 'rated_count', 'score_sum'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

describe('a bought line', () => {
  test('waits for a comment, gets one, and no longer waits', async () => {
    const { lin, orderId, lineIds, stall } = await aReceivedOrder()
    const waiting = async () =>
      (await mall.call(lin, 'POST /bizGoodsComment/queryWaitComment')).data.list.map(
        (line: { orderGoodsId: string }) => line.orderGoodsId,
      )
    expect((await waiting()).sort()).toEqual([...lineIds].sort())
    const picture = await anUpload(mall.tools.db, lin.userId, 'comment')
    const answer = await save(lin, orderId, [said(lineIds[0]!, { pics: [picture] })])
    expect(answer.data.pkIds).toHaveLength(1)
    expect(await waiting()).toEqual([lineIds[1]])
    const { list, total } = await ofProduct(stall.goodsId)
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({ pkId: answer.data.pkIds[0], score: 5, pics: [picture], append: null })
    expect(await countsOf(stall.goodsId)).toEqual({ comment_count: 1, rated_count: 1, score_sum: 5 })
    expect((await orderNow(mall.tools, orderId)).lines.map((line) => line.commented)).toEqual([1, 0])
  })

  test('from one’s own shop may be bought, but not commented', async () => {
    const { lin, orderId, lineIds, stall } = await aReceivedOrder()
    await addStaff(mall.tools.db, lin.userId, stall.shopId)
    const answer = await save(lin, orderId, [said(lineIds[0]!)])
    expect([answer.code, answer.data.reason]).toEqual(['40009', 'comments/ownShop'])
    expect(await countsOf(stall.goodsId)).toEqual({ comment_count: 0, rated_count: 0, score_sum: 0 })
    expect((await orderNow(mall.tools, orderId)).lines.map((line) => line.commented)).toEqual([0, 0])
    const elsewhere = await aReceivedOrder(lin)
    expect((await save(lin, elsewhere.orderId, [said(elsewhere.lineIds[0]!)])).status).toBe(true)
  })

  test('from one’s own shop does not wait for a comment, and offers none', async () => {
    const { lin, orderId, stall } = await aReceivedOrder()
    const elsewhere = await aReceivedOrder(lin)
    const waiting = async () => {
      const { list, total } = (await mall.call(lin, 'POST /bizGoodsComment/queryWaitComment')).data
      const { toComment } = (await mall.call(lin, 'POST /bizOrder/queryOrderCount')).data
      return { orders: new Set(list.map((line: { orderId: string }) => line.orderId)), total, toComment }
    }
    expect(await waiting()).toMatchObject({ total: 4, toComment: 4 })
    await addStaff(mall.tools.db, lin.userId, stall.shopId)
    expect(await waiting()).toEqual({ orders: new Set([elsewhere.orderId]), total: 2, toComment: 2 })
    const { data } = await mall.call(lin, 'GET /bizOrder/queryOrderInfo', { orderId })
    expect(data.actions).not.toContain('comment')
  })

  test('is commented once, for any number of concurrent requests', async () => {
    const { lin, orderId, lineIds, stall } = await aReceivedOrder()
    const key = newId()
    const answers = await Promise.all([
      save(lin, orderId, [said(lineIds[0]!)], {}, key),
      save(lin, orderId, [said(lineIds[0]!)], {}, key),
      save(lin, orderId, [said(lineIds[0]!)]),
      save(lin, orderId, [said(lineIds[0]!)]),
    ])
    expect((await ofProduct(stall.goodsId)).total).toBe(1)
    expect(answers.filter((answer) => !answer.status).map((answer) => answer.code)).toContain('40009')
    expect(await countsOf(stall.goodsId)).toEqual({ comment_count: 1, rated_count: 1, score_sum: 5 })
  })

  test('of another user, of an order under way or of another order stores no comment at all', async () => {
    const { lin, orderId, lineIds, stall } = await aReceivedOrder()
    const other = await aReceivedOrder(lin)
    const underWay = await aShippedOrder(mall.tools, { lin })
    const { lines } = await orderNow(mall.tools, underWay.orderId)
    const tao = await aShopper(mall.tools.db)
    expect((await save(tao, orderId, [said(lineIds[0]!)])).statusCode).toBe(404)
    const refused = [
      await save(lin, orderId, [said(lineIds[0]!), said(other.lineIds[0]!)]),
      await save(lin, orderId, [said(lineIds[0]!), said(newId())]),
    ]
    expect(refused.map((answer) => answer.data.reason)).toEqual(Array(2).fill('comments/notToComment'))
    const { data, msg } = await save(lin, underWay.orderId, [said(lines[0]!.id)])
    expect(data).toEqual({ reason: 'comments/notReceived', current: 4 })
    expect(msg).toBe('确认收货后才能评价')
    expect((await save(lin, orderId, [said(lineIds[0]!), said(lineIds[0]!)])).code).toBe('40001')
    expect((await ofProduct(stall.goodsId)).total).toBe(0)
    expect((await orderNow(mall.tools, orderId)).lines.map((line) => line.commented)).toEqual([0, 0])
  })

  test('takes a comment as long as pages allow, and not one character more', async () => {
    const { lin, orderId, lineIds } = await aReceivedOrder()
    const long = said(lineIds[0]!, { content: '好'.repeat(maxText + 1) })
    expect((await save(lin, orderId, [long])).code).toBe('40001')
    const most = said(lineIds[0]!, { content: '好'.repeat(maxText) })
    expect((await save(lin, orderId, [most])).status).toBe(true)
  })

  test('takes a comment only within its days', async () => {
    const { lin, orderId, lineIds } = await aReceivedOrder()
    mall.tools.clock.advance(policy.commentWindowMs - 1000)
    expect((await save(lin, orderId, [said(lineIds[0]!)])).status).toBe(true)
    mall.tools.clock.advance(2000)
    expect((await save(lin, orderId, [said(lineIds[1]!)])).data.reason).toBe('comments/notToComment')
    expect((await mall.call(lin, 'POST /bizGoodsComment/queryWaitComment')).data.total).toBe(0)
  })

  test('counts as waiting for as long as it can be commented', async () => {
    const { lin, orderId, lineIds } = await aReceivedOrder()
    const counted = async () => (await mall.call(lin, 'POST /bizOrder/queryOrderCount')).data.toComment
    expect(await counted()).toBe(2)
    await save(lin, orderId, [said(lineIds[0]!)])
    expect(await counted()).toBe(1)
    mall.tools.clock.advance(policy.commentWindowMs - 1000)
    expect(await counted()).toBe(1)
    mall.tools.clock.advance(2000)
    expect(await counted()).toBe(0)
  })

  test('takes only pictures that its buyer uploaded for a comment', async () => {
    const { lin, orderId, lineIds, stall } = await aReceivedOrder()
    const tao = await aShopper(mall.tools.db)
    const theirs = await anUpload(mall.tools.db, tao.userId, 'comment')
    const face = await anUpload(mall.tools.db, lin.userId, 'avatar')
    for (const picture of [theirs, face]) {
      const answer = await save(lin, orderId, [said(lineIds[0]!, { pics: [picture] })])
      expect(answer.data.fields).toEqual([expect.objectContaining({ field: 'pics' })])
    }
    expect((await ofProduct(stall.goodsId)).total).toBe(0)
  })
})

describe('a comment', () => {
  test('gets one follow-up, tells after how many days, and is found by the filter', async () => {
    const { lin, pkId, stall } = await aComment()
    mall.tools.clock.advance(3 * 24 * 3_600_000)
    const follow = () => mall.call(lin, 'POST /bizGoodsComment/append', { pkId, content: '还是好吃' })
    expect((await follow()).status).toBe(true)
    expect((await follow()).data.reason).toBe('comments/notToFollowUp')
    const { list } = await ofProduct(stall.goodsId, { filter: 'append' })
    expect(list[0].append).toMatchObject({ content: '还是好吃', days: 3, pics: [] })
    const tao = await aShopper(mall.tools.db)
    const theirs = await mall.call(tao, 'POST /bizGoodsComment/append', { pkId, content: 'x' })
    expect(theirs.data.reason).toBe('comments/commentGone')
  })

  test('of an anonymous author has no name', async () => {
    const { stall } = await aComment({ isAnonymous: true })
    expect((await ofProduct(stall.goodsId)).list[0]).toMatchObject({ userName: '', isAnonymous: true })
  })

  test('gets one answer, from its shop only', async () => {
    const { pkId, stall } = await aComment()
    const { mei } = stall
    const stranger = { ...mei, userId: newId(), shopId: newId() }
    const reply = (staff: Viewer) =>
      mall.call(staff, 'POST /bizConsole/replyComment', { pkId, content: '谢谢' })
    expect((await reply(stranger)).data.reason).toBe('comments/commentGone')
    const console = async (staff: Viewer) =>
      (await mall.call(staff, 'POST /bizConsole/queryComments', { filter: 'unanswered' })).data
    const product = { goodsName: 'kimchi中', goodsPic: '/pictures/kimchi' }
    expect(await console(mei)).toMatchObject({ total: 1, unanswered: 1, list: [product] })
    expect(await console(stranger)).toMatchObject({ total: 0, unanswered: 0 })
    expect((await reply(mei)).status).toBe(true)
    expect((await reply(mei)).data.reason).toBe('comments/answeredAlready')
    expect((await ofProduct(stall.goodsId)).list[0].reply.content).toBe('谢谢')
    expect(await console(mei)).toMatchObject({ total: 0, unanswered: 0 })
  })

  test('is liked once per user, and comes first in that order', async () => {
    const { lin, orderId, lineIds, pkId, stall } = await aComment()
    mall.tools.clock.advance(1000)
    await save(lin, orderId, [said(lineIds[1]!)])
    const tao = await aShopper(mall.tools.db)
    const like = async (liked: boolean) =>
      (await mall.call(tao, 'POST /bizGoodsComment/like/{pkId}', { pkId, liked })).data
    const twice = await Promise.all([like(true), like(true)])
    expect(twice.map((answer) => answer.likeNum)).toEqual([1, 1])
    expect((await ofProduct(stall.goodsId, { sort: 'hot' })).list[0].pkId).toBe(pkId)
    expect((await ofProduct(stall.goodsId)).list[0].pkId).not.toBe(pkId)
    const liked = await mall.call(tao, 'POST /bizGoodsComment/queryLiked', { goodsId: stall.goodsId })
    expect(liked.data.pkIds).toEqual([pkId])
    expect(await like(false)).toEqual({ likeNum: 0, liked: false })
  })

  test('is not liked by its author, who sees which comments are theirs', async () => {
    const { lin, pkId, stall } = await aComment()
    const own = await mall.call(lin, 'POST /bizGoodsComment/like/{pkId}', { pkId })
    expect(own).toMatchObject({ statusCode: 409, data: { reason: 'comments/ownComment' } })
    expect((await ofProduct(stall.goodsId)).list[0].likeNum).toBe(0)
    const liked = await mall.call(lin, 'POST /bizGoodsComment/queryLiked', { goodsId: stall.goodsId })
    expect(liked.data).toEqual({ pkIds: [], ownIds: [pkId] })
    // A like from earlier times can still be removed.
    const removed = await mall.call(lin, 'POST /bizGoodsComment/like/{pkId}', { pkId, liked: false })
    expect(removed.data).toEqual({ likeNum: 0, liked: false })
  })

  test('that is deleted no longer counts and cannot be written again', async () => {
    const { lin, orderId, lineIds, pkId, stall } = await aComment()
    const remove = () => mall.call(lin, 'POST /bizGoodsComment/deleteById/{pkId}', { pkId })
    expect((await remove()).status).toBe(true)
    expect((await remove()).data.reason).toBe('comments/commentGone')
    expect((await ofProduct(stall.goodsId)).total).toBe(0)
    expect(await countsOf(stall.goodsId)).toEqual({ comment_count: 0, rated_count: 0, score_sum: 0 })
    expect((await save(lin, orderId, [said(lineIds[0]!)])).data.reason).toBe('comments/notToComment')
  })

  const givenUp = async (url: string) => {
    const id = /([0-9a-f]{32})/.exec(url)?.[1] ?? ''
    const { rows } = await sql<{ gone: boolean }>`
      select drop_at is not null as gone from upload where replace(id::text, '-', '') = ${id}`.execute(
      mall.tools.db,
    )
    return rows.every(({ gone }) => gone)
  }

  test('that is deleted loses its pictures', async () => {
    const { lin, orderId, lineIds } = await aReceivedOrder()
    const claimed = await anUpload(mall.tools.db, lin.userId, 'comment')
    const taken = await anUpload(mall.tools.db, lin.userId, 'comment')
    const { data } = await save(lin, orderId, [said(lineIds[0]!, { pics: [taken] })])
    await save(lin, orderId, [said(lineIds[1]!, { pics: [claimed] })])
    const later = await anUpload(mall.tools.db, lin.userId, 'comment')
    const pkId = data.pkIds[0] as string
    await mall.call(lin, 'POST /bizGoodsComment/append', { pkId, content: '再补一张', pics: [later] })
    expect([await givenUp(taken), await givenUp(later)]).toEqual([false, false])
    await mall.call(lin, 'POST /bizGoodsComment/deleteById/{pkId}', { pkId })
    expect([await givenUp(taken), await givenUp(later), await givenUp(claimed)]).toEqual([true, true, false])
  })

  test('of a closed account stays without name and pictures', async () => {
    const { lin, stall, orderId, lineIds } = { ...(await aComment()) }
    const picture = await anUpload(mall.tools.db, lin.userId, 'comment')
    await save(lin, orderId, [said(lineIds[1]!, { pics: [picture] })])
    await mall.tools.jobs.emit(mall.tools.db, 'accounts/closed', { userId: lin.userId })
    await mall.tools.jobs.drain()
    const own = await mall.call(lin, 'POST /bizGoodsComment/queryMyComment')
    expect(own.data.total).toBe(0)
    const { list } = await ofProduct(stall.goodsId)
    expect(list).toMatchObject([
      { userName: '', pics: [] },
      { userName: '', pics: [] },
    ])
    expect(await givenUp(picture)).toBe(true)
  })

  test('is refused when it waits while its account is being closed', async () => {
    const { lin, stall, orderId, lineIds } = { ...(await aComment()) }
    let late: ReturnType<typeof save> | undefined
    await inTransaction(mall.tools.db, async (tx) => {
      await sql`update account set closed_at = now() where id = ${lin.userId}`.execute(tx)
      late = save(lin, orderId, [said(lineIds[1]!)])
      await untilWaiting(mall.tools.db)
    })
    expect((await late!).code).toBe('40004')
    expect((await ofProduct(stall.goodsId)).list).toHaveLength(1)
  })

  test('of one SKU is found by it, and counted for it', async () => {
    const { lin, orderId, lineIds, stall } = await aComment()
    await save(lin, orderId, [said(lineIds[1]!, { score: 2 })])
    const [one, two] = (await orderNow(mall.tools, orderId)).lines.map((line) => line.skuId)
    const other = await aReceivedOrder(lin, [stall])
    const again = (await orderNow(mall.tools, other.orderId)).lines.find((line) => line.skuId === two)!
    await save(lin, other.orderId, [said(again.id, { score: 4 })])
    const summary = async (more: object = {}) =>
      (await mall.call(null, 'GET /bizGoodsComment/querySummary', { goodsId: stall.goodsId, ...more })).data
    expect(await summary()).toMatchObject({
      count: 3,
      specs: [
        { goodsSpecId: two, count: 2 },
        { goodsSpecId: one, count: 1 },
      ],
    })
    expect(await summary({ goodsSpecId: two })).toMatchObject({ count: 2, good: 1, bad: 1, score: '3.0' })
    expect((await ofProduct(stall.goodsId, { goodsSpecId: one })).total).toBe(1)
  })

  test('stores how its order was served, once', async () => {
    const { lin, orderId, lineIds } = await aReceivedOrder()
    const served = { descriptionScore: 5, serviceScore: 4, deliveryScore: 3 }
    await save(lin, orderId, [said(lineIds[0]!)], served)
    await save(lin, orderId, [said(lineIds[1]!)], { ...served, descriptionScore: 1 })
    const ratings = await mall.tools.db
      .selectFrom('order_rating')
      .select(['description', 'service', 'delivery'])
      .where('order_id', '=', orderId)
      .execute()
    expect(ratings).toEqual([{ description: 5, service: 4, delivery: 3 }])
  })
})
