import type { Tools } from '@hojip/db'
import { readMallFacts } from '@hojip/health'
import { readQueueSums } from '@hojip/sale-queues'
import type { Config } from '../config.ts'
import type { Figures } from './figures.ts'
import type { PoolCounts } from './figures/database.ts'
import type { Line } from '@hojip/platform/workers'
import { serveFigures } from './serve-figures.ts'
import { answerFigures } from './show-workers-figures.ts'

interface Running {
  config: Config
  tools: Tools
  figures: Figures
  sockets: { size: () => number } | undefined
  pool: PoolCounts | undefined
  /** To the primary, in one of several processes. */
  line?: Line | undefined
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
  line,
}: Running): Promise<() => Promise<void>> {
  const onFault = (error: unknown) => tools.log.warn('metrics.not-read', { error })
  const read = async () => {
    const [facts, sales] = await Promise.all([
      readMallFacts(tools, config.ARCHIVE_MONTHS),
      readQueueSums(tools.db),
    ])
    return { ...facts, sales }
  }
  figures.mall({ read, onFault })
  const { reads } = tools
  if (reads?.hasReplica) figures.replica({ lagSeconds: reads.lagSeconds, onFault })
  if (sockets) figures.sockets(sockets.size)
  if (pool) figures.database.pool(pool)
  if (line) {
    answerFigures(line, figures.json)
    return async () => undefined
  }
  const { METRICS_PORT: port = 0, METRICS_HOST: host, METRICS_TOKEN: token } = config
  return serveFigures({ host, port, token, read: figures.text, onFault })
}
