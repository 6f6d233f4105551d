import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { mallZone } from '@hojip/platform/mall-time'
import { releaseUploads } from '@hojip/uploads'
import { tagComments } from './actions/tag-comments.ts'
import { forgetAuthor, sumTallies } from './store/change.ts'

/** Registers the room's background work; comments of a closed account stay, but without the author's name. */
export function commentsJobs(tools: Tools): void {
  tools.jobs.byClock('comments.sum-tallies', { cron: '5-59/10 * * * *', zone: mallZone }, () =>
    sumTallies(tools.db),
  )
  tools.jobs.byClock('comments.tag', { cron: '2-59/5 * * * *', zone: mallZone }, () => tagComments(tools.db))
  tools.jobs.on(
    'accounts/closed',
    'comments',
    async ({ userId }) => {
      await inTransaction(tools.db, async (tx) => releaseUploads(tools, tx, await forgetAuthor(tx, userId)))
    },
    { formerly: 'accounts.closed' },
  )
}
