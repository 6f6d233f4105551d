import { groupOf, ruleOfTerms, type Destination } from './rule.ts'
import type { FreightTerms } from './shown-freight.ts'

/** A template of a shop, with the terms of its products. */
export interface ShopTemplate extends FreightTerms {
  id: string
  shopId: string
  /** Whether it is that of all products of the shop without a template of their own. */
  isDefault: boolean
}

/** What is not delivered to a place: products with these templates, and those without one of these shops. */
export interface Unreachable {
  templateIds: string[]
  shopIds: string[]
}

/** A destination in one word, as lists have it in their addresses: `CN/吉林省/延边朝鲜族自治州/延吉市`. */
export function placeText({ country, province, city, district }: Destination): string {
  return [country, province, city, district].filter(Boolean).join('/')
}

/** By the same rule that charges for delivery. */
export function unreachableFrom(templates: readonly ShopTemplate[], to: Destination): Unreachable {
  const far = templates.filter((template) => !groupOf(ruleOfTerms(template), to))
  return {
    templateIds: far.map(({ id }) => id),
    shopIds: far.filter(({ isDefault }) => isDefault).map(({ shopId }) => shopId),
  }
}
