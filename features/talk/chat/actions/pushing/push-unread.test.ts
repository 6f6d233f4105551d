import { movableClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { anOrdersMall, type TestMall } from '@hojip/orders/testing'
import { openNotices } from '@hojip/notices/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pushUnread } from './push-unread.ts'
import { answer, aTalk, chatOptions, say, type Talk } from '../../testing.ts'
import { chatRoutes } from '../../index.ts'

let mall: TestMall
const clock = movableClock()
beforeAll(async () => {
  // Nothing is sent here: the pushes are looked at while they wait.
  mall = await anOrdersMall((tools) => [...openNotices(tools), ...chatRoutes({ ...tools, ...chatOptions })], {
    clock,
  })
})
afterAll(() => mall.stop())

/** A browser in which the shopper has allowed notifications of this subject. */
async function aBrowser({ userId, sessionId }: Viewer, subject = 'chat') {
  await sql`
    insert into web_push_subscription (id, user_id, session_id, endpoint, p256dh, auth, locale, subjects)
    values (${newId()}, ${userId}, ${sessionId}, ${`https://push.example/${newId()}`}, 'p', 'a', 'ko-KR',
            ${JSON.stringify([subject])})`.execute(mall.tools.db)
}

async function aReachable(): Promise<Talk> {
  const talk = await aTalk(mall)
  await aBrowser(talk.lin)
  await say(mall, talk, '매운가요?')
  return talk
}

interface Pushed {
  title: string
  body: string
  tag: string
  link: string
}

/** Runs the job, and returns what it sends to the shopper. */
async function pushedTo({ lin }: Talk): Promise<Pushed[]> {
  await pushUnread(mall.tools)
  const { rows } = await sql<{ message: Pushed }>`
    with gone as (delete from pgboss.job where name = 'webPush.send' and data->>'userId' = ${lin.userId} returning data)
    select data->'message' as message from gone`.execute(mall.tools.db)
  return rows.map(({ message }) => message)
}

function later(seconds: number) {
  clock.advance(seconds * 1_000)
}

test('a message that is not read within 20 seconds is pushed once, with the newest words', async () => {
  const talk = await aReachable()
  const { stall, conversationId } = talk
  await answer(mall, stall.mei, conversationId, '조금 매워요')
  await answer(mall, stall.mei, conversationId, '순한맛도 있어요')
  later(10)
  expect(await pushedTo(talk)).toEqual([])
  later(15)
  expect(await pushedTo(talk)).toEqual([
    {
      title: expect.any(String),
      body: '순한맛도 있어요',
      tag: `chat:${conversationId}`,
      link: `/chatroom?c=${conversationId}`,
    },
  ])
  expect(await pushedTo(talk)).toEqual([])
  await answer(mall, stall.mei, conversationId, '더 궁금한 점 있으세요?')
  later(25)
  expect((await pushedTo(talk)).map(({ body }) => body)).toEqual(['더 궁금한 점 있으세요?'])
})

test('what has been read, recalled, or written by the shopper is not pushed', async () => {
  const talk = await aReachable()
  const { stall, conversationId, lin } = talk
  later(25)
  expect(await pushedTo(talk)).toEqual([])
  await answer(mall, stall.mei, conversationId, '조금 매워요')
  expect(await mall.call(lin, 'POST /appUserChat/setRead', { conversationId, seq: 2 })).toMatchObject({
    status: true,
  })
  later(25)
  expect(await pushedTo(talk)).toEqual([])
  const { data } = await answer(mall, stall.mei, conversationId, '아니에요')
  expect(await mall.call(stall.mei, 'POST /bizConsole/chat/recall', { msgId: data.msgId })).toMatchObject({
    status: true,
  })
  later(25)
  expect(await pushedTo(talk)).toEqual([])
})

test('nothing is pushed in quiet hours, to browsers that want other subjects, or hours later', async () => {
  const quiet = await aReachable()
  await sql`insert into user_setting (user_id, muted, quiet_from, quiet_to) values (${quiet.lin.userId}, '[]', '00:00', '23:59')`.execute(
    mall.tools.db,
  )
  const other = await aTalk(mall)
  await aBrowser(other.lin, 'notices')
  await say(mall, other, '안녕하세요')
  const late = await aReachable()
  for (const { stall, conversationId } of [quiet, other]) await answer(mall, stall.mei, conversationId, '네')
  later(25)
  expect([...(await pushedTo(quiet)), ...(await pushedTo(other))]).toEqual([])
  await answer(mall, late.stall.mei, late.conversationId, '네')
  later(3 * 3_600)
  expect(await pushedTo(late)).toEqual([])
})

test('two processes at once push a message once', async () => {
  const talk = await aReachable()
  await answer(mall, talk.stall.mei, talk.conversationId, '네')
  later(25)
  await Promise.all([pushUnread(mall.tools), pushUnread(mall.tools), pushUnread(mall.tools)])
  expect(await pushedTo(talk)).toHaveLength(1)
})

test('what the mall’s program adds while nobody is there is not pushed', async () => {
  const talk = await aTalk(mall)
  await aBrowser(talk.lin)
  const hours = { days: [1, 2, 3, 4, 5, 6, 7], fromMinute: 0, untilMinute: 1_440, awayText: '금방 올게요' }
  await mall.call(talk.stall.mei, 'POST /bizConsole/chat/saveHours', hours)
  await say(mall, talk, '계세요?')
  const { data } = await mall.call(talk.lin, 'GET /appUserChat/queryNoReadCount')
  expect(data.list).toMatchObject([{ conversationId: talk.conversationId, noReadCount: 1 }])
  later(25)
  expect(await pushedTo(talk)).toEqual([])
})
