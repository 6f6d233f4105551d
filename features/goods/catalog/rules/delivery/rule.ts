import type { Fen } from '@hojip/platform/money'
import type { FreightGroup, FreightRule, FreightUnit, Place } from './rule-shape.ts'
import {
  countedUnits,
  neverFreeFen,
  shownFreight,
  type Charged,
  type FreightTerms,
  type ShownFreight,
} from './shown-freight.ts'

/** The parts of an address that terms can distinguish. */
export interface Destination {
  country: string
  province: string
  city?: string | undefined
  district?: string | undefined
}

export interface Freight extends ShownFreight {
  isDeliverable: boolean
  /** The part of the fee for distance. */
  surchargeFen: Fen
}

/** The places that contain a destination, the smallest first. */
function placesAround({ country, province, city, district }: Destination): Place[] {
  const names = [province, ...(city ? [city, ...(district ? [district] : [])] : [])]
  return [...names.map((_, depth) => names.slice(0, names.length - depth).join('/')), country]
}

/** The group of the smallest named place around the destination; undefined where it is not delivered to. */
export function groupOf({ groups, notTo }: FreightRule, to: Destination): FreightGroup | undefined {
  for (const place of placesAround(to)) {
    if (notTo.includes(place)) return undefined
    const group = groups.find(({ places }) => places.includes(place))
    if (group) return group
  }
  return undefined
}

/** How much of the country a place is: provinces count one, a whole country counts more than all of them. */
function weightOf(place: Place): number {
  if (place === 'CN') return 1_000
  return place === 'KR' || place.includes('/') || /[가-힣]/.test(place) ? 0 : 1
}

/** The group by which delivery is shown before anybody has said where to: the one of the most provinces of China. */
function usualGroup({ groups }: FreightRule): FreightGroup | undefined {
  const sizes = groups.map(({ places }) => places.reduce((sum, place) => sum + weightOf(place), 0))
  return groups[sizes.indexOf(Math.max(...sizes))]
}

/** A place of the former terms was a province or a country. */
function isTaken(place: Place, taken: readonly Place[]): boolean {
  if (taken.includes(place)) return true
  return place !== 'CN' && place !== 'KR' && taken.includes(/[가-힣]/.test(place) ? 'KR' : 'CN')
}

/** The rule of terms without groups: those of orders from before there were templates. */
export function ruleOfTerms({
  freeShippingFromFen,
  shippingFeeFen,
  freightTemplate,
}: FreightTerms): FreightRule {
  if ('groups' in freightTemplate) return freightTemplate
  const { firstPieces, nextPieces = 1, nextFen = 0, surcharges = [], notTo = [] } = freightTemplate
  const fees = {
    first: firstPieces ?? 1,
    firstFen: shippingFeeFen,
    next: nextPieces,
    nextFen: firstPieces === undefined ? 0 : nextFen,
    freeFromFen: freeShippingFromFen,
  }
  const taken = [...notTo]
  const far = surcharges.flatMap(({ places, fen }): FreightGroup[] => {
    const own = [...new Set(places)].filter((place) => !isTaken(place, taken))
    taken.push(...own)
    return own.length > 0 ? [{ ...fees, name: '', places: own, surchargeFen: fen }] : []
  })
  const rest = ['CN', 'KR'].filter((country) => !taken.includes(country))
  const base = rest.length > 0 ? [{ ...fees, name: '', places: rest, surchargeFen: 0 }] : []
  return { version: 1, unit: 'piece', groups: [...base, ...far], notTo: [...new Set(notTo)] }
}

