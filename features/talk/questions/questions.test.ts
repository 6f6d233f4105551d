import { addStaff } from '@hojip/staff'
import { aShopper, aStall, type Stall } from '@hojip/inventory/testing'
import { aShippedOrder, type TestMall } from '@hojip/orders/testing'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { questionsCalls } from './contract.ts'
import { fewestAsked, mostADay, mostAnswered, mostAsked } from './rules/limits.ts'
import { aMallWithQuestions, aQuestion, aReceiver, ask } from './testing.ts'
import { dayMs } from '@hojip/platform/clock'
import { untilWaiting } from '@hojip/platform/testing'

let mall: TestMall
let stall: Stall
beforeAll(async () => {
  mall = await aMallWithQuestions()
})
afterAll(() => mall.stop())

async function below(goodsId: string, more: object = {}) {
  return (await mall.call(null, 'POST /bizGoodsQuestion/findAll', { goodsId, ...more })).data
}

function answer(as: Viewer, pkId: string, content = '不辣，放心') {
  return mall.call(as, 'POST /bizGoodsQuestion/answer', { pkId, content })
}

function answerAsShop(as: Viewer, pkId: string, content = '微辣，配米饭刚好', isEdit = false) {
  return mall.call(as, 'POST /bizConsole/answerQuestion', { pkId, content, isEdit })
}

function toldOf(questionId: string) {
  return mall.told.filter(
    ({ event, data }) => event === 'questions/answered' && data['questionId'] === questionId,
  )
}

function reasonOf({ code, data }: { code: string; data: { reason?: string } | null }) {
  return [code, data?.reason]
}

test('pages and contract have the same limits', () => {
  const inputOf = (key: keyof typeof questionsCalls) =>
    z.toJSONSchema(questionsCalls[key].input, { io: 'input' }).properties
  const asked = { minLength: fewestAsked, maxLength: mostAsked }
  expect(inputOf('POST /bizGoodsQuestion/save')).toMatchObject({ content: asked })
  for (const key of ['POST /bizGoodsQuestion/answer', 'POST /bizConsole/answerQuestion'] as const)
    expect(inputOf(key)).toMatchObject({ content: { maxLength: mostAnswered } })
})

test('under one key a question and an answer are written once, and each try gets the same', async () => {
  const own = await aStall(mall.tools.db)
  const lin = await aShopper(mall.tools.db)
  const headers = { 'idempotency-key': newId() }
  const question = { goodsId: own.goodsId, content: '同一个钥匙问一次，可以吗？' }
  const ask = (input = question) => mall.call(lin, 'POST /bizGoodsQuestion/save', input, headers)
  const [first, second] = [await ask(), await ask()]
  expect(first.code).toBe('10000')
  expect(second.data).toEqual(first.data)
  const answerInput = { pkId: first.data.pkId, content: '可以的', isEdit: false }
  const reply = () => mall.call(own.mei, 'POST /bizConsole/answerQuestion', answerInput, headers)
  expect([(await reply()).code, (await reply()).code]).toEqual(['10000', '10000'])
  expect(toldOf(answerInput.pkId)).toHaveLength(1)
  const other = await ask({ ...question, content: '换一个问题，用同一个钥匙？' })
  expect(reasonOf(other)).toEqual(['40009', 'idempotency/keyReused'])
})

/** Begins calls that have to wait before they write a question, so that none of them sees what another writes. */
async function whileNothingIsWritten<T>(begin: () => Promise<T>[]): Promise<T[]> {
  const { db } = mall.tools
  const calls = await db.transaction().execute(async (tx) => {
    await sql`lock table question in exclusive mode`.execute(tx)
    const begun = begin()
    await untilWaiting(db, begun.length)
    return { begun }
  })
  return Promise.all(calls.begun)
}

