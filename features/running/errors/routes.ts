import type { Clock } from '@hojip/platform/clock'
import { bind, type Bound } from '@hojip/platform/http'
import type { Log } from '@hojip/platform/log'
import { createErrorLog } from './actions/log-error.ts'
import { errorsCalls } from './contract.ts'

export function errorsRoutes(tools: { clock: Clock; log: Log }): Bound[] {
  const logError = createErrorLog(tools)
  return bind(errorsCalls, {
    'POST /sysError/report': async (report) => {
      logError(report)
      return null
    },
  })
}
