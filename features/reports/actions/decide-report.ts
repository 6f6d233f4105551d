import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ReportsCalls, ReportsEvents } from '../contract.ts'
import { reportsRefusals as r } from '../refusals.ts'
import { addDecision } from '../store.ts'

type Decide = ParsedInputOf<ReportsCalls['POST /sysConsole/handleReport']>

/** Stores the mall's decision with who made it and when, and tells the reporter. */
export function decideReport(
  { db, clock, jobs }: Tools,
  viewer: Viewer,
  { pkId, decision, remark }: Decide,
): Promise<null | Refusal<'reports/decidedAlready' | 'reports/reportGone'>> {
  return inTransaction(db, async (tx) => {
    const at = new Date(clock.nowMs())
    const decided = await addDecision(tx, viewer, { id: pkId, decision, remark, at })
    if (decided === 'gone') return refuse(r.reportGone)
    if (decided === 'decided') return refuse(r.decidedAlready)
    const { userId, ...target } = decided
    if (userId === null) return null
    const told = { reportId: pkId, userId, ...target, decision }
    await jobs.emit(tx, 'reports/decided', told satisfies ReportsEvents['reports/decided'])
    return null
  })
}
