import { aStall } from '@hojip/inventory/testing'
import { anOrder, orderNow } from '@hojip/orders/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settleAttempt } from './actions/settle-attempt.ts'
import { createMoneyActs } from './index.ts'
import { attemptById, type AttemptRow } from './store/attempts.ts'
import { aPayingMall, attemptOf, mustAddUp, refundsOf, type PayingMall } from './testing.ts'

let mall: PayingMall
beforeAll(async () => {
  mall = await aPayingMall()
})
afterAll(async () => {
  await mustAddUp(mall)
  await mall.stop()
})

async function opened() {
  const stall = await aStall(mall.tools.db, { stock: 1 })
  const order = await anOrder(mall.tools, { stalls: [stall] })
  const { data } = await mall.open(order.lin, order.code, '2')
  return { ...order, stall, number: data.payCode as string }
}

type Opened = Awaited<ReturnType<typeof opened>>
function cancel(one: Opened) {
  return mall.call(one.lin, 'POST /bizOrder/cancelOrder', { orderId: one.orderId })
}

async function closed() {
  const one = await opened()
  await cancel(one)
  return one
}

/** Sells what the order gave up to another buyer. */
async function closedAndGone() {
  const one = await closed()
  await anOrder(mall.tools, { stalls: [one.stall] })
  return one
}

async function told(one: Opened, amountFen = 1800): Promise<string> {
  const { id } = await attemptOf(mall, one.number)
  const attempt = (await attemptById(mall.tools.db, id)) as AttemptRow
  const trade = { state: 'paid', gatewayTradeNo: `T${one.number}`, amountFen, paidAt: new Date() } as const
  return settleAttempt({ ...mall.tools, ...mall.options }, attempt, trade)
}

async function then(one: Opened, ...works: ((one: Opened) => Promise<unknown>)[]): Promise<Opened> {
  for (const work of works) await work(one)
  return one
}

const states = {
  open: opened,
  paid: async () => then(await opened(), told),
  closed,
  'closed, and its goods are gone': closedAndGone,
  surplus: async () => then(await closedAndGone(), told),
}
type State = keyof typeof states
/** The attempt's status, its order's status, and how many refunds of its money there are. */
type Left = readonly [attempt: string, order: number, refunds: number]
const asItWas: Record<State, Left> = {
  open: ['open', 0, 0],
  paid: ['paid', 3, 0],
  closed: ['closed', 99, 0],
  'closed, and its goods are gone': ['closed', 99, 0],
  surplus: ['surplus', 99, 1],
}
async function leftBy({ number, orderId }: Opened): Promise<Left> {
  return [
    (await attemptOf(mall, number)).status,
    (await orderNow(mall.tools, orderId)).status,
    (await refundsOf(mall, number)).length,
  ]
}

interface Command {
  give: (one: Opened) => Promise<unknown>
  /** The expected answer by state; left out: any. */
  answers?: Record<State, unknown>
  /** The states that the command changes. */
  to: Partial<Record<State, Left>>
}
function refusal(give: (one: Opened) => Promise<{ data: { reason?: string } | null }>) {
  return async (one: Opened) => (await give(one)).data?.reason
}

const commands: Record<string, Command> = {
  'the gateway says that it is paid': {
    give: (one) => told(one),
    answers: {
      open: 'paid',
      paid: 'again',
      surplus: 'again',
      closed: 'paid',
      'closed, and its goods are gone': 'paid',
    },
    to: {
      open: ['paid', 3, 0],
      closed: ['paid', 3, 0],
      'closed, and its goods are gone': ['surplus', 99, 1],
    },
  },
  'the buyer opens it once more': {
    give: refusal((one) => mall.open(one.lin, one.code, '2')),
    answers: {
      open: undefined,
      paid: 'payments/alreadyPaid',
      surplus: 'payments/closed',
      closed: 'payments/closed',
      'closed, and its goods are gone': 'payments/closed',
    },
    to: {},
  },
  'the buyer cancels': {
    give: refusal(cancel),
    answers: {
      // What was paid can be called off until something leaves; its money goes back.
      open: undefined,
      paid: undefined,
      surplus: 'orders/notNow',
      closed: 'orders/notNow',
      'closed, and its goods are gone': 'orders/notNow',
    },
    to: { open: ['closed', 99, 0], paid: ['paid', 99, 1] },
  },
  'the gateway is asked, and has no money': {
    give: async ({ number }) =>
      createMoneyActs(mall.tools, mall.options).askAgain((await attemptOf(mall, number)).id),
    to: {},
  },
  'the buyer says “I have paid” and has not': {
    give: ({ lin, code }) => mall.call(lin, 'GET /bizPay/queryPayStatus', { payId: code, ask: '1' }),
    to: {},
  },
}

describe.each(Object.keys(states) as State[])('a payment that is %s', (state) => {
  test.each(Object.entries(commands))('when %s', async (_name, { give, answers, to }) => {
    const one = await states[state]()
    expect(await leftBy(one)).toEqual(asItWas[state])
    const answer = await give(one)
    if (answers) expect(answer).toEqual(answers[state])
    expect(await leftBy(one)).toEqual(to[state] ?? asItWas[state])
  })
})

test.each([1, 1799, 1801, 3600])('%d fen for an order of 1800 are the wrong amount', async (fen) => {
  const one = await opened()
  expect(await told(one, fen)).toBe('wrong amount')
  expect(await leftBy(one)).toEqual(asItWas.open)
  expect(await told(one)).toBe('paid')
})
