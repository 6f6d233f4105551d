import { countComments } from '@hojip/catalog'
import { aShopper } from '@hojip/inventory/testing'
import { writeNotices } from '@hojip/notices'
import { aPaidOrder, type TestMall } from '@hojip/orders/testing'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { anUpload, aVideo } from '@hojip/uploads/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aColleague, aMallWithChat, answer, aTalk, say, type Talk } from './testing.ts'

let mall: TestMall
beforeAll(async () => void (mall = await aMallWithChat()))
afterAll(() => mall.stop())

async function history(viewer: Parameters<TestMall['call']>[0], input: object) {
  return (await mall.call(viewer, 'POST /appUserChat/queryHistory', input)).data
}

test('the mall’s own service is the first of the list, and cannot be unpinned', async () => {
  const talk = await aTalk(mall)
  const { data } = await mall.call(talk.lin, 'POST /appUserChat/open', { official: true })
  const official = { ...talk, conversationId: data.conversation.pkId }
  await say(mall, official, '你好')
  await say(mall, talk, '有货吗')
  const list = async () =>
    (await mall.call(talk.lin, 'POST /appUserChat/queryChatList', {})).data.list.map(
      (one: { isOfficial: boolean; isTop: boolean }) => [one.isOfficial, one.isTop],
    )
  expect(await list()).toEqual([
    [true, true],
    [false, false],
  ])
  await mall.call(talk.lin, 'POST /appUserChat/cancelTop/{pkId}', { pkId: official.conversationId })
  expect(await list()).toEqual([
    [true, true],
    [false, false],
  ])
})

