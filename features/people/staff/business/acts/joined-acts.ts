import { dayOfTime } from '@hojip/platform/mall-time'
import type { Act } from '../../contract/act-calls.ts'

/** Acts without a gap from the newest down to `next`, where more may be fetched. */
export interface SeenActs {
  list: readonly Act[]
  next: string | null
}

/** The deeper of two cursors: null is the end, and smaller ids are older. */
function deeper(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return null
  return a < b ? a : b
}

function union(newer: readonly Act[], older: readonly Act[]): Act[] {
  const known = new Set(newer.map(({ pkId }) => pkId))
  return [...newer, ...older.filter(({ pkId }) => !known.has(pkId))]
}

/**
 * What is shown after the first page was fetched again. When so much was added meanwhile that the page does not reach what
 * is shown, the list begins anew: it never has a gap.
 */
export function withFirstPage(shown: SeenActs | undefined, first: SeenActs): SeenActs {
  const [newest] = shown?.list ?? []
  if (!shown) return first
  const hasGap = newest !== undefined && first.next !== null && first.next > newest.pkId
  if (hasGap) return first
  return { list: union(first.list, shown.list), next: deeper(shown.next, first.next) }
}

export function withOlder(shown: SeenActs, older: SeenActs): SeenActs {
  return { list: union(shown.list, older.list), next: older.next }
}

export interface ActDay {
  day: string
  list: Act[]
}

/** Acts, which are sorted by time, by the day of their time. */
export function actsByDay(acts: readonly Act[]): ActDay[] {
  const days: ActDay[] = []
  for (const act of acts) {
    const day = dayOfTime(act.time)
    const last = days.at(-1)
    if (last?.day === day) last.list.push(act)
    else days.push({ day, list: [act] })
  }
  return days
}
