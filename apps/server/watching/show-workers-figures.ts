import type { Log } from '@hojip/platform/log'
import type { Line, Member } from '@hojip/platform/workers'
import type { Config } from '../config.ts'
import { serveFigures } from './serve-figures.ts'

type Wanted = Pick<Config, 'METRICS_HOST' | 'METRICS_PORT' | 'METRICS_TOKEN'>

const topic = 'figures'
/** Prometheus waits ten seconds; a worker that does not answer may be one that hangs. */
const withinMs = 2_000

/** In a worker: answers the primary. */
export function answerFigures(line: Line, read: () => Promise<unknown>): void {
  line.answer(topic, read)
}

async function askAll(workers: readonly Member[]): Promise<Map<Member, unknown>> {
  const ask = async (worker: Member) =>
    [worker, await worker.line.ask(topic, undefined, withinMs).catch(() => undefined)] as const
  return new Map(await Promise.all(workers.map(ask)))
}

/**
 * For the primary of several processes: serves the figures of all its workers on the port of the figures, where one is
 * configured.
 * @param workers those that are up
 * @returns ends it
 */
export async function showWorkersFigures(
  config: Wanted,
  log: Log,
  workers: () => readonly Member[],
): Promise<() => Promise<void>> {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = config
  if (port === undefined) return async () => undefined
  const { figuresOfWorkers } = await import('./figures.ts')
  const onFault = (error: unknown) => log.warn('metrics.not-read', { error })
  return serveFigures({ host, port, token, read: figuresOfWorkers(() => askAll(workers())), onFault })
}
