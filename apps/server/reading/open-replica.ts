import type { Reads, Tables } from '@hojip/db'
import type { Database } from '@hojip/platform/db'
import type { Log } from '@hojip/platform/log'
import type { Meters } from '@hojip/platform/meters'
import { openReads } from '@hojip/platform/replica'
import type { Config } from '../config.ts'

interface ReplicaTools {
  config: Config
  primary: Database<Tables>
  log: Log
  meters?: Meters
  /** For tests. */
  mostLagMs?: number
}

/** The replica of the configuration, which need not be there yet; undefined when it names none. */
export function openReplica({ config, meters, ...tools }: ReplicaTools): Reads | undefined {
  const { DATABASE_READ_URL: url, DATABASE_POOL: max } = config
  return url === undefined
    ? undefined
    : openReads({ ...tools, url, max, ...(meters && { onStatement: meters.statement }) })
}
