import { Readable } from 'node:stream'
import type { Db } from '@hojip/db'
import { byteOrderMark, csvLine } from '@hojip/platform/csv'
import type { PlainAnswer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { mallDay } from '@hojip/platform/mall-time'
import type { Act, Narrowing } from '../../contract/act-calls.ts'
import { changeOf, detailsOf, sentenceText } from '../../rules/acts/sentences/sentence.ts'
import { sentenceTexts } from '../../rules/acts/sentences/texts.ts'
import { findActs, type ActScope } from '../../store/acts.ts'
import { searchOf, shownAct } from './read-acts.ts'

const batch = 500

const columns = [
  'time',
  'person',
  'shop',
  'what',
  'details',
  'before',
  'after',
  'outcome',
  'reason',
  'network',
  'act',
  'id',
] as const

/** Spreadsheets drop every digit of a number after the fifteenth. A leading tab makes it text. */
function asText(value: string): string {
  return /^\d{12,}$/.test(value) ? `\t${value}` : value
}

function lineOf(act: Act, locale: Locale): string {
  const { before, after } = changeOf(act, locale)
  const cells: Record<(typeof columns)[number], string> = {
    time: act.time,
    person: act.name,
    shop: act.shopName ?? '',
    what: sentenceText(act, locale),
    details: detailsOf(act, locale).join(' · '),
    before: asText(before),
    after: asText(after),
    outcome: sentenceTexts[locale].outcomes[act.outcome],
    reason: act.reason ?? '',
    network: act.ip,
    act: act.act,
    id: act.pkId,
  }
  return csvLine(columns.map((column) => cells[column]))
}

/** Reads in batches, each continuing after the one before, so that three years need no more memory than a day. */
async function* written(db: Db, scope: ActScope, wish: Narrowing, locale: Locale): AsyncGenerator<string> {
  const { columns: names } = sentenceTexts[locale]
  yield byteOrderMark + csvLine(columns.map((column) => names[column]))
  for (let after: string | undefined; ;) {
    const { rows, next } = await findActs(db, { ...searchOf(scope, wish), after, limit: batch })
    if (rows.length > 0) yield rows.map((row) => lineOf(shownAct(row, locale), locale)).join('')
    if (next === null) return
    after = next
  }
}

/** Streams the acts in the scope as CSV, newest first. The export itself is an act of the log. */
export function exportActs(
  db: Db,
  scope: ActScope,
  wish: Narrowing,
  { locale, nowMs }: { locale: Locale; nowMs: number },
): PlainAnswer {
  return {
    statusCode: 200,
    contentType: 'text/csv; charset=utf-8',
    fileName: `hojip-acts-${mallDay(nowMs)}.csv`,
    body: Readable.from(written(db, scope, wish, locale)),
  }
}
