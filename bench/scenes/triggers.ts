import type pg from 'pg'
import { median, medianOf, startStopwatch, type Figures } from '../load/figures.ts'
import type { Known } from '../mall/known.ts'
import type { Sizes } from '../mall/sizes.ts'
import { ofSpeed, type Row } from '../table.ts'
import { connected } from '../connected.ts'

/** Those that tell open pages of changed products and mark them for the comparison of saved products. */
const ofProducts = `'product_changed', 'new_stock_marked'`
async function setTriggers(client: pg.Client, verb: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ text: string }>(`
    select format('alter table %s ${verb} trigger %I', tgrelid::regclass, tgname) as text
    from pg_trigger where tgname in (${ofProducts}) order by tgrelid::regclass::text, tgname`)
  for (const { text } of rows) await client.query(text)
}

interface Pair {
  with: Figures
  without: Figures
}

/** Measures with and without the triggers, a pair a round; each second pair begins without. */
async function measurePairs(
  client: pg.Client,
  pairs: number,
  measure: () => Promise<Figures>,
): Promise<Pair[]> {
  const found: Pair[] = []
  try {
    for (let round = 0; round < pairs; round++) {
      const pair: Partial<Pair> = {}
      for (const one of round % 2 ? (['without', 'with'] as const) : (['with', 'without'] as const)) {
        await setTriggers(client, one === 'with' ? 'enable' : 'disable')
        pair[one] = await measure()
      }
      found.push(pair as Pair)
    }
  } finally {
    await setTriggers(client, 'enable')
  }
  return found
}

function rowOf(what: string, pairs: readonly Pair[]): Row {
  const timesOf = (figure: (one: Figures) => number) =>
    median(pairs.map((pair) => figure(pair.with) / figure(pair.without)))
  const text = `p50 × ${timesOf(({ p50Ms }) => p50Ms).toFixed(3)}, p99 × ${timesOf(({ p99Ms }) => p99Ms).toFixed(3)}`
  return {
    what: `triggers: ${what}`,
    figures: medianOf(pairs.map((pair) => pair.with)),
    reference: `${ofSpeed(medianOf(pairs.map((pair) => pair.without)).perSecond)} without; ${text}`,
    ratio: median(pairs.map((pair) => pair.with.perSecond / pair.without.perSecond)),
  }
}

const changes = {
  'a sale': 'update stock set reserved = reserved + 1 where sku_id = $1',
  'the last unit is sold': 'update stock set reserved = on_hand where sku_id = $1',
  'a price': 'update sku set price_fen = price_fen + 1 where id = $1',
}

/** Each SKU once, in a transaction that is rolled back: neither a commit nor what it leaves is part of the time. */
async function timeChanges(client: pg.Client, text: string, skuIds: readonly string[]): Promise<Figures> {
  await client.query('begin')
  // Changed triggers make the server plan anew: not part of the time either.
  const warm = Math.ceil(skuIds.length / 10)
  for (const skuId of skuIds.slice(0, warm))
    await client.query({ name: text.slice(0, 60), text, values: [skuId] })
  const stopwatch = startStopwatch()
  for (const skuId of skuIds.slice(warm)) {
    const startedAt = performance.now()
    await client.query({ name: text.slice(0, 60), text, values: [skuId] })
    stopwatch.note(startedAt)
  }
  const figures = stopwatch.figures()
  await client.query('rollback')
  return figures
}

/** What the triggers of products cost a change of stock or price. */
export async function measureTriggers(sizes: Sizes, known: Known, url: string): Promise<Row[]> {
  const client = await connected(url)
  const rows: Row[] = []
  const skuIds = known.skuIds.slice(0, sizes.triggered)
  for (const [what, text] of Object.entries(changes)) {
    const time = () => timeChanges(client, text, skuIds)
    rows.push(rowOf(what, await measurePairs(client, sizes.rounds * 4, time)))
  }
  await client.end()
  return rows
}
