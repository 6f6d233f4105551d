import { aShopper } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import { movableClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { epochOfWire } from '@hojip/platform/mall-time'
import type { ServiceHours } from '@hojip/policy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetUser } from './actions/own-data.ts'
import { dropAbandoned } from './actions/queue.ts'
import { aMallWithChat, answer, aTalk, caseOf, say } from './testing.ts'

let mall: TestMall
beforeAll(async () => void (mall = await aMallWithChat(movableClock(epochOfWire('2026-11-23 10:00:00')))))
afterAll(() => mall.stop())

async function anOperator(): Promise<Viewer> {
  return { ...(await aShopper(mall.tools.db, 'Ann')), role: 'operator' }
}

async function atService() {
  const lin = await aShopper(mall.tools.db)
  const { data } = await mall.call(lin, 'POST /appUserChat/open', { official: true })
  return { lin, conversationId: data.conversation.pkId as string }
}

function ask(viewer: Viewer, name: string, { lin: _, ...input }: { lin?: Viewer; [field: string]: unknown }) {
  return mall.call(viewer, `POST /appUserChat/${name}`, input)
}

describe('the queue', () => {
  test('has one place for each shopper, in order, and an operator takes it', async () => {
    const [first, second] = [await atService(), await atService()]
    for (let n = 0; n < 2; n += 1) await ask(first.lin, 'enterQueue', first)
    mall.tools.clock.advance(1_000)
    const { data } = await ask(second.lin, 'enterQueue', second)
    expect(data).toMatchObject({ state: 'waiting', ahead: 1, isOpen: true, estimateMinutes: null })
    const ann = await anOperator()
    const { conversationId } = first
    expect((await mall.call(ann, 'POST /sysConsole/chat/take', { conversationId })).status).toBe(true)
    expect((await ask(second.lin, 'queryQueue', second)).data.ahead).toBe(0)
    expect((await ask(first.lin, 'queryQueue', first)).data.state).toBe('serving')
  })

  test('keeps a place for ten minutes after the last sign of the page', async () => {
    const one = await atService()
    await ask(one.lin, 'enterQueue', one)
    mall.tools.clock.advance(9 * 60_000)
    await ask(one.lin, 'queryQueue', one)
    mall.tools.clock.advance(9 * 60_000)
    await dropAbandoned(mall.tools)
    expect((await caseOf(mall, one.conversationId))!.state).toBe('waiting')
    mall.tools.clock.advance(2 * 60_000)
    await dropAbandoned(mall.tools)
    expect((await ask(one.lin, 'queryQueue', one)).data).toMatchObject({ state: 'none', canRate: false })
  })

  test('is left by the shopper', async () => {
    const one = await atService()
    await ask(one.lin, 'enterQueue', one)
    expect((await ask(one.lin, 'leaveQueue', one)).data.state).toBe('none')
  })
})

test('a closed conversation is rated once: a repeat gets the answer of the first, another rating is refused', async () => {
  const talk = await aTalk(mall)
  await say(mall, talk, '在吗')
  await answer(mall, talk.stall.mei, talk.conversationId, '在的')
  const rating = { conversationId: talk.conversationId, score: 5, tags: ['快'] }
  expect((await ask(talk.lin, 'saveRating', rating)).data.reason).toBe('chat/notToRate')
  await mall.call(talk.stall.mei, 'POST /bizConsole/chat/close', { conversationId: talk.conversationId })
  const answers = await Promise.all([1, 2, 3].map(() => ask(talk.lin, 'saveRating', rating)))
  expect(answers.map(({ status }) => status)).toEqual([true, true, true])
  const { rated_at: ratedAt } = (await caseOf(mall, talk.conversationId))!
  mall.tools.clock.advance(1_000)
  expect((await ask(talk.lin, 'saveRating', rating)).status).toBe(true)
  const others = [{ score: 1 }, { tags: ['慢'] }, { content: '好' }]
  for (const other of others)
    expect((await ask(talk.lin, 'saveRating', { ...rating, ...other })).data.reason).toBe('chat/notToRate')
  expect(await caseOf(mall, talk.conversationId)).toMatchObject({
    rating: 5,
    rating_text: '',
    rated_at: ratedAt,
  })
})

test('a question that was left gets one number and one answer', async () => {
  const lin = await aShopper(mall.tools.db)
  const key = newId()
  const left = await Promise.all(
    [1, 2].map(() =>
      mall.call(
        lin,
        'POST /appUserChat/leaveMessage',
        { content: '周日营业吗？' },
        { 'idempotency-key': key },
      ),
    ),
  )
  expect(left[0]!.data).toEqual(left[1]!.data)
  const ann = await anOperator()
  const reply = { pkId: left[0]!.data.pkId, answer: '周日休息' }
  const answers = await Promise.all(
    [1, 2].map(() => mall.call(ann, 'POST /sysConsole/chat/answerTicket', reply)),
  )
  expect(answers.filter(({ status }) => status)).toHaveLength(1)
  expect((await ask(lin, 'queryTickets', {})).data.list).toMatchObject([{ answer: '周日休息' }])
  const notices = await mall.tools.db
    .selectFrom('notice')
    .select(['kind', 'source'])
    .where('user_id', '=', lin.userId)
    .execute()
  expect(notices).toEqual([{ kind: 'serviceAnswered', source: `ticket/${reply.pkId}` }])
})

test('outside its hours the service tells so once, and opens no case', async () => {
  const one = await atService()
  mall.tools.clock.advance(12 * 3_600_000)
  expect((await ask(one.lin, 'queryQueue', one)).data).toMatchObject({
    state: 'none',
    isOpen: false,
    workTime: '8:30–17:30',
    workDays: 'workdays',
    nextOpeningAt: epochOfWire('2026-11-24 08:30:00'),
  })
  await say(mall, one, '在吗')
  await say(mall, one, '有人吗')
  const { data } = await ask(one.lin, 'queryHistory', { conversationId: one.conversationId })
  expect(data.list.map((message: { notice?: string }) => message.notice ?? '')).toEqual([
    '',
    'officialClosed',
    '',
  ])
  expect(data.list[1].text.text).toContain('（工作日 8:30–17:30）')
  expect(await caseOf(mall, one.conversationId)).toBeUndefined()
  expect((await ask(one.lin, 'enterQueue', one)).data.reason).toBe('chat/serviceClosed')
  // The notice of a mall that did not store its hours yet.
  await mall.tools.db
    .updateTable('chat_message')
    .set({ media: JSON.stringify({ notice: 'officialClosed' }) })
    .where('id', '=', data.list[1].msgId)
    .execute()
  const again = await ask(one.lin, 'queryHistory', { conversationId: one.conversationId })
  expect(again.data.list[1]).toEqual(data.list[1])
})

test('outside its hours a message can be left, and the answer comes as a notice', async () => {
  const lin = await aShopper(mall.tools.db)
  mall.tools.clock.advance(5 * 86_400_000)
  const left = await mall.call(
    lin,
    'POST /appUserChat/leaveMessage',
    { content: '包裹少了一件，怎么补发？' },
    { 'idempotency-key': newId() },
  )
  expect(left.data.code).toMatch(/^\d+$/)
  const ann = await anOperator()
  const open = await mall.call(ann, 'POST /sysConsole/chat/queryTickets', { pageSize: 100 })
  const { pkId } = open.data.list.find(({ code }: { code: string }) => code === left.data.code)
  await mall.call(ann, 'POST /sysConsole/chat/answerTicket', { pkId, answer: '今天补发' })
  expect((await ask(lin, 'queryTickets', {})).data.list).toMatchObject([{ pkId, answer: '今天补发' }])
})

describe('a mall with hours of its own', () => {
  const aMallAt = (time: string, serviceHours: ServiceHours) =>
    aMallWithChat(movableClock(epochOfWire(time)), { serviceHours })

  test('answers all day, on a Sunday at midnight too', async () => {
    const always = await aMallAt('2026-11-22 00:00:00', { days: 'all', fromMinute: 0, untilMinute: 1_440 })
    const lin = await aShopper(always.tools.db)
    const opened = await always.call(lin, 'POST /appUserChat/open', { official: true })
    const conversationId = opened.data.conversation.pkId as string
    expect(opened.data.partner).toMatchObject({ online: false, workTime: '0:00–24:00', workDays: 'all' })
    await say(always, { lin, conversationId }, '在吗')
    expect(await caseOf(always, conversationId)).toMatchObject({ state: 'waiting' })
    const place = await always.call(lin, 'POST /appUserChat/enterQueue', { conversationId })
    expect(place.data).toMatchObject({ state: 'waiting', isOpen: true })
    const ann: Viewer = { ...(await aShopper(always.tools.db, 'Ann')), role: 'operator' }
    await always.call(ann, 'POST /sysConsole/chat/setState', { state: 'online' })
    const again = await always.call(lin, 'POST /appUserChat/open', { official: true })
    expect(again.data.partner.online).toBe(true)
    await always.stop()
  })

  test('names them when nobody answers', async () => {
    const hours = { days: 'all' as const, fromMinute: 540, untilMinute: 1_260 }
    const daily = await aMallAt('2026-11-22 21:00:00', hours)
    const lin = await aShopper(daily.tools.db)
    const { data } = await daily.call(lin, 'POST /appUserChat/open', { official: true })
    const conversationId = data.conversation.pkId as string
    await say(daily, { lin, conversationId }, '在吗')
    const { data: history } = await daily.call(lin, 'POST /appUserChat/queryHistory', { conversationId })
    expect(history.list[1].text.text).toContain('（每天 9:00–21:00）')
    const place = await daily.call(lin, 'POST /appUserChat/queryQueue', { conversationId })
    expect(place.data).toMatchObject({ isOpen: false, nextOpeningAt: epochOfWire('2026-11-23 09:00:00') })
    await daily.stop()
  })
})

test('a closed account leaves none of its words', async () => {
  const talk = await aTalk(mall)
  await say(mall, talk, '我住光明街 1 号')
  await answer(mall, talk.stall.mei, talk.conversationId, '好的')
  await mall.call(
    talk.lin,
    'POST /appUserChat/leaveMessage',
    { content: '我住光明街 1 号' },
    { 'idempotency-key': newId() },
  )
  const own = await ask(talk.lin, 'queryOwnMessages', {})
  expect(own.data.list.map(({ text }: { text: string }) => text)).toEqual(['我住光明街 1 号', '好的'])
  await forgetUser(mall.tools, talk.lin.userId)
  const { conversationId } = talk
  const seen = await mall.call(talk.stall.mei, 'POST /bizConsole/chat/queryHistory', { conversationId })
  expect(seen.data.list.map((one: { text: { text: string } }) => one.text.text)).toEqual(['', '好的'])
  expect(
    (await mall.tools.db.selectFrom('chat_ticket').select('content').execute()).map(({ content }) => content),
  ).not.toContain('我住光明街 1 号')
})
