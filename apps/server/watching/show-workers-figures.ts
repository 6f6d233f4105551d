import type { Log } from '@hojip/platform/log'
import type { Config } from '../config.ts'
import { serveFigures } from './serve-figures.ts'

type Wanted = Pick<Config, 'METRICS_HOST' | 'METRICS_PORT' | 'METRICS_TOKEN'>

/**
 * For the primary of several processes: serves the figures of all its workers on the port of the figures, where one is
 * configured.
 * @returns ends it
 */
export async function showWorkersFigures(config: Wanted, log: Log): Promise<() => Promise<void>> {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = config
  if (port === undefined) return async () => undefined
  const { figuresOfWorkers } = await import('./figures.ts')
  const onFault = (error: unknown) => log.warn('metrics.not-read', { error })
  return serveFigures({ host, port, token, read: figuresOfWorkers(), onFault })
}
