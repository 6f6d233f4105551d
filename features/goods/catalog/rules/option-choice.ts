/** A SKU for the choice of options: the index of its value on each axis, and how many can be ordered. */
export interface ChoiceSku {
  choice: readonly number[]
  stock: number
}

/** The chosen value of each axis; undefined where nothing is chosen yet. */
export type Choice = readonly (number | undefined)[]

function agrees(sku: ChoiceSku, choice: Choice, except?: number): boolean {
  return choice.every((value, axis) => axis === except || value === undefined || sku.choice[axis] === value)
}

/** The SKU of a complete choice, sold out or not; undefined while an axis is open or when no such SKU is made. */
export function skuOf<S extends ChoiceSku>(skus: readonly S[], choice: Choice): S | undefined {
  return choice.includes(undefined) ? undefined : skus.find((sku) => agrees(sku, choice))
}

/** Whether a value is possible together with the values chosen on the other axes. */
export function isPossible(skus: readonly ChoiceSku[], choice: Choice, axis: number, value: number): boolean {
  return skus.some((sku) => sku.stock > 0 && sku.choice[axis] === value && agrees(sku, choice, axis))
}

/** Whether a value is sold out in every combination. */
export function isSoldOut(skus: readonly ChoiceSku[], axis: number, value: number): boolean {
  return !skus.some((sku) => sku.stock > 0 && sku.choice[axis] === value)
}

/** The preselected SKU: the one whose price lists show or, when it is sold out, the cheapest one in stock. */
export function firstSku<S extends ChoiceSku & { isDefault: boolean; price: string }>(
  skus: readonly S[],
): S | undefined {
  const shown = skus.find((sku) => sku.isDefault) ?? skus[0]
  if (shown && shown.stock > 0) return shown
  const [first, ...others] = skus.filter(({ stock }) => stock > 0)
  if (!first) return shown
  return others.reduce((best, sku) => (Number(sku.price) < Number(best.price) ? sku : best), first)
}

/** The choice to begin with: of the wanted SKU, or else of the preselected one. */
export function firstChoice(
  skus: readonly (ChoiceSku & { pkId: string; isDefault: boolean; price: string })[],
  wantedId?: string,
): Choice {
  return (skus.find(({ pkId }) => pkId === wantedId) ?? firstSku(skus))?.choice ?? []
}

/**
 * Chooses a value. It always wins: values that do not go with it move, axis by axis, to the nearest one that does, so
 * that no choice is a dead end.
 */
export function choose(skus: readonly ChoiceSku[], choice: Choice, axis: number, value: number): Choice {
  const next: (number | undefined)[] = choice.map((_, at) => (at === axis ? value : undefined))
  for (const [at, before] of choice.entries()) {
    if (at === axis || before === undefined) continue
    const asBefore = [...next]
    asBefore[at] = before
    const works = skus.some((sku) => sku.stock > 0 && agrees(sku, asBefore))
    next[at] = works ? before : nearest(skus, next, at, before)
  }
  return next
}

function nearest(skus: readonly ChoiceSku[], choice: Choice, axis: number, wanted: number) {
  const values = skus
    .filter((sku) => sku.stock > 0 && agrees(sku, choice))
    .flatMap((sku) => sku.choice[axis] ?? [])
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
  return values[0]
}
