import { goals } from '../goals.ts'
import type { Known } from '../mall/known.ts'
import type { Request } from '../load/request.ts'
import type { Flooded } from '../load/flood.ts'
import type { Rushed } from '../load/rush.ts'
import { overloadRequests } from '../measures.ts'
import { startProgram } from '../processes.ts'
import { askLoad, measureLoad, type Stage } from '../rounds.ts'
import { connections } from '../mall/sizes.ts'
import type { Row } from '../table.ts'

/** How many times more is asked than the mall can answer. */
const times = 3

/**
 * Shoppers buy while three times as much is asked for as the mall can answer: lists and products that no cache has, at a pace that
 * does not wait for answers.
 */
export async function measureOverload(stage: Stage, known: Known): Promise<Row[]> {
  const { sizes, mall, load } = stage
  const requests = overloadRequests(known)
  const { perSecond } = await measureLoad(stage, {
    kind: 'requests',
    load: { ...mall, requests, connections, ms: sizes.mallMs * 2 },
  })
  const flood = startProgram('load/main.ts')
  const [flooded, rushed] = await Promise.all([
    askLoad<Flooded>(flood, floodOf(mall.port, requests, perSecond * times, sizes.overloadMs)),
    askLoad<Rushed>(load, {
      kind: 'rush',
      load: { skuIds: known.skuIds, ms: sizes.overloadMs, shoppers: connections },
    }),
  ])
  await flood.stop()
  return rowsOf(perSecond, flooded, rushed)
}

function floodOf(port: number, requests: Request[], perSecond: number, ms: number) {
  return { kind: 'flood', load: { port, requests, perSecond, ms } } as const
}

function share(part: number, all: number): string {
  return `${((100 * part) / Math.max(1, all)).toFixed(1)} %`
}

function rowsOf(
  perSecond: number,
  { answered, refused, late, broken }: Flooded,
  { bought, failed, calls, why }: Rushed,
) {
  const asked = answered + refused + late
  const success = bought / Math.max(1, bought + failed)
  return [
    {
      what: `overload, ${times} × ${perSecond.toFixed(0)} a second: calls of checkouts`,
      figures: calls,
      goals: [goals.p99(calls.p99Ms, 1_000)],
    },
    {
      what: 'overload: checkouts that ended well',
      value: `${bought} of ${bought + failed}${why ? ` (${why.slice(0, 80)})` : ''}`,
      goals: [goals.share(success, 0.99)],
    },
    {
      what: 'overload: the others',
      value: `${share(answered, asked)} answered, ${share(refused, asked)} refused, ${share(late, asked)} late, of them ${broken} cut off`,
    },
  ] satisfies Row[]
}
