import { numberOf, sha256, type Baseline, type Schema } from './files.ts'

interface Named {
  name: string
  hash: string
}

/** Whether the baseline replaces it. */
export function isReplaced({ name }: { name: string }, baseline: Baseline | undefined): boolean {
  return baseline !== undefined && name !== baseline.name && numberOf(name) <= baseline.upTo
}

/**
 * The relation of applied migrations to the baseline. `new`: none of those that it replaces. `known`: it was applied or noted.
 * `reached`: all that it replaces were applied, so that it only has to be noted. `older`: some of them.
 */
export function standingTo(
  baseline: Baseline | undefined,
  applied: readonly Named[],
): 'new' | 'known' | 'reached' | 'older' {
  if (!baseline || applied.some(({ name }) => name === baseline.name)) return 'known'
  const replaced = applied
    .filter((migration) => isReplaced(migration, baseline))
    .map(({ name, hash }) => `${name} ${hash}\n`)
  if (replaced.length === 0) return 'new'
  return sha256(replaced.toSorted().join('')) === baseline.hash ? 'reached' : 'older'
}

/** Why one cannot go on from older migrations, and what to do. */
export function olderThan(baseline: Baseline, applied: readonly Named[]): string {
  const count = applied.filter((migration) => isReplaced(migration, baseline)).length
  const has = `it has ${count} of the ${baseline.count} migrations up to ${baseline.upTo}`
  return count < baseline.count ? has : `${has}, but not as they were in the end`
}

/** Of migrations that a database or backup has, those that this version lacks. */
export function lackedBy<T extends { name: string }>(
  { migrations, baseline }: Schema,
  applied: readonly T[],
): T[] {
  const own = new Set(migrations.map(({ name }) => name))
  return applied.filter((migration) => !own.has(migration.name) && !isReplaced(migration, baseline))
}
