import { migrate, refuseOlder } from '@hojip/db/migrate'
import type { Log } from '@hojip/platform/log'
import type { Config } from '../config.ts'

/** Brings the database to this version, or, where that is done by `npm run migrate`, refuses one that is older. */
export function keepUpToDate(url: string, { MIGRATE }: Pick<Config, 'MIGRATE'>, log: Log): Promise<void> {
  if (MIGRATE === 'off') return refuseOlder(url)
  return migrate(url, undefined, {
    onBusy: (why, pauseMs) => log.warn('db.migration-waits', { why, pauseMs }),
  })
}
