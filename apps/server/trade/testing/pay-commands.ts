import { deed, find, happening, type Found, type Pick, type TradeCommand } from './deeds.ts'
import * as m from './model.ts'
import type { Model, Order } from './model.ts'
import { isOnTheWay } from './model-refunds.ts'
import { work } from './time-commands.ts'
import type { World } from './world.ts'

function open(world: World, payId: string, isWechat: boolean) {
  return world.mall.open(world.lin, payId, isWechat ? '2' : '1')
}

function payable(model: Model, order: Order): Order[] {
  return model.orders.filter((one) => one.purchase === order.purchase && m.mayPay(one, model.nowMs))
}

/** One payment for all unpaid orders of the purchase; repeated while it is valid. */
function noteAttempt(model: Model, order: Order, number: string, isWechat: boolean): m.Attempt {
  const known = order.attempts.find((one) => one.number === number)
  if (known) return known
  const attempt = { number, isWechat, isPaid: false, orders: payable(model, order) }
  for (const one of attempt.orders) one.attempts.push(attempt)
  return attempt
}

export function openPayment(pick: Pick, isWechat: boolean): TradeCommand {
  return deed(pick, {
    name: `openPayment by ${isWechat ? 'WeChat Pay' : 'Alipay'}`,
    may: ({ order }, model) => payable(model, order).length > 0,
    ask: (world, { payId }) => open(world, payId, isWechat),
    effect: () => undefined,
    after: ({ answer, found, model }) => {
      const [first] = payable(model, found.order)
      noteAttempt(model, first!, answer.data.payCode as string, isWechat)
    },
  })
}

/**
 * Pays at the gateway, also late, as with a QR code photographed earlier. Takes over the gateway's answer and compares
 * it.
 */
export function payAtGateway(pick: Pick, a: number, isLate: boolean): TradeCommand {
  const attemptOf = (model: Model) => model.orders[pick.o]?.attempts[a]
  return happening(
    `${isLate ? 'payLate' : 'pay'}(${pick.o}, attempt ${a})`,
    (model) => attemptOf(model)?.isPaid === false,
    async (model, { mall }) => {
      const attempt = attemptOf(model)!
      model.nowMs = mall.tools.clock.nowMs()
      if (isLate) await mall.fault({ kind: 'payAfterClose', number: attempt.number })
      const { error } = await mall.pay(attempt.number)
      if (isLate) await mall.noFaults()
      const isGood = attempt.orders.every((order) => m.mayPay(order, model.nowMs + 1_000))
      if (error === 'closed' && (isLate || isGood)) throw new Error(`${attempt.number} should not be closed`)
      if (error !== undefined && error !== 'closed') throw new Error(`${attempt.number}: ${String(error)}`)
      if (error === 'closed') return
      await mall.sent(attempt.number)
      m.pay(model, attempt, true)
    },
  )
}

/** Pays by both gateways at once: the first notification handled counts, the other payment is refunded. */
export function payTwice(pick: Pick): TradeCommand {
  const isOf = (model: Model) => {
    const order = model.orders[pick.o]
    return order !== undefined && m.mayPay(order, model.nowMs) && order.attempts.every((one) => !one.isPaid)
  }
  return happening(`payTwice(${pick.o})`, isOf, async (model, world) => {
    const order = model.orders[pick.o]!
    const { payId } = world.orders[pick.o]!
    const attempts: m.Attempt[] = []
    for (const isWechat of [true, false]) {
      const { data } = await open(world, payId, isWechat)
      attempts.push(noteAttempt(model, order, data.payCode as string, isWechat))
    }
    await Promise.all(attempts.map(({ number }) => world.mall.pay(number)))
    for (const attempt of attempts) {
      await world.mall.sent(attempt.number)
      m.pay(model, attempt, false)
    }
  })
}

/** Whether this is the only refund under way of its payment. */
function isAlone({ order, line }: Found): boolean {
  const onTheWay = (order.paidBy?.orders ?? []).flatMap(({ lines }) => lines.filter(isOnTheWay))
  return onTheWay.length === 1 && onTheWay[0] === line
}

/** The gateway refuses the refund for good. */
export function refuseMoney(pick: Pick): TradeCommand {
  return happening(
    `refuseMoney(${pick.o}, ${pick.l})`,
    (model) => {
      const found = find(model, pick)
      return found !== undefined && found.order.status !== 99 && isAlone(found)
    },
    async (model, world) => {
      const { number } = find(model, pick)!.order.paidBy!
      await world.mall.fault({ kind: 'refundClosed', channel: 'wechat', number, times: 1 })
      find(model, pick)!.application!.isDoomed = true
      await work(model, world)
    },
  )
}
