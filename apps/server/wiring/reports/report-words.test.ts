import { answer, aTalk } from '@hojip/chat/testing'
import { aComment } from '@hojip/comments/testing'
import { aShopper } from '@hojip/inventory/testing'
import { openNotices } from '@hojip/notices/testing'
import type { TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { aQuestion, aReceiver } from '@hojip/questions/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aReportingMall, told, type ReportingMall } from './testing.ts'

let mall: TestMall
let room: ReportingMall
beforeAll(async () => {
  room = await aReportingMall(openNotices)
  ;({ mall } = room)
})
afterAll(() => mall.stop())

/** What followed the reports on a target, newest first. */
async function measuresOn(targetId: string) {
  const { data } = await mall.call(room.tao, 'POST /sysConsole/queryReports', {
    filter: 'all',
    pageSize: 100,
  })
  const list = data.list as { targetId: string; measure: object }[]
  return list.filter((one) => one.targetId === targetId).map(({ measure }) => measure)
}

async function noticesOf(viewer: Viewer) {
  await mall.tools.jobs.drain()
  const { data } = await mall.call(viewer, 'POST /message/init')
  return (data.unread as { title: string }[]).map(({ title }) => title)
}

test('a review that is taken down is gone for everybody with its stars, and comes back as it was', async () => {
  const { lin, pkId, stall } = await aComment(mall, { score: 2 })
  const { goodsId } = stall
  const look = async () => {
    const { data } = await mall.call(null, 'POST /bizGoodsComment/queryByGoodsId', { goodsId })
    const summary = (await mall.call(null, 'GET /bizGoodsComment/querySummary', { goodsId })).data
    const own = (await mall.call(lin, 'POST /bizGoodsComment/queryMyComment', {})).data
    const ofShop = (await mall.call(stall.mei, 'POST /bizConsole/queryComments', {})).data
    const { rows } = await sql<object>`
      select comment_count as n, rated_count as rated, score_sum as stars from goods where id = ${goodsId}`.execute(
      mall.tools.db,
    )
    return [data.total, summary.count, summary.bad, own.total, ofShop.total, rows[0], summary]
  }
  const before = await look()
  expect(before.slice(0, 5)).toEqual([1, 1, 1, 1, 1])
  const measure = await room.takeDown('comment', pkId)
  expect((await look()).slice(0, 5)).toEqual([0, 0, 0, 1, 0])
  const mine = await mall.call(lin, 'POST /bizGoodsComment/queryMyComment', {})
  expect(mine.data.list).toMatchObject([{ pkId, removedFor: told, canAppend: false }])
  expect(await noticesOf(lin)).toContain('你发布的内容被移除了')
  const like = { pkId, liked: true }
  const refused = await mall.call(room.tao, 'POST /bizGoodsComment/like/{pkId}', like)
  expect(refused.data.reason).toBe('comments/commentGone')
  const lifts = await Promise.all([room.lift(measure), room.lift(measure), room.lift(measure)])
  expect(lifts.map(({ code }) => code).toSorted()).toEqual(['10000', '40009', '40009'])
  expect(await look()).toEqual(before)
  expect(await noticesOf(lin)).toContain('你发布的内容恢复了')
})

test('the reporter gets one notice that it was upheld, and later one that its measure was lifted', async () => {
  const reporter = await aShopper(mall.tools.db)
  const { pkId } = await aComment(mall)
  const measure = await room.takeDown('comment', pkId, reporter)
  expect(await noticesOf(reporter)).toEqual(['你的举报属实'])
  await Promise.all([room.lift(measure), room.lift(measure)])
  expect((await noticesOf(reporter)).toSorted()).toEqual(['你举报的处理已解除', '你的举报属实'])
})

test('of two operators who take the same review down, one does; what its author has deleted cannot be', async () => {
  const { lin, pkId } = await aComment(mall)
  const [one, other] = [await room.reported('comment', pkId), await room.reported('comment', pkId)]
  const both = await Promise.all([one.decide(), other.decide()])
  expect(both.map(({ code }) => code).toSorted()).toEqual(['10000', '40009'])
  const own = await aComment(mall)
  const late = await room.reported('comment', own.pkId)
  await mall.call(own.lin, 'POST /bizGoodsComment/deleteById/{pkId}', { pkId: own.pkId })
  expect((await late.decide()).data.reason).toBe('reports/noSuchMeasure')
  expect(lin.userId).not.toBe(own.lin.userId)
})

test('a question goes with its answers; asked again meanwhile, it stays away when it is lifted', async () => {
  const { stall } = await aComment(mall)
  const { goodsId } = stall
  const lin = await aShopper(mall.tools.db)
  const total = async () =>
    (await mall.call(null, 'POST /bizGoodsQuestion/findAll', { goodsId })).data.total as number
  const pkId = await aQuestion(mall, lin, goodsId, '你们是骗子吗')
  const first = await room.takeDown('question', pkId)
  expect(await total()).toBe(0)
  expect((await mall.call(stall.mei, 'POST /bizConsole/queryQuestions', {})).data.unanswered).toBe(0)
  await room.lift(first)
  expect(await total()).toBe(1)
  const second = await room.takeDown('question', pkId)
  await aQuestion(mall, lin, goodsId, '你们是骗子吗')
  const back = async () => (await noticesOf(lin)).filter((title) => title === '你发布的内容恢复了').length
  expect(await back()).toBe(1)
  expect((await room.lift(second)).data).toEqual({ isBack: false })
  expect(await total()).toBe(1)
  expect(await back()).toBe(1)
  expect(await measuresOn(pkId)).toMatchObject([{ outcome: 'lifted', isBack: false }, { isBack: true }])
})

test('a shop’s answer goes, is the shop’s to defend, and may be written anew', async () => {
  const { stall } = await aComment(mall)
  const { goodsId, mei } = stall
  const questionId = await aQuestion(mall, await aShopper(mall.tools.db), goodsId)
  const reply = (content: string) =>
    mall.call(
      mei,
      'POST /bizConsole/answerQuestion',
      { pkId: questionId, content },
      { 'idempotency-key': newId() },
    )
  await reply('你才不会做饭')
  const shown = async () => {
    const { data } = await mall.call(null, 'POST /bizGoodsQuestion/findAll', { goodsId })
    const [question] = data.list as { answerNum: number; answers: { pkId: string; content: string }[] }[]
    return question!
  }
  const [answered] = (await shown()).answers
  const first = await room.takeDown('answer', answered!.pkId)
  expect(await shown()).toMatchObject({ answerNum: 0, answers: [] })
  const removed = async () =>
    (await mall.call(mei, 'POST /bizConsole/queryQuestions', {})).data.list[0].removedAnswer as object
  expect(await removed()).toMatchObject({ content: '你才不会做饭', removedFor: told })
  const measures = await mall.call(mei, 'POST /bizConsole/queryMeasures', {})
  expect(measures.data.list).toMatchObject([{ kind: 'takeDown', targetType: 'answer', told, isOfShop: true }])
  const defend = { pkId: first.pkId, content: '没有恶意' }
  expect((await mall.call(mei, 'POST /bizConsole/answerMeasure', defend)).code).toBe('10000')
  await room.lift(first)
  expect((await shown()).answerNum).toBe(1)
  expect(await removed()).toBeNull()
  const second = await room.takeDown('answer', answered!.pkId)
  expect((await reply('微辣可以')).code).toBe('10000')
  expect((await room.lift(second)).data).toEqual({ isBack: false })
  expect(await shown()).toMatchObject({ answerNum: 1, answers: [{ content: '微辣可以' }] })
  expect(await removed()).toBeNull()
  const ended = await mall.call(mei, 'POST /bizConsole/queryMeasures', {})
  expect(ended.data.list).toMatchObject([{ isBack: false }, { isBack: true }])
})

test('a buyer’s answer is announced to the buyer, not to the shop', async () => {
  const { stall } = await aComment(mall)
  const buyer = await aReceiver(mall, stall)
  const questionId = await aQuestion(mall, await aShopper(mall.tools.db), stall.goodsId)
  const answerInput = { pkId: questionId, content: '加我微信便宜' }
  const { data } = await mall.call(buyer, 'POST /bizGoodsQuestion/answer', answerInput)
  expect(await room.takeDown('answer', data.pkId)).toMatchObject({ isOfShop: false })
  expect(await noticesOf(buyer)).toContain('你发布的内容被移除了')
  expect((await mall.call(stall.mei, 'POST /bizConsole/queryMeasures', {})).data.total).toBe(0)
})

test('a shop’s message is recalled in open pages and lists, and has the same text again when it is lifted', async () => {
  const talk = await aTalk(mall)
  const { lin, stall, conversationId } = talk
  await answer(mall, stall.mei, conversationId, '退款的话别再来了')
  const history = async () => {
    const { data } = await mall.call(lin, 'POST /appUserChat/queryHistory', { conversationId })
    return (data.list as { msgId: string; recalled: boolean; text: { text: string } }[]).at(-1)!
  }
  const { msgId } = await history()
  const measure = await room.takeDown('chat', msgId, lin)
  expect(await history()).toMatchObject({ recalled: true, text: { text: '' } })
  const chats = await mall.call(lin, 'POST /appUserChat/queryChatList', {})
  expect(JSON.stringify(chats.data)).not.toContain('别再来了')
  expect((await mall.call(stall.mei, 'POST /bizConsole/queryMeasures', {})).data.list).toMatchObject([
    { targetType: 'chat', told },
  ])
  expect((await room.lift(measure)).data).toEqual({ isBack: true })
  expect(await history()).toMatchObject({ msgId, recalled: false, text: { text: '退款的话别再来了' } })
})
