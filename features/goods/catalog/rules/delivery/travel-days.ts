import { freightOfParts, type Destination, type FreightPart } from './rule.ts'
import type { FreightTerms } from './shown-freight.ts'
import { abroad, carrierDays, toFar, type TravelDays } from './travel-times.ts'

/** Days of travel by the carriers' times; places that the shop charges more for are far. */
export function travelDays(
  from: { country: string; province: string },
  to: Destination,
  terms: FreightTerms | { parts: readonly FreightPart[] },
): TravelDays {
  if (from.country !== to.country) return abroad
  const [least, most] = carrierDays(from.province, to.province)
  const parts = 'parts' in terms ? terms.parts : [{ ...terms, goodsFen: 0, pieces: 1 }]
  const isFar = freightOfParts(parts, to).surchargeFen > 0
  return isFar ? [Math.max(least, toFar[0]), Math.max(most, toFar[1])] : [least, most]
}
