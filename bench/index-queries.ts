/**
 * The statements of searches that nobody asked before, as a mall sends them that finds everything in PostgreSQL. What a
 * mall finds in its own memory is measured beside them too.
 */
import { askEach } from './load/connection.ts'
import type { Measure } from './measures.ts'
import type { Sizes } from './mall/sizes.ts'
import { statementsOf, type Sent, type Server } from './scenes/statements.ts'

/** The statements of each answer, by the names of the measures. */
export type IndexQueries = ReadonlyMap<string, Sent[][]>

/** So many answers are observed. */
export const observed = 60

/** Reads of each answer; a statement of some background work among them weighs little. */
function queriesOf(statements: readonly Sent[], answers: number): Sent[][] {
  const reads = statements.filter(({ text }) => /^(?:select|with)\s/i.test(text))
  const each = Math.max(1, Math.round(reads.length / answers))
  const count = Math.floor(reads.length / each)
  return Array.from({ length: count }, (_, i) => reads.slice(i * each, (i + 1) * each))
}

/** The setting of a mall that finds everything in PostgreSQL. */
export const withoutIndex = { SEARCH_MEMORY_MB: '0' }

/** Asks such a mall. */
export async function readIndexQueries(
  { port, server, sizes }: { port: number; server: Server; sizes: Sizes },
  measures: readonly Measure[],
): Promise<IndexQueries> {
  const queries = new Map<string, Sent[][]>()
  for (const { what, requests, references } of measures) {
    if (!references.includes('index query')) continue
    // What is read once for all, such as the dictionary, is no part of a search.
    await askEach(port, requests(0).slice(0, observed))
    const some = requests(sizes.rounds + 1).slice(0, observed)
    const sent = await statementsOf(server, async () => {
      const refused = (await askEach(port, some)).find(({ status }) => status !== 200)
      if (refused) throw new Error(`${what} answers ${refused.status}`)
    })
    queries.set(what, queriesOf(sent, some.length))
  }
  return queries
}
