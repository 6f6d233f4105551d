import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { compareAllProducts, compareProducts } from './actions/compare-products.ts'
import { forgetUser } from './actions/forget-user.ts'

/** Registers the comparison of prices and stock, once a minute and nightly of all, and the handler of closed accounts. */
export function favouritesJobs(tools: Tools): void {
  tools.jobs.byClock('favourites.compare', { cron: '* * * * *', zone: mallZone }, () =>
    compareProducts(tools),
  )
  tools.jobs.byClock('favourites.compare-all', { cron: '40 4 * * *', zone: mallZone }, () =>
    compareAllProducts(tools),
  )
  tools.jobs.on('accounts/closed', 'favourites', (closed) => forgetUser(tools, closed), {
    formerly: 'accounts.closed',
  })
}
