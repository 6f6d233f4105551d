import { setTimeout as sleep } from 'node:timers/promises'
import { chancesOf } from '@hojip/platform/testing'
import { createCaller, type Asked, type Caller, type Seen, type Site } from '../../faults/testing/caller.ts'
import type { Person } from '../../faults/testing/load.ts'
import type { Act, Step } from './linearizable.ts'

/** What clients were answered about each SKU, by its id. */
export type Histories = Map<string, Act[]>

/** Does something and notes it with its times; what had no effect is not noted. */
export async function noted(
  acts: Act[],
  ask: () => Promise<Asked>,
  stepOf: (answer: Asked) => Step | undefined,
): Promise<Asked> {
  const fromMs = performance.now()
  const answer = await ask()
  const step = stepOf(answer)
  if (step) acts.push({ fromMs, untilMs: performance.now(), step })
  return answer
}

/** After an answer of 500 and more it may have been done, as after none. */
function isUnknown(answer: Asked): boolean {
  return answer === undefined || answer.status >= 500
}

function taken({ isGood }: Caller, units: number) {
  return (answer: Asked): Step | undefined => {
    if (isUnknown(answer)) return { kind: 'take', units, outcome: 'unknown' }
    if (isGood(answer)) return { kind: 'take', units, outcome: 'done' }
    const { reason, lines } = answer!.data as { reason?: string; lines?: { stock: number }[] }
    const isShort = reason === 'checkout/stockShort' || reason === 'checkout/soldOut'
    return isShort ? { kind: 'take', units, outcome: 'short', left: lines![0]!.stock } : undefined
  }
}

function given({ isGood }: Caller, units: number) {
  return (answer: Asked): Step | undefined => {
    if (isUnknown(answer)) return { kind: 'give', units, outcome: 'unknown' }
    return isGood(answer) ? { kind: 'give', units, outcome: 'done' } : undefined
  }
}

interface Taker {
  caller: Caller
  addressId: string
  shopId: string
}

async function totalOf({ caller, addressId }: Taker, skuId: string, units: number): Promise<unknown> {
  const aoList = [{ goodsSpecId: skuId, goodsNum: units }]
  const priced = await caller.ask('/bizOrder/submit/orderInfo', { aoList, addressId })
  return caller.isGood(priced) ? priced.data['totalMoney'] : undefined
}

/** Orders units, and cancels the order after a while. */
async function takeAndGive(taker: Taker, acts: Act[], skuId: string, units: number, pauseMs: number) {
  const { caller, addressId, shopId } = taker
  const totalMoney = await totalOf(taker, skuId, units)
  if (totalMoney === undefined) return
  const orderGoodsList = [{ goodsSpecId: skuId, goodsNum: units }]
  const order = { addressId, totalMoney, saveOrderShop: [{ shopId, orderGoodsList }] }
  const placed = await noted(acts, () => caller.ask('/bizOrder/saveOrder', order), taken(caller, units))
  if (!caller.isGood(placed)) return
  await sleep(pauseMs)
  const [orderId] = placed.data['orderIds'] as string[]
  await noted(acts, () => caller.ask('/bizOrder/cancelOrder', { orderId }), given(caller, units))
}

interface Taking {
  people: readonly Person[]
  shopId: string
  skuIds: readonly string[]
  seed: number
  from: (n: number) => string
}

/** Shoppers who order of what there is little, and cancel; they note what they were answered. */
export function take(site: Site, tally: Seen, { people, shopId, skuIds, seed, from }: Taking) {
  const histories: Histories = new Map(skuIds.map((id) => [id, []]))
  let isOver = false
  const takers = people.map(({ token, addressId }, n): Taker => {
    const caller = createCaller(site, tally, from(n))
    caller.signIn(token)
    return { caller, addressId, shopId }
  })
  const rounds = takers.map(async (taker, n) => {
    const { pick } = chancesOf(seed + n)
    while (!isOver) {
      const skuId = skuIds[pick(skuIds.length)]!
      await takeAndGive(taker, histories.get(skuId)!, skuId, 5 + pick(20), 100 + pick(600))
      await sleep(100 + pick(300))
    }
  })
  return {
    histories,
    stop: async () => {
      isOver = true
      await Promise.all(rounds)
      for (const { caller } of takers) caller.close()
    },
  }
}
