import { aPaidOrder, type TestMall } from '@hojip/orders/testing'
import { epochOfWire } from '@hojip/platform/mall-time'
import { movableClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aColleague, aMallWithChat, answer, aTalk, caseOf, say } from './testing.ts'

let mall: TestMall
beforeAll(async () => void (mall = await aMallWithChat(movableClock(epochOfWire('2026-11-23 10:00:00')))))
afterAll(() => mall.stop())

function act(agent: Viewer, name: string, input: object = {}) {
  return mall.call(agent, `POST /bizConsole/chat/${name}`, input)
}

describe('a case', () => {
  test('is opened by the shopper’s message, waits, and is taken by the first answer', async () => {
    const talk = await aTalk(mall)
    const { mei } = talk.stall
    await say(mall, talk, '有货吗')
    await say(mall, talk, '在吗')
    const { waiting } = (await act(mei, 'queryQueues')).data
    expect(waiting).toMatchObject([{ conversationId: talk.conversationId, userName: 'L**', noReadCount: 2 }])
    mall.tools.clock.advance(60_000)
    const sent = await answer(mall, mei, talk.conversationId, '有的')
    expect(sent.data).toMatchObject({ seq: 3 })
    const { mine, today } = (await act(mei, 'queryQueues')).data
    expect(mine).toMatchObject([{ conversationId: talk.conversationId, waitingSinceAt: null }])
    expect(today).toMatchObject({ cases: 1, firstAnswerMedianMs: 60_000, firstAnswerMeanMs: 60_000 })
  })

  test('shows the agent the language in which the shopper last opened the conversation', async () => {
    const talk = await aTalk(mall)
    const { mei, shopId } = talk.stall
    await say(mall, talk, '재고 있어요?')
    const { conversationId } = talk
    const shown = async () => [
      (await act(mei, 'queryQueues')).data.waiting[0].locale,
      (await act(mei, 'queryCustomer', { conversationId })).data.locale,
    ]
    expect(await shown()).toEqual(['zh-CN', 'zh-CN'])
    const inKorean = { 'accept-language': 'ko-KR' }
    await mall.call(talk.lin, 'POST /appUserChat/open', { shopId }, inKorean)
    expect(await shown()).toEqual(['ko-KR', 'ko-KR'])
  })

  test('is taken by one of many agents at once', async () => {
    const talk = await aTalk(mall)
    await say(mall, talk, '有货吗')
    const agents = [talk.stall.mei]
    for (let n = 0; n < 4; n += 1) agents.push(await aColleague(mall, talk.stall.mei))
    const { conversationId } = talk
    const answers = await Promise.all(agents.map((agent) => act(agent, 'take', { conversationId })))
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => !status).map(({ data }) => data.reason))).toEqual(
      new Set(['chat/caseMoved']),
    )
    const winner = agents[answers.findIndex(({ status }) => status)]!
    expect((await caseOf(mall, conversationId))!.agent_id).toBe(winner.userId)
    const loser = agents.find((agent) => agent !== winner)!
    expect((await answer(mall, loser, conversationId, '你好')).data.reason).toBe('chat/colleagueServes')
  })

  test('is taken only as long as the agent serves fewer than allowed, also by parallel clicks', async () => {
    const talk = await aTalk(mall)
    const { mei } = talk.stall
    const ids = [talk.conversationId]
    await say(mall, talk, '一')
    for (let n = 0; n < 4; n += 1) {
      const other = await aTalk(mall, undefined, talk.stall)
      await say(mall, other, '二')
      ids.push(other.conversationId)
    }
    await act(mei, 'setState', { state: 'online', maxCases: 2 })
    const answers = await Promise.all(ids.map((conversationId) => act(mei, 'take', { conversationId })))
    expect(answers.filter(({ status }) => status)).toHaveLength(2)
    await act(mei, 'setState', { maxCases: 4 })
    expect((await act(mei, 'takeAll')).data.conversationIds).toHaveLength(2)
    expect((await act(mei, 'queryQueues')).data.waiting).toHaveLength(1)
  })

  test('goes to a colleague who is online, with the note', async () => {
    const talk = await aTalk(mall)
    const { mei } = talk.stall
    const { conversationId } = talk
    await say(mall, talk, '한국어 되나요?')
    await act(mei, 'take', { conversationId })
    const min = await aColleague(mall, mei)
    const gone = await act(mei, 'transfer', { conversationId, agentId: newId() })
    expect(gone.data.reason).toBe('chat/agentGone')
    await act(min, 'setState', { state: 'away' })
    const away = await act(mei, 'transfer', { conversationId, agentId: min.userId })
    expect(away.data.reason).toBe('chat/agentGone')
    await act(min, 'setState', { state: 'online' })
    const note = '老客，要韩语'
    expect((await act(mei, 'transfer', { conversationId, agentId: min.userId, note })).status).toBe(true)
    expect((await caseOf(mall, conversationId))!.agent_id).toBe(min.userId)
    const { list } = (await act(min, 'queryNotes', { conversationId })).data
    expect(list).toMatchObject([{ content: note }])
    const seen = await mall.call(talk.lin, 'POST /appUserChat/queryHistory', { conversationId })
    expect(seen.raw).not.toContain(note)
    expect((await act(mei, 'close', { conversationId })).data.reason).toBe('chat/colleagueServes')
  })

  test('of an agent whose page is gone can be taken over', async () => {
    const talk = await aTalk(mall)
    const { mei } = talk.stall
    const { conversationId } = talk
    await say(mall, talk, '在吗')
    await act(mei, 'setState', { state: 'online' })
    await act(mei, 'take', { conversationId })
    const min = await aColleague(mall, mei)
    expect((await act(min, 'take', { conversationId })).data.reason).toBe('chat/caseMoved')
    mall.tools.clock.advance(121_000)
    expect((await act(min, 'take', { conversationId })).status).toBe(true)
  })

  test('is closed, reopened, and a new message after closing opens the next one', async () => {
    const talk = await aTalk(mall)
    const { mei } = talk.stall
    const { conversationId } = talk
    await say(mall, talk, '在吗')
    await answer(mall, mei, conversationId, '在的')
    expect((await act(mei, 'close', { conversationId })).status).toBe(true)
    expect((await act(mei, 'close', { conversationId })).data.reason).toBe('chat/caseMoved')
    expect((await act(mei, 'reopen', { conversationId })).status).toBe(true)
    await act(mei, 'close', { conversationId })
    mall.tools.clock.advance(1_000)
    await say(mall, talk, '还有一个问题')
    expect((await caseOf(mall, conversationId))!.state).toBe('waiting')
    const acts = await sql<{ act: string }>`
      select act from chat_audit where conversation_id = ${conversationId} order by id`.execute(mall.tools.db)
    expect(acts.rows.map((row) => row.act)).toEqual(['close', 'reopen', 'close'])
  })
})

