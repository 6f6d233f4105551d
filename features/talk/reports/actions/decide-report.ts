import { inTransaction } from '@hojip/platform/db'
import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ReportsCalls, ReportsEvents } from '../contract.ts'
import { reportsRefusals as r } from '../refusals.ts'
import { takeMeasure } from './measures.ts'
import type { ReportsTools } from './tools.ts'
import { addDecision } from '../store/reports.ts'

type Reason =
  | 'reports/decidedAlready'
  | 'reports/noSuchMeasure'
  | 'reports/reportGone'
  | 'reports/toldMissing'
type Decide = ParsedInputOf<ReportsCalls['POST /sysConsole/handleReport']>

/** Stores the mall's decision with who made it and when, and tells the reporter. */
export function decideReport(
  { db, clock, jobs, measures }: ReportsTools,
  viewer: Viewer,
  { pkId, decision, remark, measure, told }: Decide,
): Promise<null | Refusal<Reason>> {
  if (measure !== 'none' && (decision !== 'upheld' || told === ''))
    return Promise.resolve(refuse(r.toldMissing, {}, { fields: [{ field: 'told', problem: '' }] }))
  return inTransaction(db, async (tx) => {
    const at = new Date(clock.nowMs())
    const decided = await addDecision(tx, viewer, { id: pkId, decision, remark, at })
    if (decided === 'gone') return refuse(r.reportGone)
    if (decided === 'decided') return refuse(r.decidedAlready)
    const { userId, ...target } = decided
    if (measure !== 'none') {
      const wanted = { reportId: pkId, ...target, kind: measure, told, at }
      const refusal = await takeMeasure(tx, { measures, jobs }, viewer, wanted)
      if (refusal) return refusal
    }
    if (userId === null) return null
    const decidedEvent = { reportId: pkId, userId, ...target, decision }
    await jobs.emit(tx, 'reports/decided', decidedEvent satisfies ReportsEvents['reports/decided'])
    return null
  })
}
