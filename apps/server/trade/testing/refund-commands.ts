import { aNumber, proofOf } from '@hojip/aftersales/testing'
import { deed, find, happening, idsOf, type Deed, type Found, type Pick, type TradeCommand } from './deeds.ts'
import type { Answering, Application, Kind, Offer } from './model.ts'
import * as r from './model-refunds.ts'
import { queueHasRun, work } from './time-commands.ts'
import { bring, keyed, returnAddress, reviveMoney, type World } from './world.ts'

const wishes: Record<Kind, object> = {
  notWanted: { refundType: 1, receivingStatus: 0, refundReason: 0 },
  sendsBack: { refundType: 0, receivingStatus: 1, refundReason: 0 },
  tooSmall: { refundType: 1, receivingStatus: 1, refundReason: 3 },
}
function submit({ mall, lin }: World, orderId: string, items: object[]) {
  return mall.call(lin, 'POST /bizGoodsRefund/submit/refund', { orderId, items }, keyed())
}

export function apply(pick: Pick, wish: r.Wish) {
  return deed(pick, {
    name: `apply ${wish.kind} of ${wish.units}`,
    may: (found, { nowMs }) => r.mayApply(found.order, found.line, wish, nowMs),
    ask: (world, { orderId, lineId }) =>
      submit(world, orderId, [{ ...wishes[wish.kind], orderGoodsId: lineId, refundNum: wish.units }]),
    effect: (found, { nowMs }) => r.apply(found.line, wish, nowMs),
    after: ({ traces, answer, found }) => void (traces.applications[found.l] = answer.data.pkId as string),
  })
}

/** Applies for both lines at once: both or neither is accepted. */
export function applyForBoth(pick: Pick, wish: r.Wish) {
  return deed(pick, {
    name: `apply for both ${wish.kind} of ${wish.units}`,
    may: ({ order }, { nowMs }) => order.lines.every((line) => r.mayApply(order, line, wish, nowMs)),
    ask: (world, { orderId }, { lineIds }) => {
      const item = { ...wishes[wish.kind], refundNum: wish.units }
      return submit(
        world,
        orderId,
        lineIds.map((orderGoodsId) => ({ ...item, orderGoodsId })),
      )
    },
    effect: ({ order }, { nowMs }) => order.lines.forEach((line) => r.apply(line, wish, nowMs)),
    after: ({ traces, answer }) => {
      for (const { pkId, orderGoodsId } of answer.data.list as { pkId: string; orderGoodsId: string }[])
        traces.applications[traces.lineIds.indexOf(orderGoodsId)] = pkId
    },
  })
}

type Step = Parts<Deed, 'name' | 'may' | 'effect'> & {
  path: string
  body?: object
  /** The call wants a picture. */
  isShown?: boolean
  by?: 'lin' | 'tao'
  after?: Deed['after']
}
type Parts<T, K extends keyof T> = { [key in K]: T[key] }

/** A step of the line's latest application. */
function step(pick: Pick, { path, body = {}, isShown, by, ...rest }: Step) {
  return deed(pick, {
    ...rest,
    needsApplication: true,
    ask: async ({ mall, lin }, { pkId }, { stall }) => {
      const people = { lin, tao: mall.tao, mei: stall.mei }
      const shown = isShown ? await proofOf(mall.tools, stall.mei) : {}
      return mall.call(people[by ?? 'mei'], `POST ${path}`, { pkId, ...body, ...shown })
    },
  })
}

function is(status: Application['status'], also: (one: Application, found: Found) => boolean = () => true) {
  return (found: Found) => found.application?.status === status && also(found.application, found)
}

function to(status: Application['status'], next: Answering | null): Deed['effect'] {
  return (found, { nowMs }) => r.move(found.application!, status, next, nowMs)
}

/** A pending application is changed; a refused one is followed by another. */
export function edit(pick: Pick, wish: r.Wish) {
  return step(pick, {
    name: `edit to ${wish.kind} of ${wish.units}`,
    path: '/bizGoodsRefund/update',
    by: 'lin',
    body: { ...wishes[wish.kind], refundNum: wish.units },
    may: (found, { nowMs }) =>
      is(4)(found)
        ? r.mayApply(found.order, found.line, wish, nowMs)
        : r.mayEdit(found.order, found.line, wish),
    effect: (found, { nowMs }) => (is(4)(found) ? r.apply : r.edit)(found.line, wish, nowMs),
    after: ({ traces, answer, found }) => void (traces.applications[found.l] = answer.data.pkId as string),
  })
}

