import { AggregatorRegistry, Registry } from 'prom-client'
import { databaseFigures } from './figures/database.ts'
import { mallFigures } from './figures/mall.ts'
import { partFigures, socketFigure } from './figures/parts.ts'
import { processFigures } from './figures/process.ts'
import { replicaFigures } from './figures/replica.ts'
import { requestFigures } from './figures/requests.ts'

/** What a process counts for Prometheus. */
export type Figures = ReturnType<typeof createFigures>

/** Counts from now on, in memory: nothing is asked of the database before somebody reads the figures. */
export function createFigures(versions: { version: string; schema: string }) {
  const registry = new Registry()
  const stops = [processFigures(registry, versions), partFigures(registry)]
  return {
    ...requestFigures(registry),
    database: databaseFigures(registry),
    mall: (options: Parameters<typeof mallFigures>[1]) => mallFigures(registry, options),
    replica: (options: Parameters<typeof replicaFigures>[1]) => replicaFigures(registry, options),
    sockets: (count: () => number) => socketFigure(registry, count),
    /** All figures in the text format of Prometheus. */
    text: () => registry.metrics(),
    /** The same for a primary that adds several up, see `figuresOfWorkers`. */
    json: () => registry.getMetricsAsJSON(),
    stop: () => stops.forEach((stop) => stop()),
  }
}

type Told = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** Only sums go on when their process has ended; what it took and how it was ended with it. */
async function withSums(past: Told, ended: Told): Promise<Told> {
  const sums = ended.filter(({ type }) => ['counter', 'histogram'].includes(String(type)))
  return AggregatorRegistry.aggregate([past, sums]).getMetricsAsJSON()
}

/**
 * For the primary of several processes: the figures of all its workers as one text. Counts are added up; facts of the whole
 * mall, which every worker says alike, are not. What a worker has counted that ended, or does not answer, stays in the sums: to Prometheus
 * a sum that falls is a new beginning, and all of the rest has just happened.
 * @param ask the figures of each worker that is up, undefined where it did not answer
 */
export function figuresOfWorkers(ask: () => Promise<ReadonlyMap<unknown, unknown>>): () => Promise<string> {
  let past: Told = []
  const last = new Map<unknown, Told>()
  const read = async () => {
    const answers = await ask()
    for (const [worker, told] of last) {
      if (answers.has(worker)) continue
      last.delete(worker)
      past = await withSums(past, told)
    }
    for (const [worker, told] of answers) if (told !== undefined) last.set(worker, told as Told)
    return AggregatorRegistry.aggregate([past, ...last.values()]).metrics()
  }
  // One after the other: what two of them add to the past at once would be counted twice, or not at all.
  let reading: Promise<unknown> = Promise.resolve()
  return () => {
    const text = reading.then(read)
    reading = text.catch(() => undefined)
    return text
  }
}
