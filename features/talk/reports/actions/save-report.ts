import type { Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import { once } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { claimUploads, type ClaimReason } from '@hojip/uploads'
import type { ReportsCalls } from '../contract.ts'
import { reportsRefusals as r } from '../refusals.ts'
import { mostADay, mostPictures } from '../rules/limits.ts'
import { reasonsOf } from '../rules/reasons.ts'
import { insertReport, picturesOf, reportsSince } from '../store/reports.ts'
import type { ReportsTools } from './tools.ts'
import { dayMs } from '@hojip/platform/clock'

type Save = ParsedInputOf<ReportsCalls['POST /sysReport/save']>
type Reason =
  | ClaimReason
  | 'reports/openAlready'
  | 'reports/targetGone'
  | 'reports/tooMany'
  | 'reports/wrongReason'

async function write(
  tx: Tx,
  { clock, findTarget }: ReportsTools,
  viewer: Viewer,
  report: Save,
): Promise<{ pkId: string } | Refusal<Reason>> {
  const at = new Date(clock.nowMs())
  const target = await findTarget[report.targetType]?.(tx, viewer, report.targetId)
  if (!target) return refuse(r.targetGone)
  if ((await reportsSince(tx, viewer, new Date(at.getTime() - dayMs))) >= mostADay) return refuse(r.tooMany)
  const pictures = await claimUploads(tx, viewer.userId, report.files, 'evidence', mostPictures, {
    alreadyClaimed: await picturesOf(tx, viewer, report),
  })
  if (isRefusal(pictures)) return pictures
  const pkId = newId()
  const isNew = await insertReport(tx, viewer, {
    id: pkId,
    targetType: report.targetType,
    targetId: report.targetId,
    targetName: target.name,
    targetPath: target.path,
    reason: report.reasonType,
    content: report.content,
    pictures: pictures.map(({ url }) => url),
    at,
  })
  return isNew ? { pkId } : refuse(r.openAlready)
}

/**
 * Stores a report on what the reporter can see. A reporter has one open report on a target; a repeat with the same key
 * gets the answer of the first call.
 */
export async function saveReport(
  tools: ReportsTools,
  viewer: Viewer,
  report: Save,
  key: string | undefined,
): Promise<{ pkId: string } | Refusal<Reason | 'idempotency/keyReused'>> {
  if (!reasonsOf[report.targetType].includes(report.reasonType))
    return refuse(r.wrongReason, {}, { fields: [{ field: 'reasonType', problem: '' }] })
  return inTransaction(tools.db, (tx) => {
    const work = () => write(tx, tools, viewer, report)
    if (key === undefined) return work()
    return once(tx, { userId: viewer.userId, call: 'POST /sysReport/save', key, input: report }, work)
  })
}