export function agree(pick: Pick) {
  return step(pick, {
    name: 'agree',
    path: '/bizConsole/agreeRefund',
    may: is(1, (one) => !one.isReturn),
    effect: (found) => r.grant(found.line, false),
  })
}

export function agreeReturn(pick: Pick) {
  return step(pick, {
    name: 'agreeReturn',
    path: '/bizConsole/agreeReturn',
    body: returnAddress,
    may: is(1, (one) => one.isReturn),
    effect: to(6, 'buyerReturns'),
  })
}

export function reject(pick: Pick) {
  return step(pick, {
    name: 'reject',
    path: '/bizConsole/rejectRefund',
    isShown: true,
    body: { reason: '不符合退款条件' },
    may: is(1),
    effect: to(4, 'buyerAppeals'),
  })
}

/** Part of the money while the buyer keeps the product; all of it; or all of it after the return. */
export function propose(pick: Pick, offer: Offer): TradeCommand {
  const refundType = offer === 'bringBack' ? 0 : 1
  const all = deed(pick, {
    name: `propose ${offer}`,
    needsApplication: true,
    may: (found) => r.mayOffer(found.line, offer),
    ask: async ({ mall }, { pkId }, { stall: { mei } }) => {
      const { data } = await mall.call(mei, 'GET /bizConsole/findRefund/{pkId}', { pkId })
      const refundMoney = offer === 'part' ? '1.00' : (data.refundMoney as string)
      return mall.call(mei, 'POST /bizConsole/proposeRefund', { pkId, refundType, refundMoney })
    },
    effect: ({ application }, { nowMs }) => {
      application!.offer = offer
      application!.offers += 1
      application!.deadline = r.runsOut('buyerAnswers', nowMs)
    },
  })
  // For a product that has not arrived only a part can be offered; whether the full amount is possible depends on other
  // lines.
  const isSure = (model: Parameters<TradeCommand['check']>[0]) =>
    offer === 'part' || find(model, pick)?.application?.kind !== 'notWanted'
  return { ...all, check: (model) => isSure(model) && all.check(model) }
}

export function answerOffer(pick: Pick, accept: boolean) {
  return step(pick, {
    name: accept ? 'accept' : 'decline',
    path: '/bizGoodsRefund/answerProposal',
    by: 'lin',
    body: { accept },
    may: is(1, (one) => one.offer !== null),
    effect: ({ line, application }, { nowMs }) => {
      const one = application!
      if (!accept) return Object.assign(one, { offer: null, deadline: r.runsOut('shopAnswersAgain', nowMs) })
      one.isReturn = one.offer === 'bringBack'
      one.isPart = one.offer === 'part'
      return one.isReturn ? r.move(one, 6, 'buyerReturns', nowMs) : r.grant(line, false)
    },
  })
}

export function withdraw(pick: Pick) {
  return step(pick, {
    name: 'withdraw',
    path: '/bizGoodsRefund/cancelRefund',
    by: 'lin',
    may: (found) => is(1)(found) || is(4)(found) || is(6, (one) => !one.isSentBack)(found),
    effect: (found, { nowMs }) => {
      r.move(found.application!, 5, null, nowMs)
      found.application!.isWithdrawn = true
    },
  })
}

export function confirmReturn(pick: Pick) {
  return step(pick, {
    name: 'confirmReturn',
    path: '/bizConsole/confirmReturn',
    may: is(6),
    effect: (found, { nowMs }) => {
      r.move(found.application!, 7, 'shopInspects', nowMs)
      found.application!.isBack = true
    },
  })
}

export function pass(pick: Pick, resalable: boolean) {
  return step(pick, {
    name: `pass${resalable ? ' as new' : ''}`,
    path: '/bizConsole/passInspection',
    body: { resalable },
    may: is(7),
    effect: (found) => r.grant(found.line, resalable),
  })
}

export function fail(pick: Pick) {
  return step(pick, {
    name: 'fail',
    path: '/bizConsole/failInspection',
    isShown: true,
    body: { reason: '商品已使用' },
    may: is(7),
    effect: to(4, 'buyerAppeals'),
  })
}

export function sendBack(pick: Pick) {
  return deed(pick, {
    name: 'sendBack',
    needsApplication: true,
    may: is(6, (one) => one.numbers < 3),
    // A new number each time, also when a shorter sequence is tried: a mall accepts a tracking number once.
    ask: async ({ mall, lin }, { pkId }, { returns }) => {
      const number = aNumber()
      const wish = { pkId, expCode: 'shunfeng', number }
      const answer = await mall.call(lin, 'POST /bizGoodsRefund/saveReturnExpress', wish)
      if (answer.status) returns[pick.l] = number
      return answer
    },
    effect: ({ application }, { nowMs }) => {
      application!.numbers += 1
      application!.isSentBack = true
      application!.deadline = r.runsOut('returnArrives', nowMs)
    },
  })
}