describe('a message', () => {
  test('gets the next number, for any number of senders at once', async () => {
    const talk = await aTalk(mall)
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => say(mall, talk, `第 ${n} 条`)))
    expect(answers.map(({ data }) => data.seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, n) => n + 1),
    )
    const { list, lastSeq } = await history(talk.lin, { conversationId: talk.conversationId, size: 50 })
    expect(list.map((one: { seq: number }) => one.seq)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
    const times = list.map((one: { at: number }) => one.at)
    expect(times.toSorted((a: number, b: number) => a - b)).toEqual(times)
    expect(lastSeq).toBe(12)
  })

  test('shares its transaction with those of others, and is refused alone', async () => {
    const talks = await Promise.all(Array.from({ length: 8 }, () => aTalk(mall)))
    const stranger = { ...talks[0]!, lin: talks[1]!.lin }
    const localIds = talks.map(() => newId())
    const all = [
      ...talks.flatMap((talk, i) => [
        say(mall, talk, '你好', { localId: localIds[i] }),
        say(mall, talk, '在吗'),
      ]),
      say(mall, stranger, '我来看看'),
      say(mall, talks[2]!, '别的话', { localId: localIds[2] }),
    ]
    const answers = await Promise.all(all)
    const reasons = answers.map(({ data }) => data.reason)
    expect(reasons.slice(0, -2).every((reason) => reason === undefined)).toBe(true)
    expect(reasons.slice(-2)).toEqual(['chat/conversationGone', 'chat/localIdUsed'])
    for (const { lin, conversationId } of talks) {
      const { list } = await history(lin, { conversationId })
      expect(list.map((one: { seq: number; text: { text: string } }) => [one.seq, one.text.text])).toEqual([
        [1, '你好'],
        [2, '在吗'],
      ])
    }
  })

  test('finds its conversation however the id is spelled, also beside another spelling', async () => {
    const talk = await aTalk(mall)
    const loud = { ...talk, conversationId: talk.conversationId.toUpperCase() }
    const answers = await Promise.all([talk, loud, talk, loud].map((one, n) => say(mall, one, `第 ${n} 条`)))
    expect(answers.map(({ data }) => data.seq)).toEqual([1, 2, 3, 4])
  })

  test('has no time before its predecessor’s, when the clock of the next process is behind', async () => {
    const talk = await aTalk(mall)
    const first = await say(mall, talk, '你好')
    mall.tools.clock.advance(-5_000)
    const second = await say(mall, talk, '在吗')
    mall.tools.clock.advance(5_000)
    expect(second.data.at).toBe(first.data.at)
    const { list } = await history(talk.lin, { conversationId: talk.conversationId })
    expect(list.map((one: { at: number }) => one.at)).toEqual([first.data.at, first.data.at])
  })

  test('is stored once, however often and however parallel it is sent', async () => {
    const talk = await aTalk(mall)
    const localId = newId()
    const answers = await Promise.all(Array.from({ length: 6 }, () => say(mall, talk, '在吗', { localId })))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(answers[0]!.data).toMatchObject({ seq: 1, localId })
    const other = await say(mall, talk, '别的话', { localId })
    expect([other.code, other.data.reason]).toEqual(['40009', 'chat/localIdUsed'])
    expect((await history(talk.lin, { conversationId: talk.conversationId })).list).toHaveLength(1)
  })

  test.each([
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a\u202Eb\u2066c', 'abc'],
    ['ab\u0007c\td\r\ne  ', 'abc\td\ne'],
    ['김치 👨‍👩‍👧', '김치 👨‍👩‍👧'],
  ])('of %j is stored and shown as text', async (text, stored) => {
    const talk = await aTalk(mall)
    await say(mall, talk, text)
    const { list } = await history(talk.lin, { conversationId: talk.conversationId })
    expect(list[0].text).toEqual({ type: 1, text: stored })
  })

  test('has 1 to 2,000 characters, each of them whole', async () => {
    const talk = await aTalk(mall)
    expect((await say(mall, talk, '👍'.repeat(2_000))).status).toBe(true)
    for (const text of ['', ' \n ', '\u0007', 'a\u0000', '\uD800', '字'.repeat(2_001), '👍'.repeat(2_001)])
      expect((await say(mall, talk, text)).code).toBe('40001')
  })

  test('with a picture claims the upload, once and only the sender’s own', async () => {
    const talk = await aTalk(mall)
    const picture = await anUpload(mall.tools.db, talk.lin.userId, 'chat')
    const sent = await say(mall, talk, '', { data: { type: 2, text: picture } })
    expect(sent.status).toBe(true)
    const { list } = await history(talk.lin, { conversationId: talk.conversationId })
    expect(list[0].text).toEqual({ type: 2, text: picture, media: { width: 600, height: 400 } })
    const tao = await aShopper(mall.tools.db)
    const foreign = await anUpload(mall.tools.db, tao.userId, 'chat')
    for (const text of [picture, foreign])
      expect((await say(mall, talk, '', { data: { type: 2, text } })).data.reason).toBe('uploads/pictureGone')
  })

  test('with a video claims it and its poster, and returns its length', async () => {
    const talk = await aTalk(mall)
    const { userId } = talk.lin
    const [text, poster] = [
      await aVideo(mall.tools.db, userId),
      await anUpload(mall.tools.db, userId, 'chat'),
    ]
    expect((await say(mall, talk, '', { data: { type: 3, text, poster } })).status).toBe(true)
    const { list } = await history(talk.lin, { conversationId: talk.conversationId })
    const media = { width: 640, height: 360, durationMs: 2_000, poster }
    expect(list[0].text).toEqual({ type: 3, text, media })
    expect((await say(mall, talk, '', { data: { type: 3, text } })).data.reason).toBe('uploads/videoGone')
    expect((await say(mall, talk, '', { data: { type: 3, text: poster } })).code).toBe('40001')
  })

  test('quotes another one of its conversation', async () => {
    const talk = await aTalk(mall)
    const first = await say(mall, talk, '还有货吗')
    await say(mall, talk, '这句', { quoteId: first.data.msgId })
    const { list } = await history(talk.lin, { conversationId: talk.conversationId })
    expect(list[1].quote).toEqual({
      seq: 1,
      side: 'user',
      text: { type: 1, text: '还有货吗' },
      recalled: false,
    })
    const elsewhere = await aTalk(mall, talk.lin)
    const refused = await say(mall, elsewhere, '那句', { quoteId: first.data.msgId })
    expect(refused.data.reason).toBe('chat/quoteGone')
  })
})

