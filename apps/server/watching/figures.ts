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
    /** The same for a primary that puts several together. */
    json: () => registry.getMetricsAsJSON(),
    /** Answers a primary process that asks all its workers, see `figuresOfWorkers`. */
    answerPrimary: () => {
      AggregatorRegistry.setRegistries([registry])
      // Only making one listens to the primary.
      void new AggregatorRegistry()
    },
    stop: () => stops.forEach((stop) => stop()),
  }
}

/**
 * For the primary of several processes (`node:cluster`): reads the figures of all its workers as one text. Counts are added
 * up; facts of the whole mall, which every worker says alike, are not.
 */
export function figuresOfWorkers(): () => Promise<string> {
  const workers = new AggregatorRegistry()
  return () => workers.clusterMetrics()
}
