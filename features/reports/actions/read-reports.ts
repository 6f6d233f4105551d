import type { Db } from '@hojip/db'
import { shapes, type ParsedInputOf, type Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import type { ReceivedReport, Report, ReportsCalls } from '../contract.ts'
import { ownReports, reportPage, type ReceivedRow, type ReportRow } from '../store.ts'

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

function receivedView(row: ReceivedRow, locale: Locale): ReceivedReport {
  return {
    ...reportView(row, locale),
    userName: row.userName ?? '',
    targetPath: row.targetPath,
    openReports: row.openReports,
    remark: row.remark ?? '',
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
  const found = await ownReports(db, viewer, shapes.slice(input))
  return shapes.page(
    found.rows.map((row) => reportView(row, locale)),
    found.total,
    input,
  )
}

export async function listReports(db: Db, input: Asked<'POST /sysConsole/queryReports'>, locale: Locale) {
  const { rows, total, open } = await reportPage(db, input.filter, shapes.slice(input))
  const list = rows.map((row) => receivedView(row, locale))
  return { ...shapes.page(list, total, input), open }
}
