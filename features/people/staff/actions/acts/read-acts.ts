import type { Db } from '@hojip/db'
import { firstIdAt } from '@hojip/platform/id-times'
import { isLocale, textIn, type Locale, type LocalText } from '@hojip/platform/i18n'
import { dayAfter, midnightOf, wireTime } from '@hojip/platform/mall-time'
import { dayMs } from '@hojip/platform/clock'
import type { Act, ActFacts, FoundActs, Narrowing } from '../../contract/act-calls.ts'
import { actOf, actsOf, callsOf } from '../../rules/acts/acts.ts'
import { findActs, peopleOf, type ActRow, type ActScope, type ActSearch } from '../../store/acts.ts'

/** Ids contain the time of the process, rows that of the database. */
const clocksApartMs = dayMs

/** The search of the store for what a caller asks. */
export function searchOf(scope: ActScope, { userId, kind, from, to, words }: Narrowing): ActSearch {
  const times = { from: from && midnightOf(from), to: to && midnightOf(dayAfter(to)) }
  const hasPeriod = times.from || times.to
  const bound = (time: Date | undefined | '', add: number, otherwise: string) =>
    time ? firstIdAt(time.getTime() + add) : otherwise
  return {
    scope,
    userId,
    words: words || undefined,
    limit: 0,
    calls: kind && actsOf(kind).flatMap(callsOf),
    times: { from: times.from || undefined, to: times.to || undefined },
    ids: hasPeriod
      ? {
          from: bound(times.from, -clocksApartMs, '00000000-0000-0000-0000-000000000000'),
          to: bound(times.to, clocksApartMs, 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
        }
      : undefined,
  }
}

function isLocalText(value: object): value is LocalText {
  return Object.keys(value).length > 0 && Object.keys(value).every(isLocale)
}

function factOf(value: unknown, locale: Locale): ActFacts[string] {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'object' && value !== null)
    return isLocalText(value) ? textIn(value, locale) : JSON.stringify(value)
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value ?? '')
}

function factsOf(facts: Record<string, unknown> | null, locale: Locale): ActFacts {
  return Object.fromEntries(Object.entries(facts ?? {}).map(([name, one]) => [name, factOf(one, locale)]))
}

/** What somebody wrote, where the handler noted nothing: the texts of the input that describe the act. */
const tellingInputs = ['content', 'reason', 'remark', 'note', 'answer', 'name', 'number', 'day', 'from', 'to']

function fromInput(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(tellingInputs.filter((name) => input[name]).map((name) => [name, input[name]]))
}

export function shownAct(row: ActRow, locale: Locale): Act {
  const { subject, refusal_text: refusal } = row
  return {
    pkId: row.id,
    userId: row.user_id,
    name: row.name,
    shopId: row.shop_id,
    shopName: row.shop_name && textIn(row.shop_name, locale),
    act: actOf(row.call),
    subject: factsOf({ ...fromInput(row.input), ...subject }, locale),
    before: factsOf(row.before, locale),
    after: factsOf(row.after, locale),
    outcome: row.outcome ?? (row.is_new ? 'underWay' : 'unknown'),
    reason: refusal && textIn(refusal, locale),
    ip: row.ip,
    time: wireTime(row.at.getTime()),
  }
}

type Question = Narrowing & { after?: string | undefined; pageSize: number }

/** One page of the acts in the scope, newest first, and on the first page who acted. */
export async function listActs(
  db: Db,
  scope: ActScope,
  { after, pageSize, ...narrowing }: Question,
  locale: Locale,
): Promise<FoundActs> {
  const isFirst = after === undefined && scope !== 'all'
  const [{ rows, next }, people] = await Promise.all([
    findActs(db, { ...searchOf(scope, narrowing), after, limit: pageSize }),
    isFirst ? peopleOf(db, scope) : [],
  ])
  return { list: rows.map((row) => shownAct(row, locale)), next, people }
}
