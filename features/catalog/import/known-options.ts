import type { LocalText } from '@hojip/platform/i18n'
import type { GoodsInput } from '../rules/goods-input.ts'

/** The options of goods as they are stored. */
export type KnownOptions = readonly { name: LocalText; values: readonly LocalText[] }[]

/**
 * SKUs are told apart by the places of their values on each axis, and carts and orders point to SKUs. So a value keeps
 * its place for good: what the file has and the goods had stays where it was, what is new comes behind, and what the
 * file no longer has keeps its place without a SKU on sale.
 */
export function keepPlaces<G extends Pick<GoodsInput, 'options' | 'skus'>>(goods: G, known: KnownOptions): G {
  if (known.length !== goods.options.length) return goods
  const moved = goods.options.map(({ name, values }, axis) => {
    const before = known[axis]!.values
    const places = new Map(before.map((value, place) => [value['zh-CN'], place]))
    const added = values.filter((value) => !places.has(value['zh-CN'] ?? ''))
    for (const value of added) places.set(value['zh-CN'] ?? '', places.size)
    return {
      name,
      values: [...before, ...added],
      places: values.map((value) => places.get(value['zh-CN'] ?? '')!),
    }
  })
  return {
    ...goods,
    options: moved.map(({ name, values }) => ({ name, values })),
    skus: goods.skus.map((sku) => ({
      ...sku,
      choice: sku.choice.map((place, axis) => moved[axis]!.places[place]!),
    })),
  }
}