describe('a card', () => {
  test('of an order is sent by its buyer to its shop only, and is read as the order is now', async () => {
    const order = await aPaidOrder(mall.tools)
    const open = { shopId: order.stall.shopId, orderId: order.orderId }
    const opened = await mall.call(order.lin, 'POST /appUserChat/open', open)
    expect(opened.data.card).toMatchObject({ type: 4, id: order.orderId, gone: false })
    const talk = { lin: order.lin, conversationId: opened.data.conversation.pkId }
    const data = { type: 4, text: order.orderId }
    expect((await say(mall, talk, '', { data })).status).toBe(true)
    const elsewhere = await aTalk(mall, order.lin)
    const tao = await aTalk(mall)
    for (const other of [elsewhere, tao])
      expect((await say(mall, other, '', { data })).data.reason).toBe('chat/cardGone')
    const cards = [{ type: 4, id: order.orderId }]
    const own = await mall.call(order.lin, 'POST /appUserChat/queryCards', { cards })
    expect(own.data.list[0].order).toMatchObject({ orderCode: order.code, orderStatus: 3, goodsNum: 1 })
    const foreign = await mall.call(tao.lin, 'POST /appUserChat/queryCards', { cards })
    expect(foreign.data.list).toEqual([{ type: 4, id: order.orderId, gone: true }])
  })

  test('of a product is sent to its own shop only', async () => {
    const talk = await aTalk(mall)
    const other = await aTalk(mall)
    const of = (goodsId: string) => ({ data: { type: 5, text: goodsId } })
    expect((await say(mall, talk, '', of(talk.stall.goodsId))).status).toBe(true)
    expect((await say(mall, talk, '', of(other.stall.goodsId))).data.reason).toBe('chat/cardGone')
    const cards = [
      { type: 5, id: talk.stall.goodsId },
      { type: 5, id: newId() },
    ]
    const { data } = await mall.call(talk.lin, 'POST /appUserChat/queryCards', { cards })
    expect(data.list.map((one: { gone: boolean }) => one.gone)).toEqual([false, true])
    expect(data.list[0].goods).toMatchObject({ price: '10.00' })
  })
})

test('the head of a conversation shows how shoppers rate the shop, once somebody has', async () => {
  const { lin, stall } = await aTalk(mall)
  const partner = async () =>
    (await mall.call(lin, 'POST /appUserChat/open', { shopId: stall.shopId })).data.partner
  expect(await partner()).not.toHaveProperty('score')
  await inTransaction(mall.tools.db, (tx) =>
    countComments(tx, [{ goodsId: stall.goodsId, count: 7, ratedCount: 2, scoreSum: 9 }]),
  )
  expect(await partner()).toMatchObject({ score: '4.5' })
  const official = await mall.call(lin, 'POST /appUserChat/open', { official: true })
  expect(official.data.partner).not.toHaveProperty('score')
})

