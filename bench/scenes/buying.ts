import { join } from 'node:path'
import { goals } from '../goals.ts'
import type { Known } from '../mall/known.ts'
import { median } from '../load/figures.ts'
import type { Town } from '../load/caller.ts'
import { cartRequests } from '../measures.ts'
import { startProgram, type Program } from '../processes.ts'
import type { DatabaseOrder } from '../references/database.ts'
import { askLoad, measureLoad, medianLoad, type Load, type Stage } from '../rounds.ts'
import { connections } from '../mall/sizes.ts'
import { ofSpeed, type Row } from '../table.ts'
import { countTexts, statementsOf, untilIdle } from './statements.ts'
import { connected } from '../connected.ts'

/** How many shoppers buy concurrently. */
const crowds = [1, 10]
/** Shoppers who want the same SKU: each may leave only a few orders unpaid. */
const hotShoppers = 50

export interface Buying {
  stage: Stage
  known: Known
  town: Town
  /** Of the mall, with the credentials of its gateway. */
  dataDir: string
  tokens: readonly string[]
}

/** The figures of the mall and of its reference in one round. */
interface Pair {
  mall: Load
  bare: Load
}

async function inRounds(rounds: number, one: (round: number) => Promise<Pair>): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let round = 1; round <= rounds; round++) pairs.push(await one(round))
  return pairs
}

function rowOf(what: string, pairs: readonly Pair[], reference: string) {
  const [mall, bare] = [pairs.map((pair) => pair.mall), pairs.map((pair) => pair.bare)].map(medianLoad) as [
    Load,
    Load,
  ]
  const micros = bare.cpuMicros === undefined ? '' : ` (${bare.cpuMicros.toFixed(0)} µs)`
  return {
    what,
    figures: mall,
    databaseMicros: mall.databaseMicros,
    reference: `${ofSpeed(bare.perSecond)}${micros} ${reference}`,
    ratio: median(pairs.map((pair) => pair.mall.perSecond / pair.bare.perSecond)),
  }
}

interface BareShop extends Town {
  program: Program
}

async function openBareShop({ stage, town, dataDir }: Buying): Promise<BareShop> {
  const credentials = join(dataDir, 'simulators/credentials.json')
  const program = startProgram('references/checkout.ts', [stage.server.url, credentials])
  const bare = { url: await program.next<string>(), simulatorUrl: town.simulatorUrl }
  await askLoad(stage.load, { kind: 'sign in', town: bare, count: connections, isBare: true })
  return { ...bare, program }
}

/** Adding to the cart, beside the same call of the bare checkout. */
async function measureCarts({ stage, known, tokens }: Buying, shop: BareShop): Promise<Row> {
  const { sizes, mall } = stage
  const requests = cartRequests(known, tokens)
  const add = (at: { port: number; pid: number }, ms: number) =>
    measureLoad(stage, { kind: 'requests', load: { ...at, requests, connections, ms } })
  const bare = { port: Number(new URL(shop.url).port), pid: shop.program.pid }
  for (const at of [mall, bare]) await add(at, sizes.warmUpMs)
  const pairs = await inRounds(sizes.rounds, async () => ({
    bare: await add(bare, sizes.referenceMs),
    mall: await add(mall, sizes.mallMs),
  }))
  return rowOf('add to cart', pairs, 'bare')
}

/** Whole checkouts to paid, beside the bare checkout with as many shoppers. */
async function measureCheckouts(
  { stage, known }: Buying,
  shop: BareShop,
  statements: number,
): Promise<Row[]> {
  const { sizes, mall } = stage
  const buy = (isBare: boolean, count: number, ms: number, seed: number) => {
    const { pid } = isBare ? shop.program : mall
    const load = { pid, skuIds: known.skuIds, ms, seed, connections: count, isBare }
    return measureLoad(stage, { kind: 'checkouts', load })
  }
  for (const isBare of [true, false]) await buy(isBare, connections, sizes.warmUpMs, 0)
  const rows: Row[] = []
  for (const count of crowds) {
    const pairs = await inRounds(sizes.rounds, async (round) => ({
      bare: await buy(true, count, sizes.checkoutMs / 2, round * 100 + count),
      mall: await buy(false, count, sizes.checkoutMs, round * 100 + count),
    }))
    const row = rowOf(`whole checkout, to paid, ${count} at a time`, pairs, 'bare checkouts')
    const reached = [
      goals.ratio(row.ratio, 0.5),
      goals.statements(statements, 16),
      ...(row.figures.cpuMicros === undefined ? [] : [goals.millis(row.figures.cpuMicros, 4)]),
    ]
    rows.push({ ...row, statements, goals: reached })
  }
  return rows
}

/**
 * Restocks the SKU and hides the unpaid orders of the previous round, which count towards the limit of unpaid orders.
 */
async function prepareHot(url: string, skuId: string): Promise<void> {
  const client = await connected(url)
  await client.query(
    'update stock set on_hand = on_hand + 100000, received = received + 100000 where sku_id = $1',
    [skuId],
  )
  await client.query('update orders set hidden_at = now() where status = 0 and hidden_at is null')
  await client.end()
}

/** Concurrent orders of the same SKU, compared with as many bare conditional updates of one row. */
async function measureHot({ stage, known, town }: Buying): Promise<Row> {
  const { sizes, load, mall, server } = stage
  await askLoad(load, { kind: 'sign in', town, count: hotShoppers })
  const database = startProgram('references/database.ts', [server.url])
  await database.next()
  const skuId = known.skuIds[0]!
  const pairs = await inRounds(sizes.rounds, async () => {
    await prepareHot(server.url, skuId)
    const order: DatabaseOrder = { kind: 'one row', ms: sizes.referenceMs, connections }
    const bare = { ...(await database.ask<Load>(order)), databaseMicros: undefined }
    const hot = { pid: mall.pid, skuId, ordersEach: sizes.hotOrdersEach, connections }
    return { bare, mall: await measureLoad(stage, { kind: 'hot orders', load: hot }) }
  })
  await prepareHot(server.url, skuId)
  await database.stop()
  const row = rowOf('order of a SKU that all want', pairs, 'bare updates of one row')
  return { ...row, goals: [goals.ratio(row.ratio, 0.35)] }
}

/** The statements of whole checkouts, one after the other, and how many one of them takes. */
async function countCheckout({ stage, known }: Buying) {
  const { sizes, load, server } = stage
  await untilIdle(server.url)
  const skuIds = known.skuIds.slice(-sizes.countedCheckouts)
  const sent = await statementsOf(server, () => askLoad(load, { kind: 'buy', skuIds }))
  return { each: sent.length / skuIds.length, texts: countTexts(sent) }
}

export interface Bought {
  rows: Row[]
  /** The SQL statements of the counted checkouts, with how often each was sent. */
  texts: [text: string, count: number][]
}

/** Carts, whole checkouts, and orders of the one SKU that all want. */
export async function measureBuying(buying: Buying): Promise<Bought> {
  const { each, texts } = await countCheckout(buying)
  const shop = await openBareShop(buying)
  const rows = [
    await measureCarts(buying, shop),
    ...(await measureCheckouts(buying, shop, each)),
    await measureHot(buying),
  ]
  await shop.program.stop()
  return { rows, texts }
}
