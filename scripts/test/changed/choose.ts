import { chooseJourneys } from './journeys.ts'
import { homeOf, reachOf } from './survey/reach.ts'
import { changeOfEverything, startsOf, type Starts } from './starts.ts'
import type { Survey } from './survey/survey.ts'

/** Why a test file is looked at, the most urgent first. */
export const reasons = ['changed', 'own', 'table', 'mall', 'near', 'far'] as const
export type Reason = (typeof reasons)[number]

/** Why a test file that a change reaches is not run. */
export type Hindrance = 'long' | 'time' | 'journey'

export interface Wish {
  changed: readonly string[]
  /** Parts of paths, as for `npm test -- features/trade/cart`; without any, all files. */
  filters?: readonly string[]
  /** How long a test file takes. */
  secondsOf: (file: string) => number
}

export interface Choice {
  /** The changed file that every test depends on; then nothing is chosen, since all run. */
  everything?: string | undefined
  tests: { file: string; reason: Reason }[]
  journeys: string[]
  left: { file: string; why: Hindrance }[]
  /** How long the run takes, roughly, on two quiet cores. */
  seconds: number
}

/** What a run takes before and beside its tests: reading the tree, starting Vitest and a database. */
const secondsToStart = 12
/** Building the sites, starting a mall, and one round of journeys. */
const secondsOfJourneys = 50
const workers = 2
const mostSeconds = 110

/** Chance, heavy load, proxies before a mall, and every page: they find little that the everyday tests of the same room do not. */
const long = /\.torture\.test\.ts$|\/fuzz[^/]*\.test\.ts$|\/proxies\/|^bench\/|^e2e\/pages\/every-/

function isLong(file: string): boolean {
  return long.test(file)
}

/** They try every call of every room: who may make it, and with which inputs. */
const checksOfMall = /^apps\/server\/(security|wiring)\//

/** Most of the mall depends on these, so a limit would leave out what notices a fault. */
const foundations = /^(platform\/|db\/(?!migrations\/|functions\/|schema\.sql$|types\.ts$))/

/**
 * The test files that the changed files can reach, by imports and by tables, as far as they fit into two minutes. A test
 * that does not load a changed file cannot notice it, so the imports decide what may be run at all; how near a test is, and
 * whether it has to do with the same tables, decides what is run first.
 */
export function chooseTests(survey: Survey, { changed, filters = [], secondsOf }: Wish): Choice {
  const everything = changeOfEverything(changed)
  if (everything) return { everything, tests: [], journeys: [], left: [], seconds: 0 }
  const isWanted = (file: string) => filters.length === 0 || filters.some((part) => file.includes(part))
  const starts = startsOf(survey, changed)
  const away = reachOf(survey.users, starts.files)
  const { journeys, others } = chooseJourneys(survey, changed, away, { isWanted, isLong })
  const reached = survey.tests.filter(isWanted).flatMap((file) => {
    const reason = reasonFor(survey, changed, starts, away, file)
    return reason ? [{ file, reason, away: away.get(file) ?? 0, seconds: secondsOf(file) }] : []
  })
  reached.sort(
    (a, b) =>
      reasons.indexOf(a.reason) - reasons.indexOf(b.reason) || a.away - b.away || a.seconds - b.seconds,
  )
  const fixed = secondsToStart + (journeys.length > 0 ? secondsOfJourneys : 0)
  const isBelowAll = changed.some((path) => foundations.test(path))
  const { tests, left, seconds } = asMuchAs(isBelowAll ? Infinity : (mostSeconds - fixed) * workers, reached)
  for (const file of others) left.push({ file, why: isLong(file) ? 'long' : 'journey' })
  return { tests, journeys, left, seconds: Math.ceil(fixed + seconds / workers) }
}

/** The first of the files that take no longer than `most`; those of the changed rooms in any case. */
function asMuchAs(most: number, reached: { file: string; reason: Reason; seconds: number }[]) {
  const tests: Choice['tests'] = []
  const left: Choice['left'] = []
  let used = 0
  for (const { file, reason, seconds } of reached) {
    const isUrgent = reason === 'changed' || reason === 'own'
    if (reason !== 'changed' && isLong(file)) left.push({ file, why: 'long' })
    else if (!isUrgent && used + seconds > most) left.push({ file, why: 'time' })
    else {
      tests.push({ file, reason })
      used += seconds
    }
  }
  return { tests, left, seconds: used }
}

function reasonFor(
  survey: Survey,
  changed: readonly string[],
  { homes, tables }: Starts,
  away: Map<string, number>,
  file: string,
): Reason | undefined {
  if (changed.includes(file)) return 'changed'
  const home = homeOf(file)
  if (homes.has(home)) return 'own'
  const distance = away.get(file)
  if (distance === undefined) return undefined
  if (changed.some((path) => homeOf(path) === home)) return 'own'
  if (!survey.tablesBelow(file).named.isDisjointFrom(tables)) return 'table'
  if (checksOfMall.test(file)) return 'mall'
  return distance <= 1 ? 'near' : 'far'
}
