import type { TestMall } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOfField } from '@hojip/reference'
import { chatFrames } from './index.ts'
import { chatRefusals } from './refusals.ts'
import { aMallWithChat, answer, aTalk, chatOptions, say } from './testing.ts'

let mall: TestMall
beforeAll(async () => void (mall = await aMallWithChat()))
afterAll(() => mall.stop())

async function framesOf(channel: string) {
  const { rows } = await sql<{ event: string; frame: Record<string, unknown> }>`
    select event, frame from push_event where channel = ${channel} order by id`.execute(mall.tools.db)
  return rows
}

test('both sides get a message as a frame; the shopper never learns which agent wrote', async () => {
  const talk = await aTalk(mall)
  const { lin, stall, conversationId } = talk
  const sent = await say(mall, talk, '在吗')
  await answer(mall, stall.mei, conversationId, '在的')
  const users = (await framesOf(`user:${lin.userId}`)).filter(({ event }) => event === 'chat')
  expect(users[0]!.frame).toEqual({
    from: lin.userId,
    data: '{"type":1,"text":"在吗"}',
    time: sent.data.time,
    conversationId,
    msgId: sent.data.msgId,
    seq: 1,
    side: 'user',
    noRead: 0,
    localId: sent.data.localId,
  })
  expect(users[1]!.frame).toMatchObject({ from: stall.shopId, seq: 2, side: 'shop', noRead: 1 })
  expect(JSON.stringify(users)).not.toContain(stall.mei.userId)
  const shops = (await framesOf(`service:${stall.shopId}`)).filter(({ event }) => event === 'chat')
  expect(shops.map(({ frame }) => frame['noRead'])).toEqual([1, 1])
  expect(shops[0]!.frame).not.toHaveProperty('localId')
})

test('a recall deletes the text from frames that were sent before, and tells both sides', async () => {
  const talk = await aTalk(mall)
  const sent = await say(mall, talk, '我的手机号是 13800138000')
  await mall.call(talk.lin, 'POST /appUserChat/recall', { msgId: sent.data.msgId })
  for (const channel of [`user:${talk.lin.userId}`, `service:${talk.stall.shopId}`]) {
    const frames = await framesOf(channel)
    expect(JSON.stringify(frames)).not.toContain('13800138000')
    expect(frames.at(-1)).toMatchObject({
      event: 'recall',
      frame: { data: { seq: 1, recallNo: 1, noRead: 0 } },
    })
  }
})

test('agents learn that a case was rated, and the shopper gets nothing', async () => {
  const talk = await aTalk(mall)
  const { lin, stall, conversationId } = talk
  await say(mall, talk, '在吗')
  await answer(mall, stall.mei, conversationId, '在的')
  await mall.call(stall.mei, 'POST /bizConsole/chat/close', { conversationId })
  const channels = [`service:${stall.shopId}`, `user:${lin.userId}`]
  const before = await Promise.all(channels.map(framesOf))
  const rating = { conversationId, score: 4, tags: [] }
  expect((await mall.call(lin, 'POST /appUserChat/saveRating', rating)).status).toBe(true)
  const [shops, users] = await Promise.all(channels.map(framesOf))
  expect(shops!.slice(before[0]!.length)).toEqual([{ event: 'desk', frame: { data: { conversationId } } }])
  expect(users).toEqual(before[1])
  const { data } = await mall.call(stall.mei, 'POST /bizConsole/chat/queryQueues', {})
  expect(data.closed).toMatchObject([{ conversationId, rating: 4 }])
})

test('marks are sent to both sides when they change', async () => {
  const talk = await aTalk(mall)
  const { conversationId, lin, stall } = talk
  await answer(mall, stall.mei, conversationId, '您好')
  for (let n = 0; n < 2; n += 1)
    await mall.call(lin, 'POST /appUserChat/setRead', { conversationId, seq: 99 })
  const reads = (await framesOf(`service:${stall.shopId}`)).filter(({ event }) => event === 'read')
  expect(reads.map(({ frame }) => frame['data'])).toEqual([
    { conversationId, side: 'user', readSeq: 1, deliveredSeq: 1 },
  ])
  await mall.call(lin, 'POST /appUserChat/setRead', { conversationId, seq: 0 })
  const { data } = await mall.call(lin, 'POST /appUserChat/queryHistory', { conversationId })
  expect(data).toMatchObject({ readSeq: 1, deliveredSeq: 1, lastSeq: 1 })
})

test('a socket’s message is acknowledged after its commit, or refused', async () => {
  const talk = await aTalk(mall)
  const { chat } = chatFrames({ ...mall.tools, ...chatOptions }, nameOfField)
  const frames: Record<string, unknown>[] = []
  const owner = { viewer: talk.lin, locale: 'ko-KR' }
  const from = { owner, send: (frame: object) => void frames.push({ ...frame }) }
  const send = (more: object) => {
    const message = { platform: 'web', localId: newId(), conversationId: talk.conversationId, ...more }
    return chat.handle(chat.schema.parse(message) as never, from as never)
  }
  const localId = newId()
  await send({ localId, data: '{"type":1,"text":"在吗"}' })
  await send({ localId, data: '{"type":1,"text":"在吗"}' })
  expect(frames[0]).toMatchObject({ event: 'ack', localId, seq: 1 })
  expect(frames[1]).toEqual(frames[0])
  for (const data of ['', '{', '[]', '{"type":9,"text":"x"}', '{"type":1,"text":""}']) await send({ data })
  expect(frames.slice(2).map(({ event, code }) => [event, code])).toEqual(Array(5).fill(['nack', '40001']))
  await send({ data: '{"type":1,"text":"x"}', conversationId: newId() })
  const gone = { event: 'nack', code: '40004', reason: 'chat/conversationGone' }
  expect(frames.at(-1)).toMatchObject({ ...gone, msg: chatRefusals.conversationGone.text['ko-KR'] })
  for (const text of ['a\\u0000', '\\ud800', '\\u202e\\u200b'])
    await send({ data: `{"type":1,"text":"${text}"}` })
  expect(frames.slice(-3).map(({ msg }) => msg)).toEqual([
    '요청 형식이 잘못되어 읽을 수 없어요',
    '요청 형식이 잘못되어 읽을 수 없어요',
    '‘내용’ 항목을 확인해 주세요: 꼭 입력해 주세요',
  ])
  expect(chat.schema.safeParse({ localId, conversationId: newId(), data: '', from: 'me' }).success).toBe(
    false,
  )
})
