import { aShippedOrder } from '@hojip/orders/testing'
import type { Answer } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  anAfterSalesMall,
  anApplication,
  bought,
  meisAddress,
  moneyEnds,
  operatorOf,
  proofOf,
  refundNow,
  sendsBack,
  ship,
  tooSmall,
  type AfterSalesMall,
} from './testing.ts'

let mall: AfterSalesMall
beforeAll(async () => {
  mall = await anAfterSalesMall()
})
afterAll(() => mall.stop())

type Applied = Awaited<ReturnType<typeof anApplication>>
type Who = 'lin' | 'mei' | 'tao'

async function give(one: Applied, by: Who, path: string, more: object = {}): Promise<Answer> {
  const people = { lin: one.lin, mei: one.stall.mei, tao: await operatorOf(mall.tools) }
  const once = { 'idempotency-key': newId() }
  const which = path.endsWith('/submit/refund') ? { orderId: one.orderId } : { pkId: one.pkId }
  return mall.call(people[by], `POST ${path}`, { ...which, ...more }, once)
}

async function done(one: Applied, by: Who, path: string, more: object = {}): Promise<Applied> {
  const answer = await give(one, by, path, more)
  if (!answer.status) throw new Error(`${path}: ${answer.raw}`)
  return one
}

/** An application for one of two delivered units, without or with a return. */
async function applied(item: typeof tooSmall | typeof sendsBack): Promise<Applied> {
  const one = await anApplication(mall.tools, {
    order: await aShippedOrder(mall.tools, { quantity: 2 }),
    item,
  })
  await mall.call(one.stall.mei, 'POST /bizConsole/saveReturnAddress', meisAddress)
  return one
}

async function rejected() {
  const one = await applied(tooSmall)
  const why = { reason: '不符', ...(await proofOf(mall.tools, one.stall.mei)) }
  return done(one, 'mei', '/bizConsole/rejectRefund', why)
}

/** A reason with a picture of it. */
function shown(reason: string) {
  return async ({ stall }: Applied) => ({ reason, ...(await proofOf(mall.tools, stall.mei)) })
}

async function returning() {
  return done(await applied(sendsBack), 'mei', '/bizConsole/agreeReturn')
}

function parcel() {
  return { expCode: 'shunfeng', number: `SF${newId().slice(-12)}` }
}

/** A granted application whose refund is under way at the gateway. */
async function granted() {
  const order = await bought(mall, { quantity: 2 })
  await ship(mall, order)
  const one = await anApplication(mall.tools, { order, item: tooSmall })
  return done(one, 'mei', '/bizConsole/agreeRefund')
}

const states = {
  applied: () => applied(tooSmall),
  'applied, to go back': () => applied(sendsBack),
  'offered something else': async () =>
    done(await applied(tooSmall), 'mei', '/bizConsole/proposeRefund', { refundType: 1, refundMoney: '1.00' }),
  granted,
  refunded: async () => {
    const one = await granted()
    await moneyEnds(mall, one.pkId)
    return one
  },
  rejected,
  appealed: async () =>
    done(await rejected(), 'lin', '/bizGoodsRefund/applyArbitration', { content: '请判定' }),
  closed: async () => done(await applied(tooSmall), 'lin', '/bizGoodsRefund/cancelRefund'),
  'to be sent back': returning,
  'on its way back': async () =>
    done(await returning(), 'lin', '/bizGoodsRefund/saveReturnExpress', parcel()),
  'at the shop': async () => done(await returning(), 'mei', '/bizConsole/confirmReturn'),
} satisfies Record<string, () => Promise<Applied>>
type State = keyof typeof states

interface Command {
  by: Who
  path: string
  more?: (one: Applied) => object | Promise<object>
  /** The states in which the command is allowed, each with the status after it. */
  to: Partial<Record<State, number>>
}
const small = { refundType: 1, receivingStatus: 1, refundReason: 3, refundNum: 1 }
const waiting = ['applied', 'applied, to go back', 'offered something else'] as const
function each(names: readonly State[], status: number) {
  return Object.fromEntries(names.map((name) => [name, status])) as Partial<Record<State, number>>
}

function decide(decision: string) {
  return () => ({ decision, content: '判定' })
}