describe('a question', () => {
  beforeAll(async () => {
    stall = await aStall(mall.tools.db)
  })

  test('is read by everybody, under a masked name', async () => {
    const lin = await aShopper(mall.tools.db, '金美善')
    const pkId = await aQuestion(mall, lin, stall.goodsId, '罐子多大？\u202E装得下两斤吗')
    const { list, total } = await below(stall.goodsId)
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({
      pkId,
      goodsId: stall.goodsId,
      userName: '金**善',
      content: '罐子多大？装得下两斤吗',
      locale: 'zh-CN',
      answerNum: 0,
      answers: [],
    })
    expect(JSON.stringify(list)).not.toContain(lin.userId)
  })

  test.each([
    ['too short', '辣吗？'],
    ['too long', '辣'.repeat(mostAsked + 1)],
    ['only blanks', '      '],
  ])('that is %s is refused by the name of its field', async (_name, content) => {
    const refused = await ask(mall, await aShopper(mall.tools.db), stall.goodsId, content)
    expect([refused.statusCode, refused.code]).toEqual([400, '40001'])
    expect(JSON.stringify(refused.data)).toContain('content')
  })

  test('is asked once, for any number of concurrent clicks and in whatever case', async () => {
    const lin = await aShopper(mall.tools.db)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        ask(mall, lin, stall.goodsId, i % 2 ? 'IS IT SPICY?' : 'is it spicy?'),
      ),
    )
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    const refused = answers.find(({ status }) => !status)!
    expect(reasonOf(refused)).toEqual(['40009', 'questions/askedAlready'])
    const [other, elsewhere] = [await aShopper(mall.tools.db), await aStall(mall.tools.db)]
    expect((await ask(mall, other, stall.goodsId, 'is it spicy?')).status).toBe(true)
    expect((await ask(mall, lin, elsewhere.goodsId, 'is it spicy?')).status).toBe(true)
  })

  test('is refused beyond ten a day, counted together with concurrent ones', async () => {
    const lin = await aShopper(mall.tools.db)
    const nth = (i: number) => ask(mall, lin, stall.goodsId, `第 ${i} 个问题是什么`)
    for (let i = 1; i < mostADay; i += 1) expect((await nth(i)).status).toBe(true)
    const answers = await whileNothingIsWritten(() => Array.from({ length: 6 }, (_, i) => nth(mostADay + i)))
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    const refused = answers.find(({ status }) => !status)!
    expect(reasonOf(refused)).toEqual(['42901', 'questions/tooMany'])
    expect(refused.msg).toContain(`24 小时内最多写 ${mostADay} 条`)
    mall.tools.clock.advance(dayMs + 1)
    expect((await ask(mall, lin, stall.goodsId, '第二天再问一个')).status).toBe(true)
  })

  test('is refused about a product that is not sold, and about one’s own shop’s', async () => {
    const { db } = mall.tools
    const [lin, gone] = [await aShopper(db), await aStall(db)]
    await db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', gone.goodsId).execute()
    for (const goodsId of [gone.goodsId, newId()])
      expect(reasonOf(await ask(mall, lin, goodsId))).toEqual(['40004', 'questions/goodsGone'])
    const mine = await aStall(db)
    await addStaff(db, lin.userId, mine.shopId)
    expect(reasonOf(await ask(mall, lin, mine.goodsId))).toEqual(['40009', 'questions/ownShop'])
  })

  test('stays readable after its product is off sale', async () => {
    const { db } = mall.tools
    const [lin, gone] = [await aShopper(db), await aStall(db)]
    await aQuestion(mall, lin, gone.goodsId)
    await db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', gone.goodsId).execute()
    expect((await below(gone.goodsId)).total).toBe(1)
  })

  test('is deleted by its author alone, with its answers, and may be asked again', async () => {
    const [lin, jun, fresh] = [
      await aShopper(mall.tools.db),
      await aShopper(mall.tools.db),
      await aStall(mall.tools.db),
    ]
    const pkId = await aQuestion(mall, lin, fresh.goodsId)
    await answerAsShop(fresh.mei, pkId)
    const remove = (as: Viewer) => mall.call(as, 'POST /bizGoodsQuestion/deleteById/{pkId}', { pkId })
    expect((await remove(jun)).code).toBe('40004')
    expect((await remove(lin)).status).toBe(true)
    expect((await remove(lin)).code).toBe('40004')
    expect((await below(fresh.goodsId)).total).toBe(0)
    expect((await answerAsShop(fresh.mei, pkId, '改一下', true)).code).toBe('40004')
    expect((await ask(mall, lin, fresh.goodsId)).status).toBe(true)
  })

  test('comes newest first, or most answered first, in pages', async () => {
    const [lin, fresh] = [await aShopper(mall.tools.db), await aStall(mall.tools.db)]
    const ids: string[] = []
    for (const content of ['第一个问题', '第二个问题', '第三个问题']) {
      mall.tools.clock.advance(1000)
      ids.push(await aQuestion(mall, lin, fresh.goodsId, content))
    }
    const [first, second, third] = ids
    await answerAsShop(fresh.mei, second!)
    const idsOf = async (more: object) =>
      (await below(fresh.goodsId, more)).list.map(({ pkId }: { pkId: string }) => pkId)
    expect(await idsOf({ sort: 'new' })).toEqual([third, second, first])
    expect(await idsOf({})).toEqual([second, third, first])
    expect(await idsOf({ pageSize: 2, pageNum: 2 })).toEqual([first])
  })
})

