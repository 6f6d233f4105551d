import { aShopper, aStall, type Stall } from '@hojip/inventory/testing'
import { aPaidOrder, type TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newCode, newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMallWithChat } from './testing.ts'

/** Who may read and send which card: every reader, every conversation, every kind of card, every id. */

let mall: TestMall
const people: Record<string, Viewer | null> = {}
const talks: Record<string, string> = {}
const ids: Record<string, string> = {}

/** Lin and Tao buy at the stall; Lin also elsewhere. */
const orders = {
  linsHere: { buyer: 'lin', at: 'here' },
  linsElsewhere: { buyer: 'lin', at: 'elsewhere' },
  taosHere: { buyer: 'tao', at: 'here' },
}
const products = { productHere: { at: 'here' }, productElsewhere: { at: 'elsewhere' } }
/** Ids that name neither an order nor a product. */
const others = ['linsRefund', 'nothing', 'here', 'lin'] as const
const conversations = {
  linHere: { buyer: 'lin', at: 'here' },
  linElsewhere: { buyer: 'lin', at: 'elsewhere' },
  taoHere: { buyer: 'tao', at: 'here' },
  linMall: { buyer: 'lin', at: 'mall' },
  taoMall: { buyer: 'tao', at: 'mall' },
}

type OrderName = keyof typeof orders
type ProductName = keyof typeof products
type TalkName = keyof typeof conversations
const thingNames = [...Object.keys(orders), ...Object.keys(products), ...others]

function isOrder(name: string): name is OrderName {
  return name in orders
}
function isProduct(name: string): name is ProductName {
  return name in products
}

async function aRefund(orderId: string): Promise<string> {
  const id = newId()
  await sql`
    insert into aftersales_refund (id, code, order_id, order_line_id, user_id, shop_id, status, type, receiving, reason,
      units, apply_fen, goods_fen, is_whole, applied_at, try_no)
    select ${id}, ${newCode(Date.now())}, o.id, l.id, o.user_id, o.shop_id, 1, 1, 1, 1, 1, 1, 1, false, now(), 1
    from orders o join order_line l on l.order_id = o.id where o.id = ${orderId} limit 1`.execute(
    mall.tools.db,
  )
  return id
}

beforeAll(async () => {
  mall = await aMallWithChat()
  const { tools } = mall
  const [lin, tao] = [await aShopper(tools.db), await aShopper(tools.db, 'Tao')]
  const stalls: Record<string, Stall> = { here: await aStall(tools.db), elsewhere: await aStall(tools.db) }
  const buyers: Record<string, Viewer> = { lin, tao }
  for (const [name, { buyer, at }] of Object.entries(orders))
    ids[name] = (await aPaidOrder(tools, { lin: buyers[buyer]!, stalls: [stalls[at]!] })).orderId
  for (const [name, { at }] of Object.entries(products)) ids[name] = stalls[at]!.goodsId
  Object.assign(ids, {
    linsRefund: await aRefund(ids['linsHere']!),
    nothing: newId(),
    here: stalls['here']!.shopId,
    lin: lin.userId,
  })
  for (const [name, { buyer, at }] of Object.entries(conversations)) {
    const open = at === 'mall' ? { official: true } : { shopId: stalls[at]!.shopId }
    const { data } = await mall.call(buyers[buyer]!, 'POST /appUserChat/open', open)
    talks[name] = data.conversation.pkId
  }
  talks['nobodys'] = newId()
  const { shopId: _, ...without } = stalls['here']!.mei
  Object.assign(people, {
    lin,
    tao,
    visitor: null,
    mei: stalls['here']!.mei,
    jin: stalls['elsewhere']!.mei,
    ann: { ...(await aShopper(tools.db, 'Ann')), role: 'operator' },
    unemployed: without,
  })
})
afterAll(() => mall.stop())

/** Every id as an order and as a product. */
const cards = thingNames.flatMap((name) => [4, 5].map((type) => ({ name, type })))

async function seenBy(person: string, call: string, talk?: TalkName | 'nobodys') {
  const asked = cards.map(({ name, type }) => ({ type, id: ids[name]! }))
  const conversationId = talk ? { conversationId: talks[talk]! } : {}
  const answer = await mall.call(people[person]!, call, { ...conversationId, cards: asked })
  if (!answer.status) return answer
  const { list } = answer.data as { list: { gone: boolean; order?: object; goods?: object }[] }
  const seen = cards.filter((_, at) => !list[at]!.gone)
  // What is gone has nothing but its own id.
  for (const card of list) if (card.gone) expect(Object.keys(card).sort()).toEqual(['gone', 'id', 'type'])
  return { ...answer, seen: seen.map(({ name, type }) => `${type} ${name}`).sort() }
}

