import { findRegion, refusePlace } from '@hojip/regions'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { WireRule } from '../contract.ts'
import { freightRefusals as r } from '../refusals.ts'
import { namedTwice } from '../rules/places.ts'

export type PlaceReason = 'freight/placeTwice' | 'addresses/placeUnknown'

/** The places by the names that addresses store, or the refusal of the first one that does not exist. */
function known(places: readonly string[], field: string): string[] | Refusal<'addresses/placeUnknown'> {
  const found: string[] = []
  for (const [at, place] of places.entries()) {
    const region = findRegion(place)
    if (typeof region !== 'string') return refusePlace(region, `${field}.${at}`)
    found.push(region)
  }
  return found
}

/** The rule with its places by the names that addresses store; each may be named once. */
export function withKnownPlaces<R extends WireRule>(rule: R): R | Refusal<PlaceReason> {
  const groups: R['groups'] = []
  for (const [at, group] of rule.groups.entries()) {
    const places = known(group.places, `groups.${at}.places`)
    if (isRefusal(places)) return places
    groups.push({ ...group, places })
  }
  const notTo = known(rule.notTo, 'notTo')
  if (isRefusal(notTo)) return notTo
  const twice = namedTwice({ groups, notTo })
  if (twice === undefined) return { ...rule, groups, notTo }
  return refuse(r.placeTwice, { place: twice }, { fields: [{ field: 'groups', problem: '' }] })
}
