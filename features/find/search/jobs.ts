import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { countWords } from './actions/count-words.ts'
import { deleteSearches } from './actions/own-searches.ts'
import { clearFeed } from './store/index-rows.ts'
import { refreshChanged, refreshFaded } from './actions/refresh-standings.ts'
import { feedStoredMs } from './engine/product-memory.ts'

/**
 * Registers what keeps the search: the dictionary, once a minute when the catalogue has changed; the standing of products
 * that sold out or came back, every minute, and of those that are no longer new, every night. Closed accounts lose their
 * searches.
 */
export function searchJobs({ jobs, db }: Pick<Tools, 'jobs' | 'db'>): void {
  jobs.byClock('search.count-words', { cron: '* * * * *', zone: mallZone }, async () => {
    await countWords(db)
  })
  jobs.byClock('search.refresh-changed', { cron: '* * * * *', zone: mallZone }, () => refreshChanged(db))
  jobs.byClock('search.refresh-faded', { cron: '20 4 * * *', zone: mallZone }, () => refreshFaded(db))
  jobs.byClock('search.clear-feed', { cron: '40 * * * *', zone: mallZone }, () => clearFeed(db, feedStoredMs))
  jobs.on('accounts/closed', 'search', async (closed) => {
    await deleteSearches(db, closed)
  })
}
