/** A SKU as far as choosing goes: the index of its value on each axis, and how many can be ordered. */
export interface ChoiceSku {
  choice: readonly number[]
  stock: number
}

/** The chosen value of each axis; undefined where nothing is chosen yet. */
export type Choice = readonly (number | undefined)[]

function agrees(sku: ChoiceSku, choice: Choice, except?: number): boolean {
  return choice.every((value, axis) => axis === except || value === undefined || sku.choice[axis] === value)
}

/** The SKU of a complete choice, sold out or not; undefined while an axis is open or where none is made. */
export function skuOf<S extends ChoiceSku>(skus: readonly S[], choice: Choice): S | undefined {
  return choice.includes(undefined) ? undefined : skus.find((sku) => agrees(sku, choice))
}

/** The axes where nothing is chosen yet. */
export function openAxes(choice: Choice): number[] {
  return choice.flatMap((value, axis) => (value === undefined ? [axis] : []))
}

/** Whether a value can be had together with what is chosen on the other axes. */
export function isPossible(skus: readonly ChoiceSku[], choice: Choice, axis: number, value: number): boolean {
  return skus.some((sku) => sku.stock > 0 && sku.choice[axis] === value && agrees(sku, choice, axis))
}

/** Whether a value cannot be had at all, whatever else is chosen. */
export function isSoldOut(skus: readonly ChoiceSku[], axis: number, value: number): boolean {
  return !skus.some((sku) => sku.stock > 0 && sku.choice[axis] === value)
}

/**
 * What is chosen before anybody chooses: the SKU whose price lists show or, when it is sold out, the cheapest of those
 * that can be had.
 */
export function firstSku<S extends ChoiceSku & { isDefault: boolean; price: string }>(
  skus: readonly S[],
): S | undefined {
  const shown = skus.find((sku) => sku.isDefault) ?? skus[0]
  if (shown && shown.stock > 0) return shown
  const [first, ...others] = skus.filter(({ stock }) => stock > 0)
  if (!first) return shown
  return others.reduce((best, sku) => (Number(sku.price) < Number(best.price) ? sku : best), first)
}

/**
 * Chooses a value. It always wins: what it cannot be had with moves, axis by axis, to the nearest value that
 * works, so that no choice is a dead end.
 */
export function choose(skus: readonly ChoiceSku[], choice: Choice, axis: number, value: number): Choice {
  const next: (number | undefined)[] = choice.map((_, at) => (at === axis ? value : undefined))
  for (const [at, before] of choice.entries()) {
    if (at === axis || before === undefined) continue
    const kept = [...next]
    kept[at] = before
    const works = skus.some((sku) => sku.stock > 0 && agrees(sku, kept))
    next[at] = works ? before : nearest(skus, next, at, before)
  }
  return next
}

function nearest(skus: readonly ChoiceSku[], choice: Choice, axis: number, wanted: number) {
  const values = skus
    .filter((sku) => sku.stock > 0 && agrees(sku, choice))
    .map((sku) => sku.choice[axis]!)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
  return values[0]
}