describe('an answer', () => {
  beforeAll(async () => {
    stall = await aStall(mall.tools.db)
  })

  test('of the shop is written once, for any number of concurrent clicks, and tells who asked', async () => {
    const pkId = await aQuestion(mall, await aShopper(mall.tools.db), stall.goodsId)
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => answerAsShop(stall.mei, pkId, `第 ${n} 种说法`)),
    )
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    expect(reasonOf(answers.find(({ status }) => !status)!)).toEqual(['40009', 'questions/answeredAlready'])
    expect(toldOf(pkId)).toMatchObject([{ data: { isShop: true, goodsId: stall.goodsId } }])
    const question = (await below(stall.goodsId, { sort: 'new' })).list[0]
    expect(question).toMatchObject({ answerNum: 1, answers: [{ type: 'shop', editTime: null }] })
    expect(question.answers[0].userName).toContain('shop')
  })

  test('of the shop can be edited, which tells nobody; only one that exists', async () => {
    const pkId = await aQuestion(mall, await aShopper(mall.tools.db), stall.goodsId, '保质期多久呢')
    expect(reasonOf(await answerAsShop(stall.mei, pkId, '六十天', true))).toEqual([
      '40004',
      'questions/answerGone',
    ])
    await answerAsShop(stall.mei, pkId, '五十天')
    expect((await answerAsShop(stall.mei, pkId, '六十天', true)).status).toBe(true)
    const { list } = await below(stall.goodsId, { sort: 'new' })
    expect(list[0].answers).toMatchObject([{ content: '六十天' }])
    expect(list[0].answers[0].editTime).not.toBeNull()
    expect(list[0].answerNum).toBe(1)
    expect(toldOf(pkId)).toHaveLength(1)
  })

  test('of another shop is refused as if there were no question', async () => {
    const pkId = await aQuestion(mall, await aShopper(mall.tools.db), stall.goodsId, '能放多久不坏')
    const { mei: other } = await aStall(mall.tools.db)
    expect(reasonOf(await answerAsShop(other, pkId))).toEqual(['40004', 'questions/questionGone'])
    expect(toldOf(pkId)).toEqual([])
  })

  test('of a buyer takes a received product, and is written once by each', async () => {
    const asker = await aShopper(mall.tools.db)
    const pkId = await aQuestion(mall, asker, stall.goodsId, '汤汁多不多呀')
    expect(reasonOf(await answer(await aShopper(mall.tools.db), pkId))).toEqual([
      '40009',
      'questions/notBought',
    ])
    const waiting = await aShippedOrder(mall.tools, { stalls: [stall] })
    expect(reasonOf(await answer(waiting.lin, pkId))).toEqual(['40009', 'questions/notBought'])
    const [bought, alsoBought] = [await aReceiver(mall, stall), await aReceiver(mall, stall)]
    const answers = await Promise.all([1, 2, 3].map((n) => answer(bought, pkId, `很多，${n} 碗`)))
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    expect((await answer(alsoBought, pkId)).status).toBe(true)
    await answerAsShop(stall.mei, pkId)
    const { list } = await below(stall.goodsId, { sort: 'hot' })
    expect(list[0]).toMatchObject({ pkId, answerNum: 3 })
    expect(list[0].answers.map(({ type }: { type: string }) => type)).toEqual(['shop', 'buyer', 'buyer'])
    expect(toldOf(pkId).map(({ data }) => data['userId'])).toEqual(Array(3).fill(asker.userId))
  })

  test('to one’s own question tells nobody', async () => {
    const bought = await aReceiver(mall, stall)
    const pkId = await aQuestion(mall, bought, stall.goodsId, '自己问一句看看')
    expect((await answer(bought, pkId)).status).toBe(true)
    expect(toldOf(pkId)).toEqual([])
  })

  test('of a buyer who works for the shop is refused', async () => {
    const bought = await aReceiver(mall, stall)
    const pkId = await aQuestion(mall, await aShopper(mall.tools.db), stall.goodsId, '店里的人会答吗')
    await addStaff(mall.tools.db, bought.userId, stall.shopId)
    expect(reasonOf(await answer(bought, pkId))).toEqual(['40009', 'questions/ownShop'])
  })

  test('is deleted by its buyer alone, and cannot be written again', async () => {
    const [bought, other] = [await aReceiver(mall, stall), await aReceiver(mall, stall)]
    const question = await aQuestion(mall, await aShopper(mall.tools.db), stall.goodsId, '删掉还能答吗')
    const { pkId } = (await answer(bought, question)).data
    const remove = (as: Viewer) => mall.call(as, 'POST /bizGoodsQuestion/deleteAnswer/{pkId}', { pkId })
    expect((await remove(other)).code).toBe('40004')
    expect((await remove(bought)).status).toBe(true)
    expect((await remove(bought)).code).toBe('40004')
    const { list } = await below(stall.goodsId, { sort: 'new' })
    expect(list[0]).toMatchObject({ pkId: question, answerNum: 0, answers: [] })
    expect(reasonOf(await answer(bought, question))).toEqual(['40009', 'questions/answeredAlready'])
  })
})

