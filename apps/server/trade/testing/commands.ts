import fc from 'fast-check'
import {
  deed,
  find,
  happening,
  idsOf,
  picks,
  type Deed,
  type Found,
  type Pick,
  type TradeCommand,
} from './deeds.ts'
import * as m from './model.ts'
import type { Application, Kind, Model, Order } from './model.ts'
import {
  deliver,
  keyed,
  passTimeToPay,
  placeOrder,
  returnAddress,
  reviveMoney,
  settle,
  type World,
} from './world.ts'

const order = fc.tuple(fc.constantFrom(1, 2, 3), fc.constantFrom(1, 2)).map((quantities) =>
  happening(
    `order(${quantities.join(', ')})`,
    ({ orders }) => orders.length < 2,
    async (model, world) => {
      const answer = await placeOrder(world, quantities)
      if (!answer.status) throw new Error(`order should do: ${answer.raw}`)
      model.orders.push(m.newOrder(world.mall.tools.clock.nowMs(), quantities))
    },
  ),
)

const open = (world: World, payId: string, isWechat: boolean) =>
  world.mall.open(world.lin, payId, isWechat ? '2' : '1')

const noteAttempt = ({ attempts }: Order, number: string, isWechat: boolean) => {
  if (attempts.every((one) => one.number !== number)) attempts.push({ number, isWechat, isPaid: false })
}

const openPayment = (pick: Pick, isWechat: boolean) =>
  deed(pick, {
    name: `openPayment by ${isWechat ? 'WeChat Pay' : 'Alipay'}`,
    may: (found, { nowMs }) => m.mayPay(found.order, nowMs),
    ask: (world, { payId }) => open(world, payId, isWechat),
    effect: () => undefined,
    after: (_ids, answer, found) => noteAttempt(found.order, answer.data.payCode as string, isWechat),
  })

/** At the gateway, also late: a code that was photographed earlier. The gateway's word is taken, and compared. */
const payAtGateway = (pick: Pick, a: number, isLate: boolean): TradeCommand => {
  const attemptOf = (model: Model) => model.orders[pick.o]?.attempts[a]
  return happening(
    `${isLate ? 'payLate' : 'pay'}(${pick.o}, attempt ${a})`,
    (model) => attemptOf(model)?.isPaid === false,
    async (model, { mall }) => {
      const attempt = attemptOf(model)!
      const paying = model.orders[pick.o]!
      model.nowMs = mall.tools.clock.nowMs()
      if (isLate) await mall.fault({ kind: 'payAfterClose', number: attempt.number })
      const { error } = await mall.pay(attempt.number)
      if (isLate) await mall.noFaults()
      if (error === 'closed' && (isLate || m.mayPay(paying, model.nowMs + 1_000)))
        throw new Error(`${attempt.number} should not be closed`)
      if (error !== undefined && error !== 'closed') throw new Error(`${attempt.number}: ${String(error)}`)
      if (error === 'closed') return
      attempt.isPaid = true
      await mall.sent(attempt.number)
      m.pay(model, paying, attempt.isWechat ? attempt.number : null)
    },
  )
}

/** Both ways at the same moment: whichever message is heard first counts, the other's money goes back. */
const payTwice = (pick: Pick): TradeCommand => {
  const isOf = (model: Model) => {
    const one = model.orders[pick.o]
    return one !== undefined && m.mayPay(one, model.nowMs) && one.attempts.every(({ isPaid }) => !isPaid)
  }
  return happening(`payTwice(${pick.o})`, isOf, async (model, world) => {
    const paying = model.orders[pick.o]!
    const { payId } = world.orders[pick.o]!
    for (const isWechat of [true, false])
      noteAttempt(paying, (await open(world, payId, isWechat)).data.payCode as string, isWechat)
    const numbers = paying.attempts.slice(-2)
    await Promise.all(numbers.map(({ number }) => world.mall.pay(number)))
    for (const attempt of numbers) {
      await world.mall.sent(attempt.number)
      attempt.isPaid = true
    }
    m.pay(model, paying, null)
  })
}

const cancel = (pick: Pick) =>
  deed(pick, {
    name: 'cancel',
    may: (found) => found.order.status === 0,
    ask: ({ mall, lin }, { orderId }) => mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId }),
    effect: (found, { nowMs }) => m.close(found.order, 'cancelled', nowMs),
  })

export const runOut = async (model: Model, world: World): Promise<void> => {
  await passTimeToPay(world, model)
  for (const one of model.orders) if (one.status === 0) m.close(one, 'timeout', model.nowMs)
  m.moneyMoves(model)
}

const expire = happening('expire', ({ orders }) => orders.some(({ status }) => status === 0), runOut)

export const work = async (model: Model, world: World): Promise<void> => {
  await settle(world, model)
  m.moneyMoves(model)
}

