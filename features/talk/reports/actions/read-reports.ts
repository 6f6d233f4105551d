import type { Db } from '@hojip/db'
import { shapes, type ParsedInputOf, type Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import type { ReceivedReport, Report, ReportsCalls } from '../contract.ts'
import { measuresOf, type MeasureRow } from '../store/measures.ts'
import { measureView } from './measures.ts'
import { ownReports, reportPage, type ReceivedRow, type ReportRow } from '../store/reports.ts'

type Asked<K extends keyof ReportsCalls> = ParsedInputOf<ReportsCalls[K]>

function reportView(row: ReportRow, locale: Locale): Report {
  return {
    pkId: row.id,
    targetType: row.targetType,
    targetId: row.targetId,
    targetName: typeof row.targetName === 'string' ? row.targetName : textIn(row.targetName, locale),
    reasonType: row.reason,
    content: row.content,
    files: row.pictures,
    gmtCreate: wireTime(row.createdAt.getTime()),
    decision: row.decision,
  }
}

function receivedView(row: ReceivedRow, locale: Locale, measure: MeasureRow | undefined): ReceivedReport {
  return {
    ...reportView(row, locale),
    userName: row.userName ?? '',
    targetPath: row.targetPath,
    openReports: row.openReports,
    remark: row.remark ?? '',
    measure: measure ? measureView(measure) : null,
    decidedBy: row.decidedBy,
    decidedTime: row.decidedAt && wireTime(row.decidedAt.getTime()),
  }
}

export async function listOwnReports(
  db: Db,
  viewer: Viewer,
  input: Asked<'POST /sysReport/queryByUserId'>,
  locale: Locale,
) {
  const found = await ownReports(db, viewer, input)
  return shapes.page(
    found.rows.map((row) => reportView(row, locale)),
    found.total,
    input,
  )
}

export async function listReports(db: Db, input: Asked<'POST /sysConsole/queryReports'>, locale: Locale) {
  const { rows, total, open, answered } = await reportPage(db, input.filter, input)
  const measures = await measuresOf(
    db,
    rows.map(({ id }) => id),
  )
  const list = rows.map((row) => receivedView(row, locale, measures.get(row.id)))
  return { ...shapes.page(list, total, input), open, answered }
}
