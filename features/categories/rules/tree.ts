import { mostLevels } from './limits.ts'

/** A category and its place. Lists of them are the whole tree, parents before children. */
export interface Placed {
  pkId: string
  parentId: string | null
  level: number
}

export type MoveProblem = 'belowItself' | 'tooDeep'

export function childrenOf<N extends Placed>(tree: readonly N[], id: string | null): N[] {
  return tree.filter(({ parentId }) => parentId === id)
}

/** All that is below a category. */
export function belowOf<N extends Placed>(tree: readonly N[], id: string): N[] {
  const ids = new Set([id])
  return tree.filter(({ pkId, parentId }) => {
    const isBelow = parentId !== null && ids.has(parentId)
    if (isBelow) ids.add(pkId)
    return isBelow
  })
}

/** A category with those above it, the first level first. */
export function pathOf<N extends Placed>(tree: readonly N[], id: string | null): N[] {
  const found = tree.find(({ pkId }) => pkId === id)
  return found ? [...pathOf(tree, found.parentId), found] : []
}

/** How many levels a category and those below it take. */
function heightOf(tree: readonly Placed[], { pkId, level }: Placed): number {
  return Math.max(level, ...belowOf(tree, pkId).map((one) => one.level)) - level + 1
}

function isWithin(tree: readonly Placed[], id: string | null, ancestorId: string): boolean {
  return pathOf(tree, id).some(({ pkId }) => pkId === ancestorId)
}

/** Why a category cannot stand below another one (null: on the first level); undefined when it can. */
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

/** The order of the parents before their children, siblings as they are listed: as a tree is read from top to bottom. */
export function fromTop<N extends Placed>(tree: readonly N[], parentId: string | null = null): N[] {
  return childrenOf(tree, parentId).flatMap((one) => [one, ...fromTop(tree, one.pkId)])
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
