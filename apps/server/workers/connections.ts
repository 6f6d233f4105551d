import { connectionsAllowed } from '@hojip/platform/db'
import type { Log } from '@hojip/platform/log'
import type { Config } from '../config.ts'

/**
 * Warns when the processes of this machine alone may want more connections than PostgreSQL allows: the last ones to ask
 * would be refused, in the busiest hour. A worker that is replaced has its pool until it ends.
 */
export async function warnOfConnections(
  { workers, DATABASE_POOL: pool }: Pick<Config, 'workers' | 'DATABASE_POOL'>,
  url: string,
  log: Log,
): Promise<void> {
  const allowed = await connectionsAllowed(url).catch(() => Infinity)
  const wanted = pool * (workers > 1 ? workers + 1 : 1)
  if (wanted <= allowed) return
  const why = 'lower DATABASE_POOL or WORKERS, raise max_connections, or put a pooler in between'
  log.warn('db.too-many-connections', { workers, pool, wanted, allowed, why })
}
