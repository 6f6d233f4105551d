import type { Known } from '../mall/known.ts'
import { askEach } from '../load/connection.ts'
import { publicMeasures } from '../measures.ts'
import { askLoad, type Stage } from '../rounds.ts'
import { countStatements, untilIdle, type Counted } from './statements.ts'
import type { Row } from '../table.ts'

export interface StatementsOptions {
  url: string
  home: string
}

/** The number of statements per request or checkout, as text. */
function perPiece({ count }: Counted, pieces: number): string {
  return `${(count / pieces).toFixed(1)} statements`
}

const pieces = 20

/** How many SQL statements a product detail, an uncached list, an uncached search and a checkout take. */
export async function countAll(
  stage: Stage,
  known: Known,
  at: StatementsOptions,
): Promise<{ rows: Row[]; checkout: Counted }> {
  const count = (work: () => Promise<unknown>) =>
    countStatements(at.url, { home: at.home, restMs: stage.sizes.restMs }, work)
  await untilIdle(at.url)
  const rows: Row[] = []
  const groups = publicMeasures(known).flat()
  for (const [name, what] of [
    ['product detail, all', 'product detail'],
    ['category list, never', 'category list, never asked for before'],
    ['search (all', 'search, never asked for before'],
  ] as const) {
    const measure = groups.find((one) => one.what.startsWith(name))!
    // A separate round, whose requests have not been sent before.
    const requests = measure.requests(stage.sizes.rounds + 1).slice(0, pieces)
    const counted = await count(() => askEach(stage.mall.port, requests))
    rows.push({ what: `SQL: ${what}`, value: perPiece(counted, requests.length) })
  }
  const skuIds = known.skuIds.slice(-stage.sizes.countedCheckouts)
  const checkout = await count(() => askLoad(stage.load, { kind: 'buy', skuIds }))
  rows.push({ what: 'SQL: whole checkout, to paid', value: perPiece(checkout, skuIds.length) })
  return { rows, checkout }
}
