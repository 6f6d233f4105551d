import { zip } from '../../collections/index.ts'
import { isUnavailable } from '../unavailable.ts'

export interface TogetherOptions<Item, Result> {
  /** Does the work of all items in one transaction: all of it or nothing. The results have the order of the items. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Items of one key, such as a row that both lock, never run at the same time; they run in their order. */
  keyOf: (item: Item) => string
  /** Items of one run at most. */
  most?: number
  /** Runs under way at most. */
  atOnce?: number
}

type Waiting<Item, Result> = { item: Item; key: string } & ReturnType<typeof Promise.withResolvers<Result>>

/** The first item of each key, of which none is under way. */
function firstOfEach<One extends { key: string }>(
  waiting: readonly One[],
  keysUnderWay: ReadonlySet<string>,
  most: number,
): One[] {
  const first = new Map<string, One>()
  for (const one of waiting) {
    if (first.size === most) break
    if (!first.has(one.key) && !keysUnderWay.has(one.key)) first.set(one.key, one)
  }
  return [...first.values()]
}

/**
 * Lets transactions that arrive together share one: a commit costs a database as much for fifty rows as for one. An item
 * that arrives while nothing is under way runs alone and at once, so that nobody waits for company. When a shared run
 * fails, each of its items runs again by itself, so that one bad item fails no other; only a database that is away fails
 * them all.
 */
export function together<Item, Result>({
  run,
  keyOf,
  most = 50,
  atOnce = 2,
}: TogetherOptions<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  const keysUnderWay = new Set<string>()
  let underWay = 0
  let isPlanned = false

  const runAll = async (all: readonly Waiting<Item, Result>[]): Promise<void> => {
    let results: readonly Result[]
    try {
      results = await run(all.map(({ item }) => item))
    } catch (error) {
      if (all.length === 1 || isUnavailable(error)) for (const { reject } of all) reject(error)
      else await Promise.all(all.map((one) => runAll([one])))
      return
    }
    // What has run is committed: without a result for each item it must not run again.
    if (results.length === all.length) for (const [{ resolve }, result] of zip(all, results)) resolve(result)
    else for (const { reject } of all) reject(new Error(`${all.length} items got ${results.length} results`))
  }

  const start = async () => {
    const all = firstOfEach(waiting, keysUnderWay, most)
    if (all.length === 0) return
    waiting = waiting.filter((one) => !all.includes(one))
    underWay += 1
    for (const { key } of all) keysUnderWay.add(key)
    plan()
    await runAll(all)
    underWay -= 1
    for (const { key } of all) keysUnderWay.delete(key)
    plan()
  }

  const plan = () => {
    if (isPlanned || waiting.length === 0 || underWay >= atOnce) return
    isPlanned = true
    // Items that arrived in one packet run together.
    setImmediate(() => {
      isPlanned = false
      void start()
    })
  }

  return (item) => {
    const one = { item, key: keyOf(item), ...Promise.withResolvers<Result>() }
    waiting.push(one)
    plan()
    return one.promise
  }
}