describe('a recall', () => {
  test('deletes the text within two minutes; a quote of it shows nothing', async () => {
    const talk = await aTalk(mall)
    const first = await say(mall, talk, '我的手机号是 13800138000')
    await say(mall, talk, '看上面', { quoteId: first.data.msgId })
    const done = await mall.call(talk.lin, 'POST /appUserChat/recall', { msgId: first.data.msgId })
    expect(done.data).toEqual({ seq: 1, recallNo: 1 })
    const again = await mall.call(talk.lin, 'POST /appUserChat/recall', { msgId: first.data.msgId })
    expect(again.data).toEqual({ seq: 1, recallNo: 1 })
    const { raw, data } = await mall.call(talk.lin, 'POST /appUserChat/queryHistory', {
      conversationId: talk.conversationId,
      afterSeq: 2,
      afterRecall: 0,
    })
    expect(data).toMatchObject({ list: [], recalled: [{ seq: 1, recallNo: 1 }], recallNo: 1 })
    const all = await mall.call(talk.lin, 'POST /appUserChat/queryHistory', {
      conversationId: talk.conversationId,
    })
    expect(raw + all.raw).not.toContain('13800138000')
    expect(all.data.list[0]).toMatchObject({ recalled: true, text: { type: 1, text: '' } })
    expect(all.data.list[1].quote).toMatchObject({ recalled: true, text: { text: '' } })
    const late = await say(mall, talk, '还是看上面', { quoteId: first.data.msgId })
    expect(late.data.reason).toBe('chat/quoteGone')
  })

  test('by an agent leaves no unread message behind, and the shopper’s own count to the agent', async () => {
    const talk = await aTalk(mall)
    const { lin, stall, conversationId } = talk
    await say(mall, talk, '有货吗')
    await answer(mall, stall.mei, conversationId, '有的')
    const wrong = await answer(mall, stall.mei, conversationId, '没有')
    const unread = async () => (await mall.call(lin, 'GET /appUserChat/queryNoReadCount')).data.list
    expect(await unread()).toEqual([{ conversationId, isOfficial: false, noReadCount: 2 }])
    const { data } = await mall.call(lin, 'POST /appUserChat/queryNoReadList')
    expect(data.list).toMatchObject([{ pkId: conversationId, noReadCount: 2 }])
    await mall.call(stall.mei, 'POST /bizConsole/chat/recall', { msgId: wrong.data.msgId })
    expect(await unread()).toEqual([{ conversationId, isOfficial: false, noReadCount: 1 }])
    const queues = await mall.call(stall.mei, 'POST /bizConsole/chat/queryQueues')
    expect(queues.data.mine).toMatchObject([{ conversationId, noReadCount: 1 }])
  })

  test('is counted with the notices, in one sum', async () => {
    const talk = await aTalk(mall)
    await say(mall, talk, '有货吗')
    await answer(mall, talk.stall.mei, talk.conversationId, '有的')
    const count = async () => (await mall.call(talk.lin, 'GET /appUserChat/queryNoReadCount')).data
    const before = await count()
    const name = { 'zh-CN': '辣白菜', 'en-US': 'Kimchi', 'ko-KR': '김치' }
    const facts = {
      goodsId: newId(),
      name,
      picture: '/pictures/kimchi',
      more: 0,
      fen: 23_800,
      wasFen: 26_800,
    }
    const notice = {
      userId: talk.lin.userId,
      kind: 'priceFell',
      source: newId(),
      at: new Date(),
      facts,
    } as const
    await inTransaction(mall.tools.db, (tx) => writeNotices(tx, [notice]))
    expect(await count()).toMatchObject({ shops: 1, notices: before.notices + 1, total: before.total + 1 })
  })

  test('is for the sender, and for two minutes', async () => {
    const talk = await aTalk(mall)
    const sent = await say(mall, talk, '你好')
    const tao = await aShopper(mall.tools.db)
    const foreign = await mall.call(tao, 'POST /appUserChat/recall', { msgId: sent.data.msgId })
    expect(foreign.data.reason).toBe('chat/messageGone')
    const { mei } = talk.stall
    const answered = await answer(mall, mei, talk.conversationId, '你好')
    const wish = { msgId: answered.data.msgId }
    const colleague = await aColleague(mall, mei)
    const others = await mall.call(colleague, 'POST /bizConsole/chat/recall', wish)
    expect(others.data.reason).toBe('chat/messageGone')
    expect((await mall.call(mei, 'POST /bizConsole/chat/recall', wish)).status).toBe(true)
    mall.tools.clock.advance(120_001)
    const late = await mall.call(talk.lin, 'POST /appUserChat/recall', { msgId: sent.data.msgId })
    expect(late.data.reason).toBe('chat/tooLateToRecall')
  })
})

