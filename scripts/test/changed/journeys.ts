import { posix } from 'node:path'
import { isAt, type Page } from './survey/pages.ts'
import type { Survey } from './survey/survey.ts'

/** As many as run at a time: a further one would begin when the first ends. */
const mostJourneys = 3

/**
 * The journeys that changed themselves or import changed test code, and the nearest of those that open a page with
 * changed code: such a journey is named after the room, or contains the page's address.
 */
export function chooseJourneys(
  survey: Survey,
  changed: readonly string[],
  away: Map<string, number>,
  { isWanted, isLong }: { isWanted: (file: string) => boolean; isLong: (file: string) => boolean },
): { journeys: string[]; others: string[] } {
  const all = survey.journeys.filter(isWanted)
  const edited = all.filter((file) => changed.includes(file))
  const pages = changedPages(survey, away)
  const ranked = all
    .filter((file) => !edited.includes(file))
    .flatMap((file) => {
      const rank = rankOf(survey, pages, away, file)
      return rank === undefined ? [] : [{ file, rank, addresses: new Set(survey.addressesOf(file)).size }]
    })
    .sort((a, b) => a.rank - b.rank || a.addresses - b.addresses || (a.file < b.file ? -1 : 1))
    .map(({ file }) => file)
  const chosen = [...edited, ...ranked.filter((file) => !isLong(file))].slice(
    0,
    Math.max(mostJourneys, edited.length),
  )
  return { journeys: chosen, others: ranked.filter((file) => !chosen.includes(file)) }
}

/** The lower the nearer; undefined when the journey opens no page with changed code and imports none. */
function rankOf(
  { uses, addressesOf }: Survey,
  pages: (Page & { away: number })[],
  away: Map<string, number>,
  file: string,
): number | undefined {
  const distance = away.get(file)
  const imported = distance === undefined ? [] : [distance * 4]
  const own = addressesOf(file)
  const helpers = [...(uses.get(file) ?? [])].filter((path) => path.startsWith('e2e/testing/'))
  const others = helpers.flatMap(addressesOf)
  const opened = pages.flatMap(({ address, room, away: far }) => {
    if (isNamedAfter(file, room)) return [1 + far * 4]
    if (address === '/') return own.includes(address) ? [4 + far * 4] : []
    if (own.some((one) => isAt(one, address))) return [2 + far * 4]
    return others.some((one) => isAt(one, address)) ? [3 + far * 4] : []
  })
  const ranks = [...imported, ...opened]
  return ranks.length > 0 ? Math.min(...ranks) : undefined
}

function isNamedAfter(file: string, room: string): boolean {
  const name = posix.basename(room)
  return file.split('/').some((part) => part.replace('.test.ts', '') === name)
}

function changedPages(survey: Survey, away: Map<string, number>): (Page & { away: number })[] {
  const { pages } = survey
  const byCode = pages.flatMap((page) => {
    const distances = page.code.flatMap((path) => away.get(path) ?? [])
    return distances.length > 0 ? [{ ...page, away: Math.min(...distances) }] : []
  })
  // What the definitions themselves import, such as the reading of an address, belongs to all pages of the room.
  const known = new Set(byCode.map(({ index }) => index))
  const byIndex = pages.flatMap((page) => {
    const distance = away.get(page.index)
    return distance === undefined || known.has(page.index) ? [] : [{ ...page, away: distance }]
  })
  return [...byCode, ...byIndex]
}