test('a viewer learns what they may do below a product, and what is theirs there', async () => {
  const fresh = await aStall(mall.tools.db)
  const [bought, jun] = [await aReceiver(mall, fresh), await aShopper(mall.tools.db)]
  const questionId = await aQuestion(mall, bought, fresh.goodsId)
  const { pkId: answerId } = (await answer(bought, questionId)).data
  const viewer = async (as: Viewer) =>
    (await mall.call(as, 'POST /bizGoodsQuestion/queryViewer', { goodsId: fresh.goodsId })).data
  expect(await viewer(bought)).toEqual({ canAnswer: true, questionIds: [questionId], answerIds: [answerId] })
  expect(await viewer(jun)).toEqual({ canAnswer: false, questionIds: [], answerIds: [] })
})

test('a shop sees the questions about its products, the longest waiting first, and how many are open', async () => {
  const [lin, mine, other] = [
    await aShopper(mall.tools.db),
    await aStall(mall.tools.db),
    await aStall(mall.tools.db),
  ]
  const ids: string[] = []
  for (const content of ['第一个问题', '第二个问题', '第三个问题']) {
    mall.tools.clock.advance(1000)
    ids.push(await aQuestion(mall, lin, mine.goodsId, content))
  }
  await aQuestion(mall, lin, other.goodsId)
  await answerAsShop(mine.mei, ids[1]!)
  const seen = async (filter: string) => {
    const { data } = await mall.call(mine.mei, 'POST /bizConsole/queryQuestions', { filter })
    return { ...data, ids: data.list.map(({ pkId }: { pkId: string }) => pkId) }
  }
  expect(await seen('unanswered')).toMatchObject({ ids: [ids[0], ids[2]], total: 2, unanswered: 2 })
  const all = await seen('all')
  expect(all).toMatchObject({ ids: ids.toReversed(), total: 3, unanswered: 2 })
  expect(all.list[0].goodsName).toContain('kimchi')
})

test('questions and answers of a closed account stay without a name, and are nobody’s', async () => {
  const fresh = await aStall(mall.tools.db)
  const bought = await aReceiver(mall, fresh)
  const asked = await aQuestion(mall, bought, fresh.goodsId)
  const others = await aQuestion(mall, await aShopper(mall.tools.db), fresh.goodsId, '好不好吃呀')
  await answer(bought, others)
  const own = async (call: string) => (await mall.call(bought, call)).data.total
  const ownCalls = ['POST /bizGoodsQuestion/queryMyQuestion', 'POST /bizGoodsQuestion/queryMyAnswer']
  expect(await Promise.all(ownCalls.map(own))).toEqual([1, 1])
  await mall.tools.jobs.emit(mall.tools.db, 'accounts/closed', { userId: bought.userId })
  await mall.tools.jobs.drain()
  expect(await Promise.all(ownCalls.map(own))).toEqual([0, 0])
  const { list } = await below(fresh.goodsId, { sort: 'hot' })
  expect(list).toMatchObject([
    { pkId: others, answers: [{ type: 'buyer', userName: '' }] },
    { pkId: asked, userName: '' },
  ])
  await answerAsShop(fresh.mei, asked)
  expect(toldOf(asked)).toEqual([])
})

test('a question that waits while its account is being closed is refused, and one before that is found', async () => {
  const fresh = await aStall(mall.tools.db)
  const lin = await aShopper(mall.tools.db)
  await aQuestion(mall, lin, fresh.goodsId)
  let late: ReturnType<typeof ask> | undefined
  await inTransaction(mall.tools.db, async (tx) => {
    await sql`update account set closed_at = now(), name = '已注销用户' where id = ${lin.userId}`.execute(tx)
    late = ask(mall, lin, fresh.goodsId, '关门前最后一问')
    await untilWaiting(mall.tools.db)
    await mall.tools.jobs.emit(tx, 'accounts/closed', { userId: lin.userId })
  })
  expect((await late!).code).toBe('40004')
  await mall.tools.jobs.drain()
  const { list } = await below(fresh.goodsId)
  expect(list).toMatchObject([{ userName: '' }])
})
