import type { Db, Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { shapes, type ParsedInputOf, type Viewer } from '@hojip/platform/http'
import { textIn, type Locale, type LocalText } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { wireTime } from '@hojip/platform/mall-time'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { claimUploads, type ClaimReason } from '@hojip/uploads'
import type { Measure, ReportsCalls, ReportsEvents } from '../contract.ts'
import { reportsRefusals as r } from '../refusals.ts'
import { mostPictures } from '../rules/limits.ts'
import type { TargetType } from '../rules/reasons.ts'
import {
  addAnswer,
  closeMeasure,
  insertMeasure,
  shopMeasures,
  storeBack,
  type Closed,
  type MeasureKind,
  type MeasureRow,
} from '../store/measures.ts'
import type { ReportsTools } from './tools.ts'

type Asked<K extends keyof ReportsCalls> = ParsedInputOf<ReportsCalls[K]>

export function measureView(row: MeasureRow): Measure {
  return {
    pkId: row.id,
    kind: row.kind,
    isOfShop: row.isOfShop,
    told: row.told,
    gmtCreate: wireTime(row.at.getTime()),
    answer: row.answer,
    files: row.pictures,
    answerTime: row.answeredAt && wireTime(row.answeredAt.getTime()),
    outcome: row.outcome,
    outcomeWords: row.outcomeWords ?? '',
    isBack: row.isBack,
  }
}

interface Wanted {
  reportId: string
  targetType: TargetType
  targetId: string
  targetName: LocalText | string
  kind: MeasureKind
  told: string
  at: Date
}

function tellAuthor({ emit }: Tools['jobs'], tx: Tx, told: ReportsEvents['reports/authorTold']) {
  return emit(tx, 'reports/authorTold', told)
}

/** Who got a notice that the mall acts on a report learns that it no longer does. */
async function tellReporter(jobs: Tools['jobs'], tx: Tx, { reportId, reporterId, targetName }: Closed) {
  if (reporterId === null) return
  const lifted = { reportId, userId: reporterId, targetName } satisfies ReportsEvents['reports/lifted']
  await jobs.emit(tx, 'reports/lifted', lifted)
}

/** Does what follows an upheld report, and tells whom it concerns. What is taken down is not taken down twice. */
export async function takeMeasure(
  tx: Tx,
  { measures, jobs }: Pick<ReportsTools, 'measures' | 'jobs'>,
  viewer: Viewer,
  wanted: Wanted,
): Promise<Refusal<'reports/noSuchMeasure'> | undefined> {
  const { kind, targetType, targetId, at } = wanted
  const concerned = await measures[targetType]?.[kind]?.(tx, targetId, at)
  if (concerned === undefined) return refuse(r.noSuchMeasure)
  const { reportId, told, targetName } = wanted
  const id = newId()
  await insertMeasure(tx, { id, reportId, concerned, kind, told, at, operatorId: viewer.userId })
  if ('authorId' in concerned && concerned.authorId !== null)
    await tellAuthor(jobs, tx, { measureId: id, userId: concerned.authorId, targetName, told, isBack: false })
  return undefined
}

export async function listMeasures(
  db: Db,
  viewer: Viewer,
  input: Asked<'POST /bizConsole/queryMeasures'>,
  locale: Locale,
) {
  const { rows, total, waiting } = await shopMeasures(db, viewer, input)
  const list = rows.map((row) => ({
    ...measureView(row),
    targetType: row.targetType,
    targetId: row.targetId,
    targetName: typeof row.targetName === 'string' ? row.targetName : textIn(row.targetName, locale),
  }))
  return { ...shapes.page(list, total, input), waiting }
}

/** The shop's one answer to a measure. */
export function answerMeasure(
  { db, clock }: Tools,
  viewer: Viewer,
  { pkId, content, files }: Asked<'POST /bizConsole/answerMeasure'>,
): Promise<null | Refusal<ClaimReason | 'reports/answeredAlready' | 'reports/measureGone'>> {
  return inTransaction(db, async (tx) => {
    const pictures = await claimUploads(tx, viewer.userId, files, 'evidence', mostPictures)
    if (isRefusal(pictures)) return pictures
    const at = new Date(clock.nowMs())
    const problem = await addAnswer(tx, viewer, {
      id: pkId,
      content,
      pictures: pictures.map(({ url }) => url),
      at,
    })
    if (problem === 'gone') return refuse(r.measureGone)
    return problem === 'done' ? refuse(r.answeredAlready) : null
  })
}

/**
 * An operator lifts a measure, or keeps it after the shop's answer, and learns whether what was taken down is back. Its
 * author is notified only then.
 */
export function endMeasure(
  { db, clock, measures, jobs }: ReportsTools,
  viewer: Viewer,
  { pkId, outcome, remark }: Asked<'POST /sysConsole/closeMeasure'>,
): Promise<{ isBack: boolean | null } | Refusal<'reports/measureGone' | 'reports/decidedAlready'>> {
  return inTransaction(db, async (tx) => {
    const at = new Date(clock.nowMs())
    const closed = await closeMeasure(tx, viewer, { id: pkId, outcome, words: remark, at })
    if (closed === 'gone') return refuse(r.measureGone)
    if (closed === 'done') return refuse(r.decidedAlready)
    const { kind, targetType, targetId, targetName, authorId: userId } = closed
    if (outcome !== 'lifted') return { isBack: null }
    await tellReporter(jobs, tx, closed)
    if (kind !== 'takeDown') return { isBack: null }
    const isBack = (await measures[targetType]?.lift?.(tx, targetId)) ?? false
    await storeBack(tx, pkId, isBack)
    if (isBack && userId !== null)
      await tellAuthor(jobs, tx, { measureId: pkId, userId, targetName, told: remark, isBack: true })
    return { isBack }
  })
}
