import { happening } from './deeds.ts'
import { isOnTheWay, moneyMoves } from './model-refunds.ts'
import { nextDueMs, runOut } from './model-time.ts'
import type { Model } from './model.ts'
import { passTimeTo, settle, type World } from './world.ts'

export async function work(model: Model, world: World): Promise<void> {
  await settle(world, model)
  moneyMoves(model)
}

function isMoneyOnItsWay({ orders }: Model): boolean {
  return orders.some(({ lines }) => lines.some(isOnTheWay))
}

export const moneyArrives = happening('moneyArrives', isMoneyOnItsWay, work)

/** The queue has run, and some of the refunds under way may have arrived: now all of them have. */
export async function queueHasRun(model: Model, world: World): Promise<void> {
  if (isMoneyOnItsWay(model)) await work(model, world)
}

/** The next deadline passes, and nothing before its time. */
export const wait = happening(
  'wait',
  (model) => nextDueMs(model) !== undefined,
  async (model, world) => {
    const beforeMs = model.nowMs
    await passTimeTo(world, model, nextDueMs(model)!)
    // Refunds under way arrived meanwhile.
    moneyMoves(model)
    runOut(model, beforeMs)
    moneyMoves(model)
  },
)

/** Waits until nothing is unpaid and no refund is under way. */
export async function comeToRest(model: Model, world: World): Promise<void> {
  await work(model, world)
  while (model.orders.some(({ status }) => status === 0) && wait.check(model)) await wait.run(model, world)
}
