import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { productIdsByHandle } from '@hojip/catalog'
import { fileReasons, UnreadableFile } from '@hojip/catalog/files'
import type { Tools, Tx } from '@hojip/db'
import { addRemotePictures, remoteRefOf } from '@hojip/pictures'
import { inTransaction } from '@hojip/platform/db'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { readLines } from '../import/lines.ts'
import { importReasons } from '../import/reasons.ts'
import { localeOfText, readRow, type CommentRow } from '../import/row.ts'
import { onesAreDefaults, scoreOf } from '../rules/score.ts'
import { withCountedTimes, type CountTimes } from '../store/counted-times.ts'
import { putComments, type CommentInput } from './put-comments.ts'

export interface CommentsReport {
  rows: number
  added: number
  /** Comments that were stored already. */
  known: number
  /** Comments, new or known, whose stars mean nothing and that have no score. */
  unrated: number
  refused: number
  /** The first hundred. */
  refusals: { line: number; reason: Refusal }[]
  seconds: number
}

interface Read {
  line: number
  row: CommentRow
}

interface Numbered extends Read {
  sourceHash: string
}

const batchRows = 500
const mostRefusals = 100

async function countStars(file: string, nowMs: number): Promise<Map<number, number>> {
  const stars = new Map<number, number>()
  for await (const line of readLines(file)) {
    const row = line.text === '' ? undefined : readRow(line, nowMs)
    if (row && !isRefusal(row) && row.star !== undefined) stars.set(row.star, (stars.get(row.star) ?? 0) + 1)
  }
  return stars
}

function hashOf({ handle, content, at, author = '' }: CommentRow): string {
  return createHash('sha256')
    .update(JSON.stringify([handle, content, at.getTime(), author]))
    .digest('base64url')
    .slice(0, 22)
}

/** The same words twice are two comments. Their hash includes the ordinal, so that the next import finds both again. */
async function numbered(rows: readonly Read[], countTimes: CountTimes): Promise<Numbered[]> {
  const hashes = rows.map(({ row }) => hashOf(row))
  const times = await countTimes(hashes)
  return rows.map((one, i) => ({ ...one, sourceHash: `${hashes[i]}-${times[i]}` }))
}

function inputOf({ row, sourceHash }: Numbered, goodsId: string, score: number | null): CommentInput {
  const locale = localeOfText(row.content)
  return {
    goodsId,
    author: row.author ?? '***',
    isAnonymous: row.author === undefined,
    score,
    content: row.content,
    pictures: row.pictures.flatMap((url) => remoteRefOf(url) ?? []),
    createdAt: row.at,
    sourceHash,
    ...(locale ? { locale } : {}),
  }
}

/** Writes rows whose product is known; returns the others with the reason. */
async function writeRows(tx: Tx, rows: readonly Numbered[], onesSayNothing: boolean) {
  const byHandle = await productIdsByHandle(tx, [...new Set(rows.map(({ row }) => row.handle))])
  const bad: { line: number; reason: Refusal }[] = []
  const inputs: CommentInput[] = []
  let unrated = 0
  for (const one of rows) {
    const { handle, star } = one.row
    const [id, second] = byHandle.get(handle) ?? []
    if (!id || second) {
      const kind = id ? importReasons.severalProducts : importReasons.noProducts
      bad.push({ line: one.line, reason: refuse(kind, { handle }) })
      continue
    }
    const score = scoreOf(star, onesSayNothing)
    if (score === null) unrated += 1
    inputs.push(inputOf(one, id, score))
  }
  await addRemotePictures(
    tx,
    rows.flatMap(({ row }) => row.pictures),
  )
  return { added: (await putComments(tx, inputs)).length, inputs: inputs.length, unrated, bad }
}

function emptyReport(): CommentsReport {
  return { rows: 0, added: 0, known: 0, unrated: 0, refused: 0, refusals: [], seconds: 0 }
}

function noteRefused(report: CommentsReport, refusal: CommentsReport['refusals'][number]) {
  report.refused += 1
  if (report.refusals.length < mostRefusals) report.refusals.push(refusal)
}

/**
 * Imports comments from a file of JSON lines `{handle, content, star, pictures, at, author?}` to the products that
 * were imported under these handles. Importing the same file again adds nothing. Throws `UnreadableFile` when it
 * cannot be read.
 */
export async function importComments(
  tools: Tools,
  file: string,
  onProgress: (rows: number) => void = () => undefined,
): Promise<CommentsReport> {
  const startedAt = tools.clock.nowMs()
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
  if (!isFile) throw new UnreadableFile([refuse(fileReasons.cannotOpen, { path: file, why: 'no such file' })])
  const onesSayNothing = onesAreDefaults(await countStars(file, startedAt))
  const report = emptyReport()
  await withCountedTimes(tools.db, async (countTimes) => {
    const flush = async (rows: readonly Read[]) => {
      const all = await numbered(rows, countTimes)
      const done = await inTransaction(tools.db, (tx) => writeRows(tx, all, onesSayNothing))
      report.added += done.added
      report.known += done.inputs - done.added
      report.unrated += done.unrated
      for (const one of done.bad) noteRefused(report, one)
      onProgress(report.rows)
    }
    const waiting: Read[] = []
    for await (const line of readLines(file)) {
      if (line.text === '') continue
      report.rows += 1
      const row = readRow(line, startedAt)
      if (isRefusal(row)) noteRefused(report, { line: line.number, reason: row })
      else waiting.push({ line: line.number, row })
      if (waiting.length === batchRows) await flush(waiting.splice(0))
    }
    await flush(waiting)
  })
  report.seconds = (tools.clock.nowMs() - startedAt) / 1_000
  return report
}
