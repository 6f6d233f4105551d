import type { Answer } from '@hojip/orders/testing'
import fc from 'fast-check'
import { holdReceipt, type Application, type Line, type Model, type Order } from './model.ts'
import type { Traces, World } from './world.ts'

export type TradeCommand = fc.AsyncCommand<Model, World>

/** The target of a command: the first or second order, its first or second line. */
export interface Pick {
  o: number
  l: 0 | 1
  /** Whether to try it even when the mall has to refuse it. */
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
export interface Ids {
  orderId: string
  payId: string
  lineId: string
  /** The line's latest application. */
  pkId: string
}

export interface Deed {
  name: string
  /** Left out for commands on orders without an application. */
  needsApplication?: boolean
  may: (found: Found, model: Model) => boolean
  ask: (world: World, ids: Ids, traces: Traces) => Promise<Answer>
  effect: (found: Found, model: Model) => void
  after?: (done: { world: World; traces: Traces; answer: Answer; found: Found; model: Model }) => unknown
}

export function find(model: Model, { o, l }: Pick): Found | undefined {
  const order = model.orders[o]
  if (!order) return undefined
  const line = order.lines[l]
  return { order, line, l, application: line.application }
}

export function idsOf({ orders }: World, { o, l }: Pick): Ids {
  const { id, payId, lineIds, applications } = orders[o]!
  return { orderId: id, payId, lineId: lineIds[l]!, pkId: applications[l] ?? '' }
}

/** A call that the mall grants when the model permits it, and refuses otherwise. */
export function deed(pick: Pick, { name, needsApplication, may, ask, effect, after }: Deed): TradeCommand {
  return {
    check: (model) => {
      const found = find(model, pick)
      if (!found || (needsApplication && !found.application)) return false
      return pick.isBold || may(found, model)
    },
    run: async (model, world) => {
      const found = find(model, pick)!
      model.nowMs = world.mall.tools.clock.nowMs()
      const isFine = may(found, model)
      const traces = world.orders[pick.o]!
      const answer = await ask(world, idsOf(world, pick), traces)
      // A refusal has a code of its own: any other failure is a defect.
      if (answer.statusCode >= 500) throw new Error(`${name} broke: ${answer.raw}`)
      if (answer.status !== isFine) throw new Error(`${name} should ${isFine ? '' : 'not '}do: ${answer.raw}`)
      if (!isFine) return
      effect(found, model)
      holdReceipt(found.order, model.nowMs)
      await after?.({ world, traces, answer, found, model })
    },
    toString: () => `${name}(${pick.o}, ${pick.l})${pick.isBold ? ' boldly' : ''}`,
  }
}

/** An external event, which cannot be refused. */
export function happening(
  name: string,
  check: (model: Model) => boolean,
  run: (model: Model, world: World) => Promise<void>,
): TradeCommand {
  return { check, run, toString: () => name }
}
