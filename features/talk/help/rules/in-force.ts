/** When a version is, or will be, in force. */
export interface Dated {
  version: number
  inForceAt: Date
}

/**
 * The version in force: the highest whose time has come, since a later version takes the place of an earlier one that is
 * still announced. Undefined while the text that comes with the mall is.
 */
export function inForce<V extends Dated>(versions: readonly V[], nowMs: number): V | undefined {
  return versions
    .filter(({ inForceAt }) => inForceAt.getTime() <= nowMs)
    .toSorted((a, b) => b.version - a.version)[0]
}

/** The version that is in force next; undefined when none is announced. */
export function announced<V extends Dated>(versions: readonly V[], nowMs: number): V | undefined {
  return versions
    .filter((one) => one.inForceAt.getTime() > nowMs && isEverInForce(one, versions))
    .toSorted((a, b) => a.inForceAt.getTime() - b.inForceAt.getTime())[0]
}

/** Not when a later version was in force first: it took the place of this one while it was announced. */
export function isEverInForce(one: Dated, versions: readonly Dated[]): boolean {
  return !versions.some((other) => other.version > one.version && other.inForceAt <= one.inForceAt)
}
