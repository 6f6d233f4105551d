import pg from 'pg'
import { goals } from '../goals.ts'
import type { Known } from '../mall/known.ts'
import { median, medianOf, type Figures } from '../load/figures.ts'
import type { Town } from '../load/caller.ts'
import type { Program } from '../processes.ts'
import type { DatabaseOrder } from '../references/database.ts'
import { askLoad, type Stage } from '../rounds.ts'
import { connections } from '../mall/sizes.ts'
import { ofSpeed, type Row } from '../table.ts'

/** How many shoppers buy concurrently. */
const crowds = [1, 10, 50]

/** The figures of the mall and of the bare database in one round. */
interface Pair {
  mall: Figures
  bare: Figures
}

function ratioOf(pairs: readonly Pair[]): number {
  return median(pairs.map(({ mall, bare }) => mall.perSecond / bare.perSecond))
}

function referenceOf(pairs: readonly Pair[], what: string): string {
  return `${ofSpeed(medianOf(pairs.map(({ bare }) => bare)).perSecond)} ${what}`
}

async function inRounds(rounds: number, one: (round: number) => Promise<Pair>): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let round = 1; round <= rounds; round++) pairs.push(await one(round))
  return pairs
}

export interface Buying {
  stage: Stage
  known: Known
  town: Town
  database: Program
  url: string
}

/** Whole checkouts to paid, compared with small transactions over the same number of connections. */
async function measureCheckouts({ stage, known, database }: Buying): Promise<Row[]> {
  const { sizes, load, mall } = stage
  const buy = (count: number, ms: number, seed: number) => {
    const checkouts = { pid: mall.pid, skuIds: known.skuIds, ms, seed, connections: count }
    return askLoad<Figures>(load, { kind: 'checkouts', load: checkouts })
  }
  await buy(connections, sizes.warmUpMs, 0)
  const rows: Row[] = []
  for (const count of crowds) {
    const pairs = await inRounds(sizes.rounds, async (round) => {
      const order: DatabaseOrder = { kind: 'small transaction', ms: sizes.referenceMs, connections: count }
      const bare = await database.ask<Figures>(order)
      return { bare, mall: await buy(count, sizes.checkoutMs, round * 100 + count) }
    })
    const ratio = ratioOf(pairs)
    rows.push({
      what: `whole checkout, to paid, ${count} at a time`,
      figures: medianOf(pairs.map((pair) => pair.mall)),
      reference: referenceOf(pairs, 'small transactions'),
      ratio,
      goals: [goals.checkout(ratio)],
    })
  }
  return rows
}

/**
 * Restocks the SKU and hides the unpaid orders of the previous round, which count towards the limit of unpaid orders.
 */
async function prepareHot(url: string, skuId: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    'update stock set on_hand = on_hand + 100000, received = received + 100000 where sku_id = $1',
    [skuId],
  )
  await client.query('update orders set hidden_at = now() where status = 0 and hidden_at is null')
  await client.end()
}

/** Concurrent orders of the same SKU, compared with as many bare conditional updates of one row. */
async function measureHot({ stage, known, database, url }: Buying): Promise<Row> {
  const { sizes, load, mall } = stage
  const skuId = known.skuIds[0]!
  const pairs = await inRounds(sizes.rounds, async () => {
    await prepareHot(url, skuId)
    const order: DatabaseOrder = { kind: 'one row', ms: sizes.referenceMs, connections }
    const bare = await database.ask<Figures>(order)
    const hot = { pid: mall.pid, skuId, ordersEach: sizes.hotOrdersEach, connections }
    return { bare, mall: await askLoad<Figures>(load, { kind: 'hot orders', load: hot }) }
  })
  await prepareHot(url, skuId)
  const ratio = ratioOf(pairs)
  return {
    what: 'order of a SKU that all want',
    figures: medianOf(pairs.map((pair) => pair.mall)),
    reference: referenceOf(pairs, 'bare updates of one row'),
    ratio,
    goals: [goals.hotSku(ratio)],
  }
}

/** What the checkout measures need. */
export async function measureBuying(buying: Buying): Promise<Row[]> {
  const { stage, town } = buying
  await askLoad(stage.load, { kind: 'sign in', town, count: Math.max(...crowds) })
  return [...(await measureCheckouts(buying)), await measureHot(buying)]
}
