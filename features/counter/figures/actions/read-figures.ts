import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { dayBefore, mallDay, wireTime } from '@hojip/platform/mall-time'
import type { FiguresAnswer, Period } from '../contract.ts'
import { spanOf, type Days } from '../rules/periods.ts'
import { filled, shown, sumOf, type Sums } from '../rules/sums.ts'
import { daysOf, hoursOf } from '../store/read.ts'

type Hours = Awaited<ReturnType<typeof hoursOf>>

function grouped<T>(all: readonly T[], nameOf: (one: T) => string, sumsOf: (one: T) => Sums) {
  const groups = new Map<string, Sums[]>()
  for (const one of all) {
    const group = groups.get(nameOf(one))
    if (group) group.push(sumsOf(one))
    else groups.set(nameOf(one), [sumsOf(one)])
  }
  return groups
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}

function hourNames(day: string): string[] {
  return Array.from({ length: 24 }, (_, hour) => `${day} ${String(hour).padStart(2, '0')}`)
}

function monthOf(day: string): string {
  return day.slice(0, 7)
}

function untilHour(hours: Hours, day: string, hour: number): Sums {
  return sumOf(hours.filter((one) => one.day === day && one.hour < hour).map(({ sums }) => sums))
}

/** A series and its total. */
function series(
  unit: FiguresAnswer['unit'],
  { first, last, all }: Days,
  rows: Awaited<ReturnType<typeof daysOf>>,
  hours: Hours,
) {
  const within = rows.filter(({ day }) => day >= first && day <= last)
  const total = sumOf(within.map(({ sums }) => sums))
  if (unit === 'hour') {
    const byHour = grouped(
      hours,
      ({ day, hour }) => `${day} ${String(hour).padStart(2, '0')}`,
      ({ sums }) => sums,
    )
    return { total, points: filled(hourNames(first), byHour) }
  }
  const nameOf = unit === 'month' ? monthOf : (day: string) => day
  const byName = grouped(
    within,
    ({ day }) => nameOf(day),
    ({ sums }) => sums,
  )
  // The last day of a period is not over: a total with it would be compared with whole days.
  const whole = sumOf(within.filter(({ day }) => day < last).map(({ sums }) => sums))
  return { total: whole, points: filled(unique(all.map(nameOf)), byName) }
}

/** The figures of the caller's shop: two reads of rows that jobs keep. */
export async function readFigures(
  { db, clock }: Pick<Tools, 'clock' | 'db'>,
  { shopId }: Viewer,
  { period }: { period: Period },
): Promise<FiguresAnswer> {
  const nowMs = clock.nowMs()
  const today = mallDay(nowMs)
  const yesterday = dayBefore(today)
  const hour = Number(wireTime(nowMs).slice(11, 13))
  const { unit, days, before } = spanOf(period, today)
  const [rows, hours] = await Promise.all([
    daysOf(db, { shopId: shopId!, first: before.first, last: today }),
    hoursOf(db, { shopId: shopId!, first: yesterday, last: today }),
  ])
  const [now, then] = [series(unit, days, rows, hours), series(unit, before, rows, hours)]
  const yesterdayByHour = shown(untilHour(hours, yesterday, hour))
  return {
    unit,
    points: unit === 'hour' ? now.points.slice(0, hour + 1) : now.points,
    before: then.points,
    totals: shown(now.total),
    totalsBefore: shown(then.total),
    today: shown(sumOf(rows.filter(({ day }) => day === today).map(({ sums }) => sums))),
    todayByHour: shown(untilHour(hours, today, hour)),
    yesterdayByHour,
    hour,
    time: wireTime(nowMs),
  }
}
