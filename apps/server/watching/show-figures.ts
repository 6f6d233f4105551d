import cluster from 'node:cluster'
import type { Tools } from '@hojip/db'
import { readMallFacts } from '@hojip/health'
import type { Config } from '../config.ts'
import type { Figures } from './figures.ts'
import type { PoolCounts } from './figures/database.ts'
import { serveFigures } from './serve-figures.ts'

interface Running {
  config: Config
  tools: Tools
  figures: Figures
  sockets: { size: () => number } | undefined
  pool: PoolCounts | undefined
}

/**
 * Serves the figures on their own port. Of several processes on a machine the workers answer their primary, which serves those of
 * all.
 * @returns ends it
 */
export async function showFigures({
  config,
  tools,
  figures,
  sockets,
  pool,
}: Running): Promise<() => Promise<void>> {
  const onFault = (error: unknown) => tools.log.warn('metrics.not-read', { error })
  figures.mall({ read: () => readMallFacts(tools), onFault })
  const { reads } = tools
  if (reads?.hasReplica) figures.replica({ lagSeconds: reads.lagSeconds, onFault })
  if (sockets) figures.sockets(sockets.size)
  if (pool) figures.database.pool(pool)
  if (cluster.isWorker) {
    figures.answerPrimary()
    return async () => undefined
  }
  const { METRICS_PORT: port = 0, METRICS_HOST: host, METRICS_TOKEN: token } = config
  return serveFigures({ host, port, token, read: figures.text, onFault })
}