/** Products are public; orders are the reader's. */
function expected(mine: (order: (typeof orders)[OrderName]) => boolean) {
  const own = Object.entries(orders).filter(([, order]) => mine(order))
  return [...own.map(([name]) => `4 ${name}`), ...Object.keys(products).map((name) => `5 ${name}`)].sort()
}

test.each(['lin', 'tao'])('%s sees the orders that they have placed', async (person) => {
  const { seen } = (await seenBy(person, 'POST /appUserChat/queryCards')) as { seen: string[] }
  expect(seen).toEqual(expected(({ buyer }) => buyer === person))
})

describe('an agent', () => {
  const shopsCall = 'POST /bizConsole/chat/queryCards'
  const mallsCall = 'POST /sysConsole/chat/queryCards'
  const agents = [
    { person: 'mei', call: shopsCall, at: 'here' },
    { person: 'jin', call: shopsCall, at: 'elsewhere' },
    { person: 'unemployed', call: shopsCall, at: 'nowhere' },
    { person: 'ann', call: mallsCall, at: 'mall' },
  ]
  const talkNames = [...Object.keys(conversations), 'nobodys'] as (TalkName | 'nobodys')[]
  test.each(agents.flatMap((agent) => talkNames.map((talk) => ({ ...agent, talk }))))(
    '$person of $at by $call in $talk',
    async ({ person, call, at, talk }) => {
      const answer = await seenBy(person, call, talk)
      const conversation = talk === 'nobodys' ? undefined : conversations[talk]
      if (conversation?.at !== at) return expect(answer.data.reason).toBe('chat/conversationGone')
      const { seen } = answer as { seen: string[] }
      expect(seen).toEqual(
        expected((order) => (at === 'mall' ? order.buyer === conversation.buyer : order.at === at)),
      )
    },
  )

  test.each([
    ['visitor', 'POST /appUserChat/queryCards', '401'],
    ['visitor', shopsCall, '401'],
    ['visitor', mallsCall, '401'],
    ['lin', shopsCall, '40004'],
    ['lin', mallsCall, '40004'],
    ['mei', mallsCall, '40004'],
  ])('%s has no right to %s', async (person, call, code) => {
    const answer = await seenBy(person, call, 'linHere')
    expect([answer.code, 'seen' in answer]).toEqual([code, false])
  })
})

describe('a card is sent', () => {
  const senders = [
    { sender: 'lin', call: 'POST /appUserChat/send', talk: 'linHere' },
    { sender: 'lin', call: 'POST /appUserChat/send', talk: 'linElsewhere' },
    { sender: 'lin', call: 'POST /appUserChat/send', talk: 'linMall' },
    { sender: 'tao', call: 'POST /appUserChat/send', talk: 'taoHere' },
    { sender: 'mei', call: 'POST /bizConsole/chat/send', talk: 'linHere' },
    { sender: 'jin', call: 'POST /bizConsole/chat/send', talk: 'linElsewhere' },
    { sender: 'ann', call: 'POST /sysConsole/chat/send', talk: 'taoMall' },
  ] as const
  test.each(senders)('by $sender in $talk only of what is between its two sides', async (one) => {
    const { buyer, at } = conversations[one.talk]
    for (const { name, type } of cards) {
      const isTheirs =
        type === 4
          ? isOrder(name) && orders[name].buyer === buyer && (at === 'mall' || orders[name].at === at)
          : isProduct(name) && (at === 'mall' || products[name].at === at)
      const data = { type, text: ids[name]! }
      const message = { conversationId: talks[one.talk]!, localId: newId(), data }
      const answer = await mall.call(people[one.sender]!, one.call, message)
      const reason = answer.status ? undefined : answer.data.reason
      expect([name, type, reason]).toEqual([name, type, isTheirs ? undefined : 'chat/cardGone'])
    }
  })

  test('by opening a conversation only of what is between its two sides', async () => {
    const fields = { orderId: isOrder, goodsId: isProduct, refundId: (name: string) => name === 'linsRefund' }
    const { lin, tao } = people
    for (const [person, viewer] of Object.entries({ lin: lin!, tao: tao! }))
      for (const [field, names] of Object.entries(fields))
        for (const name of thingNames) {
          const open = { shopId: ids['here']!, [field]: ids[name]! }
          const { data } = await mall.call(viewer, 'POST /appUserChat/open', open)
          const isTheirs = isOrder(name)
            ? orders[name].buyer === person && orders[name].at === 'here'
            : isProduct(name)
              ? products[name].at === 'here'
              : person === 'lin'
          const is = names(name) && isTheirs
          expect([person, field, name, data.card !== null]).toEqual([person, field, name, is])
        }
  })
})
