import { lazy, type ComponentType } from 'react'
import { isLost } from './lost.ts'
import { askForMissing } from './missing.ts'
import { PartBoundary } from './part-boundary.tsx'

/**
 * Loads a script until it arrives; what waits for it stays as it is meanwhile. Rejects only when the script arrived and
 * threw while it was evaluated: browsers would hand out the same error at each try.
 */
export function arrived<T>(load: () => Promise<T>, tries = 0): Promise<T> {
  return load().catch((error: unknown) => {
    if (!isLost(error)) throw error
    return askForMissing(tries).then(() => arrived(load, tries + 1))
  })
}

/**
 * A part of a page with a script of its own, for inside a `Suspense`. Until the script has arrived the part shows the
 * fallback, or the server's HTML; one that does not arrive is asked for again. Neither that nor an error of the part
 * takes anything around it away.
 */
// oxlint-disable-next-line @typescript-eslint/no-explicit-any
export function lazyPart<T extends ComponentType<any>>(load: () => Promise<{ default: T }>): T {
  // The server has its files: one that it cannot load is a fault to report.
  const lazily = lazy(typeof document === 'object' ? () => arrived(load) : load)
  const Loaded = lazily as unknown as ComponentType<object>
  function Part(props: object) {
    return (
      <PartBoundary>
        <Loaded {...props} />
      </PartBoundary>
    )
  }
  return Part as unknown as T
}