/** The carrier has delivered the return to the shop. */
export function comeBack(pick: Pick): TradeCommand {
  return happening(
    `comeBack(${pick.o}, ${pick.l})`,
    (model) => {
      const one = find(model, pick)?.application
      return one?.status === 6 && one.isSentBack
    },
    async (model, world) => {
      await bring(world, [world.orders[pick.o]!.returns[pick.l]!])
      await world.mall.tools.jobs.drain()
      const one = find(model, pick)!.application!
      r.move(one, 7, 'shopInspects', model.nowMs)
      one.isBack = true
      await queueHasRun(model, world)
    },
  )
}

const words = { content: '请平台判定' }
export function appeal(pick: Pick) {
  return step(pick, {
    name: 'appeal',
    path: '/bizGoodsRefund/applyArbitration',
    by: 'lin',
    body: words,
    may: (found, { nowMs }) =>
      is(4, (one) => one.arbitration !== 'open' && one.deadline !== null && nowMs < one.deadline.atMs)(found),
    effect: ({ application }) => Object.assign(application!, { arbitration: 'open', deadline: null }),
  })
}

const tooMuch = '40001'
const isAsked = is(4, (one) => one.arbitration === 'open')
const way = '/sysConsole/arbitrate'
export function decideForShop(pick: Pick) {
  return step(pick, {
    name: 'decide for the shop',
    path: way,
    by: 'tao',
    body: { decision: 'shop', ...words },
    may: isAsked,
    effect: (found, { nowMs }) => {
      r.move(found.application!, 5, null, nowMs)
      found.application!.arbitration = 'decided'
      found.line.isDecided = true
    },
  })
}

export function decideReturn(pick: Pick) {
  return step(pick, {
    name: 'decide return',
    path: way,
    by: 'tao',
    body: { decision: 'return', ...words },
    may: (found) => isAsked(found) && found.application!.kind !== 'notWanted' && !found.application!.isBack,
    effect: (found, { nowMs }) => {
      r.move(found.application!, 6, 'buyerReturns', nowMs)
      Object.assign(found.application!, { arbitration: 'decided', isReturn: true, isSentBack: false })
    },
  })
}

/** Refunds the full amount, or a part of it. */
export function decideRefund(pick: Pick, isPart: boolean): TradeCommand {
  return deed(pick, {
    name: `decide refund${isPart ? ' of a part' : ''}`,
    needsApplication: true,
    may: (found) => isAsked(found) && (!isPart || r.mayPart(found.line)),
    ask: async ({ mall: { call, tao } }, { pkId }) => {
      const wish = { pkId, decision: 'refund', ...words }
      if (isPart) return call(tao, `POST ${way}`, { ...wish, refundMoney: '1.00' })
      const answer = await call(tao, `POST ${way}`, wish)
      // More than can still be refunded; the refusal states the maximum.
      const most = answer.code === tooMuch ? /\d+\.\d\d/.exec(answer.msg)?.[0] : undefined
      return most ? call(tao, `POST ${way}`, { ...wish, refundMoney: most }) : answer
    },
    effect: ({ line, application }) => {
      r.grant(line, false)
      Object.assign(application!, { arbitration: 'decided', isReturn: application!.isBack, isPart })
    },
  })
}

/** Sends a refund closed by the gateway under the next number. */
export function retry(pick: Pick) {
  return step(
    { ...pick, isBold: false },
    {
      name: 'retry',
      path: '/sysConsole/retryRefund',
      by: 'tao',
      may: is(2, ({ money }) => money === 'refused'),
      effect: (found) => void (found.application!.money = 'sent'),
      after: ({ model, world }) => work(model, world),
    },
  )
}

/** The operator sends the refund again, under a new number. */
export function sendAgain(pick: Pick): TradeCommand {
  return happening(
    `sendAgain(${pick.o}, ${pick.l})`,
    (model) => find(model, pick)?.application?.money === 'refused',
    async (model, world) => {
      const { mall } = world
      const { pkId } = idsOf(world, pick)
      const { data } = await mall.call(mall.tao, 'GET /sysConsole/findRefund/{pkId}', { pkId })
      await reviveMoney(world, data.refundCode as string)
      find(model, pick)!.application!.money = 'sent'
      await work(model, world)
    },
  )
}
