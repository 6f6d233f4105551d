import type { Db } from '@hojip/db'
import type { Clock } from '@hojip/platform/clock'

export interface FeedsTools {
  db: Db
  clock: Clock
  /** The address of the mall, without a slash at its end. */
  publicUrl: string
}