test('the audit can be neither changed nor deleted', async () => {
  const talk = await aTalk(mall)
  await say(mall, talk, '在吗')
  await act(talk.stall.mei, 'take', { conversationId: talk.conversationId })
  const { db } = mall.tools
  await expect(sql`update chat_audit set act = 'x'`.execute(db)).rejects.toThrow('only added')
  await expect(sql`delete from chat_audit`.execute(db)).rejects.toThrow('only added')
})

test('a shop’s automatic answer comes once a case, while nobody is there', async () => {
  const talk = await aTalk(mall)
  const { mei } = talk.stall
  const hours = { days: [1, 2, 3, 4, 5, 6, 7], fromMinute: 0, untilMinute: 1_440, awayText: '马上回来' }
  expect((await act(mei, 'saveHours', hours)).status).toBe(true)
  await say(mall, talk, '在吗')
  await say(mall, talk, '有人吗')
  const { list, lastSeq } = (
    await mall.call(talk.lin, 'POST /appUserChat/queryHistory', { conversationId: talk.conversationId })
  ).data
  expect(lastSeq).toBe(3)
  expect(list.map((one: { side: string }) => one.side)).toEqual(['user', 'system', 'user'])
  expect(list[1].text.text).toBe('马上回来')
  const other = await aTalk(mall, undefined, talk.stall)
  await act(mei, 'setState', { state: 'online' })
  expect((await say(mall, other, '在吗')).data.seq).toBe(1)
  expect((await say(mall, other, '嗯')).data.seq).toBe(2)
})

test('an agent sees the shopper as a customer of this shop, with a masked phone', async () => {
  const order = await aPaidOrder(mall.tools)
  await sql`update account set phone = '+8613812346021' where id = ${order.lin.userId}`.execute(mall.tools.db)
  const { mei, shopId } = order.stall
  const { conversationId } = (await act(mei, 'open', { orderId: order.orderId })).data
  const { data } = await act(mei, 'queryCustomer', { conversationId })
  expect(data).toMatchObject({ userName: 'Lin', phone: '138****6021', orderNum: 1, spentMoney: '18.00' })
  expect(data.orders[0].order.orderCode).toBe(order.code)
  const elsewhere = await aTalk(mall, order.lin)
  const there = await act(elsewhere.stall.mei, 'queryCustomer', { conversationId: elsewhere.conversationId })
  expect(there.data).toMatchObject({ userName: 'L**', phone: '', orderNum: 0, orders: [] })
  const foreign = await act(elsewhere.stall.mei, 'open', { orderId: order.orderId })
  expect([foreign.data.reason, shopId === elsewhere.stall.shopId]).toEqual(['chat/orderGone', false])
})