describe('the list', () => {
  test('has pinned conversations first, then the newest, page by page', async () => {
    const lin = await aShopper(mall.tools.db)
    const talks: Talk[] = []
    for (let n = 0; n < 5; n += 1) {
      talks.push(await aTalk(mall, lin))
      await say(mall, talks[n]!, `第 ${n} 家`)
      mall.tools.clock.advance(1_000)
    }
    await aTalk(mall, lin)
    await mall.call(lin, 'POST /appUserChat/setTop/{pkId}', { pkId: talks[1]!.conversationId })
    const ids: string[] = []
    for (let after: string | undefined; ;) {
      const { data } = await mall.call(lin, 'POST /appUserChat/queryChatList', {
        size: 2,
        ...(after ? { after } : {}),
      })
      ids.push(...data.list.map((one: { pkId: string }) => one.pkId))
      if (!(after = data.next)) break
    }
    expect(ids).toEqual([1, 4, 3, 2, 0].map((n) => talks[n]!.conversationId))
  })

  test('hides a conversation until its next message, and finds words', async () => {
    const talk = await aTalk(mall)
    const first = await say(mall, talk, '今天能发货吗 100%')
    const listed = async (keyword?: string) =>
      (await mall.call(talk.lin, 'POST /appUserChat/queryChatList', keyword ? { keyword } : {})).data.list
        .length
    expect([await listed('发货'), await listed('100%'), await listed('_'), await listed('退款')]).toEqual([
      1, 1, 0, 0,
    ])
    await mall.call(talk.lin, 'POST /appUserChat/deleteById/{pkId}', { pkId: talk.conversationId })
    expect(await listed()).toBe(0)
    await say(mall, talk, '还在吗')
    expect(await listed()).toBe(1)
    await mall.call(talk.lin, 'POST /appUserChat/recall', { msgId: first.data.msgId })
    expect([await listed('发货'), await listed('还在')]).toEqual([0, 1])
  })
})

test('a foreign conversation does not exist, for any call', async () => {
  const talk = await aTalk(mall)
  await say(mall, talk, '你好')
  const tao = await aShopper(mall.tools.db)
  const { conversationId } = talk
  const answers = [
    await say(mall, { lin: tao, conversationId }, '你好'),
    await mall.call(tao, 'POST /appUserChat/queryHistory', { conversationId }),
    await mall.call(tao, 'POST /appUserChat/setRead', { conversationId, seq: 1 }),
    await mall.call(tao, 'POST /appUserChat/setDelivered', { conversationId, seq: 1 }),
    await mall.call(tao, 'POST /appUserChat/typing', { conversationId }),
    await mall.call(tao, 'POST /appUserChat/deleteById/{pkId}', { pkId: conversationId }),
    await mall.call(tao, 'POST /appUserChat/setTop/{pkId}', { pkId: conversationId }),
    await mall.call(tao, 'POST /appUserChat/cancelTop/{pkId}', { pkId: conversationId }),
  ]
  expect(answers.map(({ code, data }) => [code, data.reason])).toEqual(
    answers.map(() => ['40004', 'chat/conversationGone']),
  )
})

test('a message of one’s own conversations is translated; a stranger’s and a recalled one are not there', async () => {
  const asked: object[] = []
  const translator = {
    translate: async (wish: { text: string; to: string }) => {
      asked.push(wish)
      return `${wish.to}: ${wish.text}`
    },
  }
  const other = await aMallWithChat(undefined, { translator })
  try {
    const [talk, stranger] = [await aTalk(other), await aTalk(other)]
    const { msgId } = (await say(other, talk, '新鲜吗？')).data
    const ask = (viewer: Talk['lin'], id = msgId) =>
      other.call(viewer, 'POST /appUserChat/translate', { msgId: id, to: 'en-US' })
    expect((await ask(talk.lin)).data).toEqual({ text: 'en-US: 新鲜吗？' })
    expect((await ask(stranger.lin)).data.reason).toBe('chat/messageGone')
    await other.call(talk.lin, 'POST /appUserChat/recall', { msgId })
    expect((await ask(talk.lin)).data.reason).toBe('chat/messageGone')
    expect(asked).toHaveLength(1)
  } finally {
    await other.stop()
  }
})

test('a mall without a translation server reports it', async () => {
  const talk = await aTalk(mall)
  const { msgId } = (await say(mall, talk, '新鲜吗？')).data
  const asked = await mall.call(talk.lin, 'POST /appUserChat/translate', { msgId, to: 'ko-KR' })
  expect(asked.data.reason).toBe('translation/notTranslated')
})
