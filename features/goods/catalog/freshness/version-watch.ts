import type { Clock } from '@hojip/platform/clock'
import { everything, type Position } from '@hojip/platform/replica'
import type { CatalogVersion } from '../store/version.ts'

/** A change shows after so long at most: whatever is cached by the version is that much older. */
export const usualVersionAgeMs = 250

export interface VersionWatch {
  version(): Promise<number>
  /** Since when nobody has committed anything, as far as is known; what was read after that need not be read again. */
  stillSinceMs(): number
  /** What is cached under the version has to be read from where this has been reached. */
  position(): Position
  /** The same for what changes without a new version, such as stock: where the primary was when it was asked last. */
  momentPosition(): Position
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
  let newest: number | undefined
  // Before it is known, and where there is no replica, only the primary has it.
  let [position, moment] = [everything, everything]
  /** Answers may overtake each other: an older one changes nothing. */
  const learn = ({ version, position: at }: CatalogVersion) => {
    if (at === undefined || (moment !== everything && at < moment)) return
    moment = at
    if (version === newest) return
    newest = version
    position = at
  }
  const read = async () => {
    const found = await readVersion()
    learn(found)
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
    position: () => position,
    momentPosition: () => moment,
  }
}
