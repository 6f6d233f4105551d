import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { mallZone } from '@hojip/platform/mall-time'
import { endFormerPrices } from './store/price-log.ts'
import { bumpCatalogVersion } from './store/version.ts'

/** Registers the job that ends struck-through prices when their time is over. */
export function catalogJobs({ jobs, db }: Pick<Tools, 'jobs' | 'db'>): void {
  jobs.byClock('catalog.end-former-prices', { cron: '*/10 * * * *', zone: mallZone }, () =>
    inTransaction(db, async (tx) => {
      if (await endFormerPrices(tx)) await bumpCatalogVersion(tx)
    }),
  )
}