const commands: Record<string, Command> = {
  'apply again': {
    by: 'lin',
    path: '/bizGoodsRefund/submit/refund',
    more: ({ lineId }) => ({ items: [{ ...small, orderGoodsId: lineId }] }),
    to: { refunded: 3, rejected: 5, closed: 5 },
  },
  change: {
    by: 'lin',
    path: '/bizGoodsRefund/update',
    more: () => small,
    to: { applied: 1, 'applied, to go back': 1, rejected: 5 },
  },
  withdraw: {
    by: 'lin',
    path: '/bizGoodsRefund/cancelRefund',
    to: each([...waiting, 'rejected', 'appealed', 'to be sent back'], 5),
  },
  'send back': {
    by: 'lin',
    path: '/bizGoodsRefund/saveReturnExpress',
    more: parcel,
    to: { 'to be sent back': 6, 'on its way back': 6 },
  },
  'accept the offer': {
    by: 'lin',
    path: '/bizGoodsRefund/answerProposal',
    more: () => ({ accept: true }),
    to: { 'offered something else': 2 },
  },
  'decline the offer': {
    by: 'lin',
    path: '/bizGoodsRefund/answerProposal',
    more: () => ({ accept: false }),
    to: { 'offered something else': 1 },
  },
  appeal: {
    by: 'lin',
    path: '/bizGoodsRefund/applyArbitration',
    more: () => ({ content: '请判定' }),
    to: { rejected: 4 },
  },
  'add evidence': {
    by: 'lin',
    path: '/bizGoodsRefund/saveEvidence',
    more: () => ({ content: '尺寸不符' }),
    to: { appealed: 4 },
  },
  'put out of sight': {
    by: 'lin',
    path: '/bizGoodsRefund/deleteById/{pkId}',
    to: { refunded: 3, closed: 5 },
  },
  agree: { by: 'mei', path: '/bizConsole/agreeRefund', to: { applied: 2, 'offered something else': 2 } },
  'agree to a return': { by: 'mei', path: '/bizConsole/agreeReturn', to: { 'applied, to go back': 6 } },
  reject: { by: 'mei', path: '/bizConsole/rejectRefund', more: shown('不符'), to: each(waiting, 4) },
  offer: {
    by: 'mei',
    path: '/bizConsole/proposeRefund',
    more: () => ({ refundType: 1, refundMoney: '1.00' }),
    to: { applied: 1, 'applied, to go back': 1 },
  },
  'confirm the return': {
    by: 'mei',
    path: '/bizConsole/confirmReturn',
    to: { 'to be sent back': 7, 'on its way back': 7 },
  },
  pass: {
    by: 'mei',
    path: '/bizConsole/passInspection',
    more: () => ({ resalable: false }),
    to: { 'at the shop': 2 },
  },
  fail: { by: 'mei', path: '/bizConsole/failInspection', more: shown('已使用'), to: { 'at the shop': 4 } },
  'add the shop’s evidence': {
    by: 'mei',
    path: '/bizConsole/saveRefundEvidence',
    more: () => ({ content: '尺寸相符' }),
    to: { appealed: 4 },
  },
  'decide for a refund': {
    by: 'tao',
    path: '/sysConsole/arbitrate',
    more: decide('refund'),
    to: { appealed: 2 },
  },
  'decide for a return': {
    by: 'tao',
    path: '/sysConsole/arbitrate',
    more: decide('return'),
    to: { appealed: 6 },
  },
  'decide for the shop': {
    by: 'tao',
    path: '/sysConsole/arbitrate',
    more: decide('shop'),
    to: { appealed: 5 },
  },
  'ask the gateway again': { by: 'tao', path: '/sysConsole/retryRefund', to: { granted: 2 } },
}

describe.each(Object.keys(states) as State[])('an application that is %s', (state) => {
  const isAllowed = ([, { to }]: [string, Command]) => state in to
  const all = Object.entries(commands)

  test('refuses every other command from everybody and does not change', async () => {
    const one = await states[state]()
    const before = await refundNow(mall.tools, one.pkId)
    for (const [name, { by, path, more }] of all.filter((command) => !isAllowed(command))) {
      const answer = await give(one, by, path, await more?.(one))
      expect([answer.status, answer.code.startsWith('4')], `${name}: ${answer.raw}`).toEqual([false, true])
      expect(await refundNow(mall.tools, one.pkId), name).toEqual(before)
    }
  })

  test.each(all.filter(isAllowed))('accepts the command: %s', async (_name, { by, path, more, to }) => {
    const one = await states[state]()
    const answer = await give(one, by, path, await more?.(one))
    expect(answer.status, answer.raw).toBe(true)
    expect((await refundNow(mall.tools, one.pkId)).status).toBe(to[state])
  })
})
