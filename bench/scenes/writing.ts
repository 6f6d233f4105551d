import type { Known } from '../mall/known.ts'
import { medianOf, type Figures } from '../load/figures.ts'
import type { Town } from '../load/caller.ts'
import { cartRequests } from '../measures.ts'
import type { Program } from '../processes.ts'
import type { DatabaseOrder } from '../references/database.ts'
import { askLoad, type Stage } from '../rounds.ts'
import { connections } from '../mall/sizes.ts'
import { ofSpeed, type Row } from '../table.ts'

/** Signs in the shoppers who then fill carts and buy; returns their tokens. */
export function signIn(stage: Stage, town: Town): Promise<string[]> {
  return askLoad(stage.load, { kind: 'sign in', town, count: connections })
}

function bareOrders(figures: Figures, order: Figures) {
  return {
    figures,
    reference: `${ofSpeed(order.perSecond)} bare orders`,
    ratio: figures.perSecond / order.perSecond,
  }
}

/** Adding to the cart, compared with a bare order transaction in the same rounds. */
export async function measureCarts(
  stage: Stage,
  known: Known,
  tokens: readonly string[],
  database: Program,
): Promise<Row[]> {
  const { sizes, load } = stage
  const { pid, port } = stage.mall
  const requests = cartRequests(known, tokens)
  const add = (ms: number) =>
    askLoad<Figures>(load, { kind: 'requests', load: { port, pid, requests, connections, ms } })
  const rounds = { bare: [] as Figures[], added: [] as Figures[] }
  await add(sizes.warmUpMs)
  for (let round = 1; round <= sizes.rounds; round++) {
    const order: DatabaseOrder = { kind: 'order', ms: sizes.referenceMs, connections }
    rounds.bare.push(await database.ask<Figures>(order))
    rounds.added.push(await add(sizes.mallMs))
  }
  const bare = medianOf(rounds.bare)
  return [
    { what: 'add to cart', ...bareOrders(medianOf(rounds.added), bare) },
    { what: 'reference: bare order transaction', figures: bare },
  ]
}

/** What the database reaches through the bare driver. */
export async function measureDatabase(stage: Stage, database: Program): Promise<Row[]> {
  const { rounds, referenceMs } = stage.sizes
  const ofKind = async (kind: DatabaseOrder['kind']): Promise<Figures> => {
    const figures: Figures[] = []
    for (let round = 0; round < rounds; round++) {
      const order: DatabaseOrder = { kind, ms: referenceMs, connections }
      figures.push(await database.ask<Figures>(order))
    }
    return medianOf(figures)
  }
  return [
    { what: 'reference: SELECT 1', figures: await ofKind('select 1') },
    { what: 'reference: read by primary key', figures: await ofKind('primary key') },
  ]
}