/** A group in the form in which its fee is shown and computed. */
function termsOfGroup(group: FreightGroup, unit: FreightUnit): FreightTerms {
  const { first, firstFen, next, nextFen, freeFromFen, freeFromPieces } = group
  const fromFen = freeFromPieces === undefined ? freeFromFen : freeFromPieces <= 1 ? 0 : undefined
  return {
    freeShippingFromFen: fromFen ?? neverFreeFen,
    shippingFeeFen: firstFen,
    freightTemplate: {
      firstPieces: first,
      nextPieces: next,
      nextFen,
      ...(unit !== 'piece' && { unit }),
      ...(freeFromPieces !== undefined && freeFromPieces > 1 && { freeFromPieces }),
    },
  }
}

/** The terms that are shown before the destination is known. */
export function usualTerms(terms: FreightTerms): FreightTerms {
  const rule = ruleOfTerms(terms)
  const group = usualGroup(rule)
  return group ? termsOfGroup(group, rule.unit) : { ...terms, freightTemplate: {} }
}

/** The amounts of a rule that lists filter by. */
export function listedTerms(rule: FreightRule): { freeShippingFromFen: Fen; shippingFeeFen: Fen } {
  const { freeShippingFromFen, shippingFeeFen } = usualTerms({
    freeShippingFromFen: neverFreeFen,
    shippingFeeFen: 0,
    freightTemplate: rule,
  })
  return { freeShippingFromFen, shippingFeeFen }
}

/**
 * What delivering some products of one template costs.
 * @param to the destination; without it the usual group's fee, without what is charged for distance
 */
export function freightOf(charged: Charged, terms: FreightTerms, to?: Destination): Freight {
  const rule = ruleOfTerms(terms)
  const group = to ? groupOf(rule, to) : usualGroup(rule)
  if (!group) return { isDeliverable: !to, feeFen: 0, surchargeFen: 0, missingFen: 0 }
  const units = countedUnits(charged, rule.unit)
  const { feeFen, missingFen } = shownFreight({ ...charged, units }, termsOfGroup(group, rule.unit))
  const surchargeFen = to ? group.surchargeFen : 0
  return { isDeliverable: true, feeFen: feeFen + surchargeFen, surchargeFen, missingFen }
}

/** Products of one template in an order. */
export interface FreightPart extends FreightTerms, Charged {}

/**
 * What delivering a shop's products costs: the fees of its templates added up. Each template counts its own products
 * towards free delivery. One part that cannot be delivered holds up all of them.
 */
export function freightOfParts(parts: readonly FreightPart[], to?: Destination): Freight {
  const each = parts.map((part) => freightOf(part, part, to))
  const sum = (of: (one: Freight) => Fen) => each.reduce((total, one) => total + of(one), 0)
  return {
    isDeliverable: each.every(({ isDeliverable }) => isDeliverable),
    feeFen: sum((one) => one.feeFen),
    surchargeFen: sum((one) => one.surchargeFen),
    missingFen: sum((one) => one.missingFen),
  }
}

/** A line of an order, as far as delivery is concerned. */
export interface FreightLine extends FreightTerms {
  /** Null: the shop's default template. */
  freightTemplateId: string | null
  priceFen: Fen
  quantity: number
  /** Grams of one piece; null where nobody has told them. */
  weightG: number | null
}

/** What a piece without a weight is taken to weigh. */
export const assumedGrams = 1_000

/** The lines by their templates, in the order in which these first appear. */
export function partsOf(lines: readonly FreightLine[]): FreightPart[] {
  const parts = new Map<string | null, FreightPart>()
  for (const { freightTemplateId, priceFen, quantity, weightG, ...line } of lines) {
    const { freeShippingFromFen, shippingFeeFen, freightTemplate } = line
    const none = { freeShippingFromFen, shippingFeeFen, freightTemplate, goodsFen: 0, pieces: 0, grams: 0 }
    const known = parts.get(freightTemplateId) ?? none
    parts.set(freightTemplateId, {
      ...known,
      goodsFen: known.goodsFen + priceFen * quantity,
      pieces: known.pieces + quantity,
      grams: (known.grams ?? 0) + (weightG ?? assumedGrams) * quantity,
    })
  }
  return [...parts.values()]
}