const moneyArrives = happening(
  'moneyArrives',
  ({ orders }) => orders.some((o) => o.lines.some(m.isOnTheWay)),
  work,
)

const shipAll = (pick: Pick) => {
  const units = (found: Found) => found.order.lines.map(m.ready) as [number, number]
  return deed(pick, {
    name: 'ship',
    may: (found) => m.mayShip(found.order, units(found)[0] + units(found)[1]),
    ask: (world, { orderId }) => deliver(world, orderId),
    effect: (found) => m.ship(found.order, units(found)),
  })
}

const shipOne = (pick: Pick) =>
  deed(pick, {
    name: 'shipOne',
    may: (found) => m.mayShip(found.order, m.ready(found.line)),
    ask: (world, { orderId, lineId }) => deliver(world, orderId, [{ orderGoodsId: lineId, num: 1 }]),
    effect: ({ order: shipped, l }) => m.ship(shipped, l === 0 ? [1, 0] : [0, 1]),
  })

const receive = (pick: Pick) =>
  deed(pick, {
    name: 'receive',
    may: (found) => m.mayReceive(found.order),
    ask: ({ mall, lin }, { orderId }) => mall.call(lin, 'POST /bizOrder/confirmOrder', { orderId }),
    effect: (found) => void (found.order.status = 5),
  })

const wishes: Record<Kind, object> = {
  notWanted: { refundType: 1, receivingStatus: 0, refundReason: 0 },
  sendsBack: { refundType: 0, receivingStatus: 1, refundReason: 0 },
  tooSmall: { refundType: 1, receivingStatus: 1, refundReason: 3 },
}

const apply = (pick: Pick, kind: Kind, units: number) =>
  deed(pick, {
    name: `apply ${kind} of ${units}`,
    may: (found) => m.mayApply(found.order, found.line, kind, units),
    ask: ({ mall, lin }, { orderId, lineId }) => {
      const items = [{ ...wishes[kind], orderGoodsId: lineId, refundNum: units }]
      return mall.call(lin, 'POST /bizGoodsRefund/submit/refund', { orderId, items }, keyed())
    },
    effect: (found) => m.apply(found.line, kind, units),
    after: (ids, answer, { l }) => void (ids.applications[l] = answer.data.pkId as string),
  })

type Step = Parts<Deed, 'name' | 'may' | 'effect'> & { path: string; body?: object; by?: 'lin' | 'tao' }
type Parts<T, K extends keyof T> = { [key in K]: T[key] }

/** A step of the line's last application. */
const step = (pick: Pick, { path, body = {}, by, ...rest }: Step) =>
  deed(pick, {
    ...rest,
    needsApplication: true,
    ask: ({ mall, lin }, { pkId }) => {
      const people = { lin, tao: mall.tao, mei: mall.stall.mei }
      return mall.call(people[by ?? 'mei'], `POST ${path}`, { pkId, ...body })
    },
  })

const is =
  (status: Application['status'], also: (one: Application) => boolean = () => true) =>
  (found: Found) =>
    found.application?.status === status && also(found.application)
const to = (status: Application['status']) => (found: Found) => void (found.application!.status = status)
const isReturn = ({ kind }: Application) => kind === 'sendsBack'

const agree = (pick: Pick) =>
  step(pick, {
    ...{ name: 'agree', path: '/bizConsole/agreeRefund' },
    may: is(1, (one) => !isReturn(one)),
    effect: (found, model) => m.grant(model, found.l, found.application!, false),
  })
const agreeReturn = (pick: Pick) =>
  step(pick, {
    ...{ name: 'agreeReturn', path: '/bizConsole/agreeReturn', body: returnAddress },
    ...{ may: is(1, isReturn), effect: to(6) },
  })
const reject = (pick: Pick) =>
  step(pick, {
    ...{ name: 'reject', path: '/bizConsole/rejectRefund', body: { reason: '不符合退款条件' } },
    ...{ may: is(1), effect: to(4) },
  })
const withdraw = (pick: Pick) =>
  step(pick, {
    ...{ name: 'withdraw', path: '/bizGoodsRefund/cancelRefund', by: 'lin' },
    may: (found) => is(1)(found) || is(4)(found) || is(6, (one) => one.numbers === 0)(found),
    effect: to(5),
  })
const confirmReturn = (pick: Pick) =>
  step(pick, {
    ...{ name: 'confirmReturn', path: '/bizConsole/confirmReturn' },
    ...{ may: is(6), effect: to(7) },
  })
const pass = (pick: Pick, resalable: boolean) =>
  step(pick, {
    ...{ name: `pass${resalable ? ' as new' : ''}`, path: '/bizConsole/passInspection', body: { resalable } },
    may: is(7),
    effect: (found, model) => m.grant(model, found.l, found.application!, resalable),
  })
