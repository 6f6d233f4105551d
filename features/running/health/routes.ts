import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { createReadHealth } from './actions/read-health.ts'
import { retryJobs } from './actions/retry-jobs.ts'
import { healthCalls } from './contract.ts'

/** @param isBackedUp whether the mall makes backups by the clock */
export function healthRoutes(tools: Tools, { isBackedUp = false } = {}): Bound[] {
  const readHealth = createReadHealth({ ...tools, isBackedUp })
  return bind(healthCalls, {
    'POST /sysConsole/queryHealth': ({ period }) => readHealth(period),
    'POST /sysConsole/retryJobs': (asked, { note }) => retryJobs(tools, asked, note),
  })
}
