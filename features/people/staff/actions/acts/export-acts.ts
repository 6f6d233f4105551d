import type { Db } from '@hojip/db'
import { csvLine, exactDigits } from '@hojip/platform/csv'
import { csvAnswer, type PlainAnswer } from '@hojip/platform/http'
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

function lineOf(act: Act, locale: Locale): string {
  const { before, after } = changeOf(act, locale)
  const cells: Record<(typeof columns)[number], string> = {
    time: act.time,
    person: act.name,
    shop: act.shopName ?? '',
    what: sentenceText(act, locale),
    details: detailsOf(act, locale).join(' · '),
    before: exactDigits(before),
    after: exactDigits(after),
    outcome: sentenceTexts[locale].outcomes[act.outcome],
    reason: act.reason ?? '',
    network: act.ip,
    act: act.act,
    id: act.pkId,
  }
  return csvLine(columns.map((column) => cells[column]))
}

/** Reads in batches, each continuing after the one before, so that three years need no more memory than a day. */
async function* linesOf(db: Db, scope: ActScope, wish: Narrowing, locale: Locale): AsyncGenerator<string> {
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
): Promise<PlainAnswer> {
  const { columns: names } = sentenceTexts[locale]
  return csvAnswer({
    fileName: `hojip-acts-${mallDay(nowMs)}.csv`,
    head: columns.map((column) => names[column]),
    lines: linesOf(db, scope, wish, locale),
  })
}
