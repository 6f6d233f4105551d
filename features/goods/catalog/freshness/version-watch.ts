import type { Clock } from '@hojip/platform/clock'
import type { CatalogVersion } from '../store/version.ts'

/** A change shows after so long at most: whatever is cached by the version is that much older. */
export const usualVersionAgeMs = 250

export interface VersionWatch {
  version(): Promise<number>
  /** Since when nobody has committed anything, as far as is known; what was read after that need not be read again. */
  stillSinceMs(): number
}

/** Reads the version at most once per `ageMs`, and with it whether anything at all was committed since. */
export function watchVersion(
  clock: Clock,
  readVersion: () => Promise<CatalogVersion>,
  ageMs: number,
): VersionWatch {
  let known: { version: Promise<number>; atMs: number } | undefined
  let snapshot = ''
  let stillSinceMs = Infinity
  const read = async () => {
    const found = await readVersion()
    // What was read before this answer arrived may be older than what it tells of.
    if (found.snapshot !== snapshot) stillSinceMs = clock.nowMs()
    snapshot = found.snapshot
    return found.version
  }
  return {
    version: () => {
      const nowMs = clock.nowMs()
      if (!known || nowMs - known.atMs >= ageMs) {
        const asked = { version: read(), atMs: nowMs }
        asked.version.catch(() => {
          if (known === asked) known = undefined
        })
        known = asked
      }
      return known.version
    },
    stillSinceMs: () => stillSinceMs,
  }
}
