import type { Clock } from '@hojip/platform/clock'
import type { Jobs } from '@hojip/platform/jobs'
import type { Log } from '@hojip/platform/log'
import type { Reads as ReadsOf } from '@hojip/platform/replica'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './types.ts'

export type { Tables } from './types.ts'

/** The mall's database, or one transaction of it: a store function takes either. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/** Where named paths read what they only read: see `platform/replica`. */
export type Reads = ReadsOf<Tables>

/** What every action needs. */
export interface Tools {
  db: Db
  clock: Clock
  jobs: Jobs
  log: Log
  /** Left out, everything is read from `db`. */
  reads?: Reads
}
