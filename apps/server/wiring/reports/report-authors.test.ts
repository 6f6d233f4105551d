import { aTalk } from '@hojip/chat/testing'
import { aReceivedOrder, said, sender } from '@hojip/comments/testing'
import { aShopper } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { aQuestion, aReceiver } from '@hojip/questions/testing'
import { uploadsJobs } from '@hojip/uploads'
import { anUpload } from '@hojip/uploads/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aReportingMall, told, type ReportingMall } from './testing.ts'

let mall: TestMall
let room: ReportingMall
beforeAll(async () => {
  room = await aReportingMall((tools) => {
    uploadsJobs({ ...tools, objects: { remove: async () => {} } })
    return []
  })
  ;({ mall } = room)
})
afterAll(() => mall.stop())

async function states(urls: readonly string[]) {
  const ids = urls.map((url) => url.split('/').at(-1))
  const { rows } = await sql<{ state: string }>`
    select case when drop_at is not null then 'gone' when hidden_at is not null then 'hidden' else 'shown' end as state
    from unnest(${ids}::text[]) with ordinality as l (id, place) join upload u on u.id = l.id order by l.place`.execute(
    mall.tools.db,
  )
  return rows.map(({ state }) => state)
}

function count(goodsId: string) {
  return mall.tools.db
    .selectFrom('goods')
    .select(['comment_count', 'rated_count', 'score_sum'])
    .where('id', '=', goodsId)
    .executeTakeFirstOrThrow()
}

async function aReview() {
  const { lin, orderId, lineIds, stall } = await aReceivedOrder(mall)
  const picture = await anUpload(mall.tools.db, lin.userId, 'comment')
  const { data } = await sender(mall)(lin, orderId, [said(lineIds[0]!, { pics: [picture] })])
  const later = await anUpload(mall.tools.db, lin.userId, 'comment')
  const pkId = data.pkIds[0] as string
  await mall.call(lin, 'POST /bizGoodsComment/append', { pkId, content: '再补一张', pics: [later] })
  const remove = (by = lin) => mall.call(by, 'POST /bizGoodsComment/deleteById/{pkId}', { pkId })
  return { lin, pkId, pictures: [picture, later], goodsId: stall.goodsId, remove }
}

test('a review that is taken down hides its pictures, and shows them when it is given back', async () => {
  const { pkId, pictures } = await aReview()
  const measure = await room.takeDown('comment', pkId)
  expect(await states(pictures)).toEqual(['hidden', 'hidden'])
  await room.lift(measure)
  expect(await states(pictures)).toEqual(['shown', 'shown'])
})

test('its author may delete it for good, with its pictures; it is subtracted once and never comes back', async () => {
  const { lin, pkId, pictures, goodsId, remove } = await aReview()
  const measure = await room.takeDown('comment', pkId)
  const counted = await count(goodsId)
  expect((await remove(await aShopper(mall.tools.db))).data.reason).toBe('comments/commentGone')
  expect((await remove()).status).toBe(true)
  expect((await remove()).data.reason).toBe('comments/commentGone')
  expect((await mall.call(lin, 'POST /bizGoodsComment/queryMyComment', {})).data.total).toBe(0)
  expect(await states(pictures)).toEqual(['gone', 'gone'])
  await room.lift(measure)
  expect(await count(goodsId)).toEqual(counted)
  const { data } = await mall.call(null, 'POST /bizGoodsComment/queryByGoodsId', { goodsId })
  expect(data.total).toBe(0)
})

test('nobody follows up a review that is taken down', async () => {
  const { lin, orderId, lineIds } = await aReceivedOrder(mall)
  const { data } = await sender(mall)(lin, orderId, [said(lineIds[0]!)])
  const pkId = data.pkIds[0] as string
  await room.takeDown('comment', pkId)
  const append = await mall.call(lin, 'POST /bizGoodsComment/append', { pkId, content: '再说一句', pics: [] })
  expect(append.data.reason).toBe('comments/commentGone')
})

test('authors see which question and answer was taken away and why, and may delete them for good', async () => {
  const { lin, stall } = await aReceivedOrder(mall)
  const { goodsId } = stall
  const pkId = await aQuestion(mall, lin, goodsId, '这家是骗子吗？')
  const other = await aQuestion(mall, lin, goodsId, '保质期有多久？')
  const buyer = await aReceiver(mall, stall)
  const reply = await mall.call(buyer, 'POST /bizGoodsQuestion/answer', { pkId: other, content: '骂人的话' })
  const answerId = reply.data.pkId as string
  const taken = [await room.takeDown('question', pkId), await room.takeDown('answer', answerId)]
  const asked = async () => (await mall.call(lin, 'POST /bizGoodsQuestion/queryMyQuestion', {})).data
  const answered = async () => (await mall.call(buyer, 'POST /bizGoodsQuestion/queryMyAnswer', {})).data
  expect((await asked()).list).toMatchObject([
    { pkId: other, removedFor: null, answerNum: 0 },
    { pkId, removedFor: told },
  ])
  expect((await answered()).list).toMatchObject([
    { pkId: answerId, question: '保质期有多久？', removedFor: told },
  ])
  const forGood = async (as: Viewer, call: string, id: string) => {
    expect((await mall.call(await aShopper(mall.tools.db), call, { pkId: id })).status).toBe(false)
    expect((await mall.call(as, call, { pkId: id })).status).toBe(true)
    expect((await mall.call(as, call, { pkId: id })).status).toBe(false)
  }
  await forGood(lin, 'POST /bizGoodsQuestion/deleteById/{pkId}', pkId)
  await forGood(buyer, 'POST /bizGoodsQuestion/deleteAnswer/{pkId}', answerId)
  await Promise.all(taken.map(room.lift))
  expect([(await asked()).total, (await answered()).total]).toEqual([1, 0])
  const { data } = await mall.call(null, 'POST /bizGoodsQuestion/findAll', { goodsId })
  expect(data.list).toMatchObject([{ pkId: other, answerNum: 0, answers: [] }])
})

test('the picture of a message that is taken down is hidden with it', async () => {
  const talk = await aTalk(mall)
  const { mei } = talk.stall
  const picture = await anUpload(mall.tools.db, mei.userId, 'chat')
  const message = { conversationId: talk.conversationId, localId: newId(), data: { type: 2, text: picture } }
  const { msgId } = (await mall.call(mei, 'POST /bizConsole/chat/send', message)).data
  const measure = await room.takeDown('chat', msgId, talk.lin)
  expect(await states([picture])).toEqual(['hidden'])
  await room.lift(measure)
  expect(await states([picture])).toEqual(['shown'])
})
