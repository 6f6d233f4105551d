import type { ReturnRule } from '@hojip/policy/contract'

export const mostCategories = 2_000
/** Characters of a name, as in the contract. */
export const longestName = 40
export const mostLevels = 3

/** A category and its place. A list of them is a whole tree and never changed, siblings in their order. */
export interface Placed {
  pkId: string
  parentId: string | null
  level: number
}

export type MoveProblem = 'belowItself' | 'tooDeep'

interface Index<N> {
  byId: Map<string, N>
  byParent: Map<string | null, N[]>
}

/** Pages and rules ask for the same tree hundreds of times. */
const indexes = new WeakMap<readonly Placed[], Index<Placed>>()

function indexOf<N extends Placed>(tree: readonly N[]): Index<N> {
  const cached = indexes.get(tree) as Index<N> | undefined
  if (cached) return cached
  const index = {
    byId: new Map(tree.map((one) => [one.pkId, one])),
    byParent: Map.groupBy(tree, ({ parentId }) => parentId),
  }
  indexes.set(tree, index)
  return index
}

/** Directly below a category, or on the first level (null), in their order. */
export function childrenOf<N extends Placed>(tree: readonly N[], id: string | null): readonly N[] {
  return indexOf(tree).byParent.get(id) ?? []
}

/** All that is below a category. */
export function belowOf<N extends Placed>(tree: readonly N[], id: string): N[] {
  return childrenOf(tree, id).flatMap((one) => [one, ...belowOf(tree, one.pkId)])
}

/** A category with those above it, the first level first. */
export function pathOf<N extends Placed>(tree: readonly N[], id: string | null): N[] {
  const found = id === null ? undefined : indexOf(tree).byId.get(id)
  return found ? [...pathOf(tree, found.parentId), found] : []
}

/** How many levels a category and those below it take. */
function heightOf(tree: readonly Placed[], { pkId, level }: Placed): number {
  return Math.max(level, ...belowOf(tree, pkId).map((one) => one.level)) - level + 1
}

function isWithin(tree: readonly Placed[], id: string | null, ancestorId: string): boolean {
  return pathOf(tree, id).some(({ pkId }) => pkId === ancestorId)
}

/** Why a category cannot be below another one (null: on the first level); undefined when it can. */
export function moveProblem(
  tree: readonly Placed[],
  moved: Placed,
  parentId: string | null,
): MoveProblem | undefined {
  if (isWithin(tree, parentId, moved.pkId)) return 'belowItself'
  const level = pathOf(tree, parentId).length + 1
  return level + heightOf(tree, moved) - 1 > mostLevels ? 'tooDeep' : undefined
}

/** Why a category cannot be merged into another one, which gets those directly below it. */
export function mergeProblem(tree: readonly Placed[], merged: Placed, into: Placed): MoveProblem | undefined {
  if (isWithin(tree, into.pkId, merged.pkId)) return 'belowItself'
  return into.level + heightOf(tree, merged) - 1 > mostLevels ? 'tooDeep' : undefined
}

/** The siblings in their order after a category has been put before one of them (null: last). */
export function placedBefore<N extends Placed>(
  siblings: readonly N[],
  moved: N,
  beforeId: string | null,
): N[] {
  const others = siblings.filter(({ pkId }) => pkId !== moved.pkId)
  const at = others.findIndex(({ pkId }) => pkId === beforeId)
  return others.toSpliced(at < 0 ? others.length : at, 0, moved)
}

/** The whole tree as it is read from top to bottom: each category, then those below it. */
export function fromTop<N extends Placed>(tree: readonly N[]): N[] {
  return childrenOf(tree, null).flatMap((one) => [one, ...belowOf(tree, one.pkId)])
}

/** `Kitchen & Tools` is `kitchen-tools`. May be empty. */
export function codeOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '')
}

type Ruled = Placed & { returnRule: ReturnRule | null }

/** What holds for a category without a rule of its own: the rule of the nearest one above that has one. */
export function inheritedRule(tree: readonly Ruled[], parentId: string | null): ReturnRule {
  return pathOf(tree, parentId).findLast(({ returnRule }) => returnRule !== null)?.returnRule ?? 'noReason'
}
