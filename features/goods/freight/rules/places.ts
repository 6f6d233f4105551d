import type { WireRule } from '../contract.ts'

/** The groups of a rule as the picker knows them: an index, or 'notTo'. */
export type Side = number | 'notTo'

type Places = Pick<WireRule, 'notTo'> & { groups: readonly { places: string[] }[] }

/** The country of a place, by its script. */
export function countryOf(place: string): 'CN' | 'KR' {
  return place === 'KR' || /[가-힣]/.test(place) ? 'KR' : 'CN'
}

/** A place that is named twice. */
export function namedTwice({ groups, notTo }: Places): string | undefined {
  const all = [...groups.flatMap(({ places }) => places), ...notTo]
  return all.find((place, at) => all.indexOf(place) !== at)
}

/** The places around one, the nearest first: cities, province, country. */
function above(place: string, country: string): string[] {
  if (place === country) return []
  const names = place.split('/')
  return [...names.slice(1).map((_, depth) => names.slice(0, names.length - 1 - depth).join('/')), country]
}

function namedIn({ groups, notTo }: Places, place: string): Side | undefined {
  if (notTo.includes(place)) return 'notTo'
  const at = groups.findIndex(({ places }) => places.includes(place))
  return at < 0 ? undefined : at
}

/** Where a place belongs: to the group of the nearest named place around it. */
export function sideOf(rule: Places, place: string, country: string): Side {
  for (const one of [place, ...above(place, country)]) {
    const side = namedIn(rule, one)
    if (side !== undefined) return side
  }
  return 'notTo'
}

/** Whether a place has others in it that are named elsewhere. */
export function isDivided(rule: Places, place: string, country: string): boolean {
  const own = sideOf(rule, place, country)
  const named = [...rule.groups.flatMap(({ places }) => places), ...rule.notTo]
  return named.some((one) => one.startsWith(`${place}/`) && sideOf(rule, one, country) !== own)
}

function without(places: readonly string[], place: string): string[] {
  return places.filter((one) => one !== place && !one.startsWith(`${place}/`))
}

/** Puts a place with all that is in it on one side. It is named there only where the places around it lie elsewhere. */
export function put<R extends Places>(rule: R, place: string, country: string, to: Side): R {
  const cleared = {
    ...rule,
    groups: rule.groups.map((group) => ({ ...group, places: without(group.places, place) })),
    notTo: without(rule.notTo, place),
  }
  if (sideOf(cleared, place, country) === to) return cleared
  if (to === 'notTo') return { ...cleared, notTo: [...cleared.notTo, place] }
  return {
    ...cleared,
    groups: cleared.groups.map((group, at) =>
      at === to ? { ...group, places: [...group.places, place] } : group,
    ),
  }
}