const fail = (pick: Pick) =>
  step(pick, {
    ...{ name: 'fail', path: '/bizConsole/failInspection', body: { reason: '商品已使用' } },
    ...{ may: is(7), effect: to(4) },
  })

let numbers = 0
const sendBack = (pick: Pick) =>
  step(pick, {
    ...{ name: 'sendBack', path: '/bizGoodsRefund/saveReturnExpress', by: 'lin' },
    get body() {
      return { expCode: 'shunfeng', number: `SFBACK${(numbers += 1)}` }
    },
    may: is(6, (one) => one.numbers < 3),
    effect: (found) => void (found.application!.numbers += 1),
  })

/** The gateway is going to refuse the money for good: the only money of the order that is on its way. */
const refuseMoney = (pick: Pick): TradeCommand =>
  happening(
    `refuseMoney(${pick.o}, ${pick.l})`,
    (model) => {
      const found = find(model, pick)
      if (!found?.order.paidBy) return false
      const onTheWay = found.order.lines.filter(m.isOnTheWay)
      return onTheWay.length === 1 && onTheWay[0] === found.line
    },
    async (model, world) => {
      const number = find(model, pick)!.order.paidBy
      await world.mall.fault({ kind: 'refundClosed', channel: 'wechat', number, times: 1 })
      find(model, pick)!.application!.isDoomed = true
      await work(model, world)
    },
  )
/** What a gateway has closed goes out under the next number. */
const retry = (pick: Pick) =>
  step(
    { ...pick, isBold: false },
    {
      ...{ name: 'retry', path: '/sysConsole/retryRefund', by: 'tao' },
      may: is(2, ({ money }) => money === 'refused'),
      effect: (found) => void (found.application!.money = 'sent'),
    },
  )

/** The desk of the books sends it once more, under a new number. */
const sendAgain = (pick: Pick): TradeCommand =>
  happening(
    `sendAgain(${pick.o}, ${pick.l})`,
    (model) => find(model, pick)?.application?.money === 'refused',
    async (model, world) => {
      await reviveMoney(world, idsOf(world, pick).pkId)
      find(model, pick)!.application!.money = 'sent'
    },
  )

const comment = (pick: Pick) =>
  deed(pick, {
    name: 'comment',
    may: ({ order: bought, line }) =>
      bought.status === 5 && line.refunded < line.quantity && !line.isCommented,
    ask: ({ mall, lin }, { orderId, lineId }) => {
      const list = [{ orderGoodsId: lineId, score: 5, content: '好吃' }]
      return mall.call(lin, 'POST /bizGoodsComment/save', { orderId, list }, keyed())
    },
    effect: (found) => void (found.line.isCommented = true),
  })

const kinds = fc.constantFrom<Kind>('notWanted', 'sendsBack', 'tooSmall')
const units = fc.constantFrom(1, 2)

const soon = fc.nat(3).map((n) => n === 0)

/** All that people, gateways and the clock may do. */
const all: fc.Arbitrary<TradeCommand>[] = [
  order,
  fc.tuple(picks, fc.boolean()).map(([pick, isWechat]) => openPayment(pick, isWechat)),
  fc.tuple(picks, fc.nat(1)).map(([pick, a]) => payAtGateway(pick, a, false)),
  fc.tuple(picks, fc.nat(1)).map(([pick, a]) => payAtGateway(pick, a, true)),
  picks.map(payTwice),
  picks.map(cancel),
  soon.map((isNow) => ({ ...expire, check: (model) => isNow && expire.check(model) })),
  fc.constant(moneyArrives),
  picks.map(shipAll),
  picks.map(shipOne),
  picks.map(receive),
  fc.tuple(picks, kinds, units).map(([pick, kind, n]) => apply(pick, kind, n)),
  fc.tuple(picks, fc.boolean()).map(([pick, resalable]) => pass(pick, resalable)),
  ...[
    ...[agree, agreeReturn, reject, withdraw, sendBack, confirmReturn, fail],
    ...[refuseMoney, retry, sendAgain, comment],
  ].map((one) => picks.map(one)),
]

/**
 * Each command is the first of all, in an order of its own, that fits the moment: so lives go far, and leaving one
 * command out changes little of what the others do.
 */
export const commands: fc.Arbitrary<TradeCommand> = fc
  .noShrink(fc.tuple(fc.tuple(...all), fc.shuffledSubarray([...all.keys()], { minLength: all.length })))
  .map(([made, turns]) => {
    const fitting = (model: Readonly<Model>) =>
      turns.map((i) => made[i]!).find((one) => one.check(model as Model))
    return {
      check: (model) => fitting(model) !== undefined,
      run: async (model, world) => {
        const one = fitting(model)!
        world.done.push(one.toString())
        await one.run(model, world)
      },
      toString: () => 'one that fits',
    }
  })
