import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@hojip/db'
import { sql } from 'kysely'
import { brokenBooks } from '../../faults/testing/books.ts'
import { createCaller, type Seen, type Site } from '../../faults/testing/caller.ts'
import { watchGaps } from '../../faults/testing/gaps.ts'
import { enter, shop, type Person, type Shoppers } from '../../faults/testing/load.ts'
import { until } from '../../faults/testing/mall.ts'
import { brokenChats, chat } from './chats.ts'
import { serve, type Owner } from './counter.ts'
import { judge } from './linearizable.ts'
import type { Machines } from './machines.ts'
import { freeUnitsOf, scarceSkus, scarceUnits, soldOf, type Stall } from './stall.ts'
import { take, type Histories } from './takers.ts'

/** How many do what. */
export interface Crowd {
  shoppers: number
  takers: number
  chats: number
}

export interface Around {
  people: Record<'shoppers' | 'takers' | 'chats', Person[]>
  machines: Machines
  db: Db
  stall: Stall
  owner: Owner
  seed: number
}

/** What came of a fault. */
export interface Outcome {
  /** The longest time in which no order was acknowledged, in seconds. */
  gap: number
  orders: number
  /** What is wrong afterwards; empty when all holds. */
  broken: string[]
  /** Answers by status. */
  seen: Record<string, number>
  /** For people. */
  facts: string
}

/** Registers all people once: a phone gets few codes an hour. One more shopper than buy all the time tries whether it works. */
export async function peopleOf(site: Site, { shoppers, takers, chats }: Crowd): Promise<Around['people']> {
  const tally = { seen: {}, longestMs: 0 }
  const some = async (count: number) => {
    const people: Person[] = []
    for (let n = 0; n < count; n++) {
      const caller = createCaller(site, tally, `127.0.8.${n + 1}`)
      people.push(await enter(site, caller))
      caller.close()
    }
    return people
  }
  return { shoppers: await some(shoppers + 1), takers: await some(takers), chats: await some(chats) }
}

/** Everybody uses the mall. Each comes from an address of their own, since limits are counted by address. */
async function everybody({ machines, people, db, stall, owner, seed }: Around) {
  const rest: Seen = { seen: {}, longestMs: 0 }
  const { shopId, cards } = stall
  const buying = await shop(machines, people.shoppers.length - 1, {
    people: people.shoppers,
    cards,
    pauseMs: 400,
    from: (n) => `127.0.1.${n + 1}`,
  })
  const skuIds = await scarceSkus(db, stall)
  const from = (n: number) => `127.0.2.${n + 1}`
  const taking = take(machines, rest, { people: people.takers, shopId, skuIds, seed, from })
  const talking = await chat(machines, rest, people.chats, { shopId, owner, from: (n) => `127.0.3.${n + 1}` })
  const serving = serve(machines, rest, owner, taking.histories)
  return {
    buying,
    histories: taking.histories,
    shipped: serving.shipped,
    messages: talking.acknowledged,
    seen: () => {
      const sum = { ...buying.tally.seen }
      for (const [what, count] of Object.entries(rest.seen)) sum[what] = (sum[what] ?? 0) + count
      return sum
    },
    stop: () => Promise.all([buying.stop(), taking.stop(), talking.stop(), serving.stop()]),
  }
}

/** SKUs whose history no order of the calls explains. */
async function brokenHistories(db: Db, histories: Histories): Promise<string[]> {
  const broken: string[] = []
  for (const [skuId, acts] of histories) {
    const nowMs = performance.now()
    const units = await freeUnitsOf(db, skuId)
    const last = {
      fromMs: nowMs,
      untilMs: performance.now(),
      step: { kind: 'read', units, outcome: 'done' },
    } as const
    const judged = judge([...acts, last], scarceUnits)
    if (!judged.isLinearizable) {
      const { act, units: there, placed } = judged
      broken.push(`stock of ${skuId}: ${JSON.stringify(act)} with ${there} units after ${placed} acts`)
    }
  }
  return broken
}

async function brokenOrders(db: Db, stall: Stall, paid: readonly string[], shipped: readonly string[]) {
  let broken: string[] = []
  const hold = async () => {
    const { rows } = await sql<{ id: string; status: number }>`
      select id, status from orders where id = any(${[...paid, ...shipped]}::uuid[])`.execute(db)
    const status = new Map(rows.map((row) => [row.id, row.status]))
    const isPaid = (id: string) => [3, 4, 5].includes(status.get(id) ?? -1)
    const isShipped = (id: string) => [4, 5].includes(status.get(id) ?? -1)
    const { sold, gone, paid: units } = await soldOf(db, stall)
    broken = [
      ...paid
        .filter((id) => !isPaid(id))
        .map((id) => `order ${id} was paid, and its status is ${status.get(id)}`),
      ...shipped
        .filter((id) => !isShipped(id))
        .map((id) => `order ${id} was shipped, and is ${status.get(id)}`),
      ...(sold === units && gone === units
        ? []
        : [`stock: ${sold} sold, ${gone} gone, ${units} in paid orders`]),
    ]
    return broken.length === 0
  }
  await until('orders are paid and shipped', hold, 90).catch((error: unknown) => {
    if (broken.length === 0) throw error
  })
  return broken
}

/** All that has to hold when everybody has stopped. */
async function allBroken({ machines, db, stall }: Around, all: Awaited<ReturnType<typeof everybody>>) {
  const { orders, paidOrders } = all.buying.tally
  const books = await brokenBooks(machines, machines.database.url, orders)
  return [
    ...books.map(({ name, broken }) => `${name}: ${JSON.stringify(broken.slice(0, 3))}`),
    ...(await brokenOrders(db, stall, paidOrders, all.shipped)),
    ...(await brokenChats(db, all.messages)),
    ...(await brokenHistories(db, all.histories)),
    ...(all.seen()['500'] ? [`${all.seen()['500']} answers of 500`] : []),
  ]
}

/**
 * Everybody goes on during a fault; afterwards buying works again and all that was acknowledged is there, once.
 * @param fault gets the shoppers, to see how they fare
 */
export async function underLoad(
  around: Around,
  fault: (shoppers: Shoppers) => Promise<unknown>,
): Promise<Outcome> {
  const all = await everybody(around)
  const { buying } = all
  await until('shopping begins', () => buying.tally.paid >= 3)
  const before = await around.machines.balancer.counted()
  const gaps = watchGaps(buying.tally.orders)
  await fault(buying)
  await until('orders are acknowledged again', buying.canBuy)
  await sleep(2_000)
  const gap = gaps.end()
  await all.stop()
  const counted = await around.machines.balancer.counted()
  await around.machines.heal()
  const broken = await allBroken(around, all)
  const seen = all.seen()
  const acts = [...all.histories.values()].flat()
  const unknown = acts.filter(({ step }) => step.outcome === 'unknown').length
  const facts = [
    `longest gap ${gap.toFixed(1)} s`,
    `longest answer ${(buying.tally.longestMs / 1_000).toFixed(1)} s`,
    `${buying.tally.orders.length} orders, ${all.shipped.length} shipped, ${all.messages.length} messages`,
    `${acts.length} acts of stock, ${unknown} unknown`,
    Object.entries(seen)
      .map(([what, count]) => `${what}: ${count}`)
      .join(', '),
    `load ${loadavg()[0]!.toFixed(0)}`,
    `balancer: ${counted.failed - before.failed} failed, ${counted.redispatched - before.redispatched} sent on`,
  ]
  return { gap, orders: buying.tally.orders.length, broken, seen, facts: facts.join(' · ') }
}
