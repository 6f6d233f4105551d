import type { Answer } from '@hojip/orders/testing'
import fc from 'fast-check'
import type { Application, Line, Model, Order } from './model.ts'
import type { World } from './world.ts'

export type TradeCommand = fc.AsyncCommand<Model, World>

/** Whom a command is about: the first or second order, its first or second line. */
export interface Pick {
  o: number
  l: 0 | 1
  /** Is tried also where the mall has to refuse it. */
  isBold: boolean
}
export const picks = fc.record({
  o: fc.nat(1),
  l: fc.constantFrom(0 as const, 1 as const),
  isBold: fc.nat(19).map((n) => n === 0),
})

export interface Found {
  order: Order
  line: Line
  l: 0 | 1
  application: Application | null
}
interface Ids {
  orderId: string
  payId: string
  lineId: string
  /** The line's last application. */
  pkId: string
}

export interface Deed {
  name: string
  /** Left out: on any order. */
  needsApplication?: boolean
  may: (found: Found, model: Model) => boolean
  ask: (world: World, ids: Ids, found: Found) => Promise<Answer>
  effect: (found: Found, model: Model) => void
  after?: (ids: World['orders'][number], answer: Answer, found: Found) => void
}

export const find = (model: Model, { o, l }: Pick): Found | undefined => {
  const order = model.orders[o]
  if (!order) return undefined
  const line = order.lines[l]
  return { order, line, l, application: line.application }
}

export const idsOf = ({ orders }: World, { o, l }: Pick): Ids => {
  const { id, payId, lineIds, applications } = orders[o]!
  return { orderId: id, payId, lineId: lineIds[l]!, pkId: applications[l] ?? '' }
}

/** A call that the mall grants where the model says so, and refuses everywhere else. */
export const deed = (
  pick: Pick,
  { name, needsApplication, may, ask, effect, after }: Deed,
): TradeCommand => ({
  check: (model) => {
    const found = find(model, pick)
    if (!found || (needsApplication && !found.application)) return false
    return pick.isBold || may(found, model)
  },
  run: async (model, world) => {
    const found = find(model, pick)!
    model.nowMs = world.mall.tools.clock.nowMs()
    const isFine = may(found, model)
    const answer = await ask(world, idsOf(world, pick), found)
    if (answer.status !== isFine) throw new Error(`${name} should ${isFine ? '' : 'not '}do: ${answer.raw}`)
    if (!isFine) return
    effect(found, model)
    after?.(world.orders[pick.o]!, answer, found)
  },
  toString: () => `${name}(${pick.o}, ${pick.l})`,
})

/** Something the world does, which nobody can refuse. */
export const happening = (
  name: string,
  check: (model: Model) => boolean,
  run: (model: Model, world: World) => Promise<void>,
): TradeCommand => ({ check, run, toString: () => name })
