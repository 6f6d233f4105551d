import { mustGet } from '@hojip/platform/collections'
import type { LocalText } from '@hojip/platform/i18n'
import type { OptionInput, ProductInput } from '../rules/product-input.ts'

/** A product's options as they are stored. */
export type KnownOptions = readonly { name: LocalText; values: readonly LocalText[] }[]

/**
 * Gives option values the places they have in the database. SKUs are identified by those places, and carts and orders
 * refer to SKUs, so a value never changes its place: known values stay where they are, new ones are appended, and
 * dropped ones keep their place without a SKU on sale.
 */
export function withKnownPlaces<G extends Pick<ProductInput, 'options' | 'skus'>>(
  product: G,
  known: KnownOptions,
): G {
  if (known.length !== product.options.length) return product
  const moved = product.options.map(({ name, values }, axis) => {
    const before = known[axis]!.values
    const places = new Map(before.map((value, place) => [value['zh-CN'], place]))
    const added = values.filter((value) => !places.has(value['zh-CN'] ?? ''))
    for (const value of added) places.set(value['zh-CN'] ?? '', places.size)
    return {
      name,
      values: [...before, ...added],
      places: values.map((value) => mustGet(places, value['zh-CN'] ?? '')),
    }
  })
  return {
    ...product,
    // A file contains neither what a value changes nor which one is hidden.
    options: moved.map(({ name, values }): OptionInput => ({ name, values, params: [], hidden: [] })),
    skus: product.skus.map((sku) => ({
      ...sku,
      choice: sku.choice.map((place, axis) => moved[axis]!.places[place]!),
    })),
  }
}