test('quick replies are the shop’s or the agent’s own, with one name each', async () => {
  const { stall } = await aTalk(mall)
  const min = await aColleague(mall, stall.mei)
  const shared = { name: '换货', content: '收到后 7 天内可以换', isShared: true }
  const made = await act(stall.mei, 'saveQuickReply', shared)
  const twice = await Promise.all(
    [1, 2].map(() => act(min, 'saveQuickReply', { ...shared, isShared: false })),
  )
  expect(twice.map(({ code }) => code).sort()).toEqual(['10000', '40009'])
  expect((await act(min, 'queryQuickReplies', { keyword: '换' })).data.list).toHaveLength(2)
  expect((await act(stall.mei, 'queryQuickReplies')).data.list).toHaveLength(1)
  const renamed = { ...shared, pkId: made.data.pkId, name: '换规格' }
  expect((await act(min, 'saveQuickReply', renamed)).status).toBe(true)
  expect((await act(min, 'deleteQuickReply', { pkId: made.data.pkId })).status).toBe(true)
  expect((await act(min, 'deleteQuickReply', { pkId: made.data.pkId })).data.reason).toBe('chat/replyGone')
})

test('staff of another shop find no conversation, for any call', async () => {
  const talk = await aTalk(mall)
  const sent = await say(mall, talk, '你好')
  const { mei } = (await aTalk(mall)).stall
  const { conversationId } = talk
  const inputs = {
    queryHistory: {},
    setRead: { seq: 1 },
    typing: {},
    queryCards: { cards: [] },
    take: {},
    transfer: { agentId: mei.userId },
    release: {},
    close: {},
    reopen: {},
    queryCustomer: {},
    queryNotes: {},
    saveNote: { content: 'x' },
  }
  for (const [name, input] of Object.entries(inputs)) {
    const { data } = await act(mei, name, { conversationId, ...input })
    expect([name, data.reason]).toEqual([name, 'chat/conversationGone'])
  }
  expect((await answer(mall, mei, conversationId, 'x')).data.reason).toBe('chat/conversationGone')
  expect((await act(mei, 'recall', { msgId: sent.data.msgId })).data.reason).toBe('chat/messageGone')
  expect((await act(mei, 'queryQueues')).data.waiting).toEqual([])
  const operator: Viewer = { ...mei, role: 'operator' }
  const ofMall = await mall.call(operator, 'POST /sysConsole/chat/queryHistory', { conversationId })
  expect(ofMall.data.reason).toBe('chat/conversationGone')
})

test('an operator is an agent of no shop', async () => {
  const talk = await aTalk(mall)
  const ann: Viewer = { ...talk.stall.mei, role: 'operator' }
  for (const [name, input] of [
    ['queryQueues', {}],
    ['take', { conversationId: talk.conversationId }],
    ['saveHours', { days: [1], fromMinute: 0, untilMinute: 60 }],
  ] as const)
    expect((await act(ann, name, input)).data.reason).toBe('http/notFound')
})

test('what a page does not send of hours and quick replies stays as it is', async () => {
  const { stall } = await aTalk(mall)
  const { mei } = stall
  const reply = { name: '退款', content: '三天内退', isShared: true, sort: 7 }
  const { pkId } = (await act(mei, 'saveQuickReply', reply)).data
  await act(mei, 'saveQuickReply', { pkId, name: '退款', content: '两天内退' })
  const list = async () => (await act(mei, 'queryQuickReplies')).data.list
  expect(await list()).toEqual([{ ...reply, pkId, content: '两天内退' }])
  await act(mei, 'saveQuickReply', { pkId, name: '退款', content: '两天内退', isShared: false, sort: 0 })
  expect(await list()).toMatchObject([{ isShared: false, sort: 0 }])

  const days = { days: [1], fromMinute: 540, untilMinute: 1_080 }
  await act(mei, 'saveHours', { ...days, awayText: '马上回来' })
  await act(mei, 'saveHours', { ...days, days: [2] })
  const hours = async () => (await act(mei, 'queryHours')).data
  expect(await hours()).toMatchObject({ days: [2], awayText: '马上回来' })
  await act(mei, 'saveHours', { ...days, awayText: '' })
  expect(await hours()).toMatchObject({ awayText: '' })
})
