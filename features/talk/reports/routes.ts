import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { decideReport } from './actions/decide-report.ts'
import { listOwnReports, listReports } from './actions/read-reports.ts'
import { saveReport } from './actions/save-report.ts'
import type { ReportsOptions } from './actions/tools.ts'
import { answerMeasure, endMeasure, listMeasures } from './actions/measures.ts'
import { reportsCalls } from './contract.ts'

export function reportsRoutes(tools: Tools, options: ReportsOptions): Bound[] {
  const { db } = tools
  return bind(reportsCalls, {
    'POST /sysReport/save': (input, { viewer, idempotencyKey }) =>
      saveReport({ ...tools, ...options }, viewer, input, idempotencyKey),
    'POST /sysReport/queryByUserId': (input, { viewer, locale }) => listOwnReports(db, viewer, input, locale),
    'POST /sysConsole/queryReports': (input, { locale }) => listReports(db, input, locale),
    'POST /sysConsole/handleReport': (input, { viewer, note }) => {
      note?.({ subject: { report: input.decision, measure: input.measure } })
      return decideReport({ ...tools, ...options }, viewer, input)
    },
    'POST /sysConsole/closeMeasure': (input, { viewer, note }) => {
      note?.({ subject: { outcome: input.outcome, reason: input.remark } })
      return endMeasure({ ...tools, ...options }, viewer, input)
    },
    'POST /bizConsole/queryMeasures': (input, { viewer, locale }) => listMeasures(db, viewer, input, locale),
    'POST /bizConsole/answerMeasure': (input, { viewer }) => answerMeasure(tools, viewer, input),
  })
}
