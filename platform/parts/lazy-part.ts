import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { askForMissing } from './missing.ts'

/** Loads a script until it arrives. Never rejects: what waits for it stands as it is meanwhile. */
export function arrived<T>(load: () => Promise<T>, tries = 0): Promise<T> {
  return load().catch(() => askForMissing(tries).then(() => arrived(load, tries + 1)))
}

/**
 * A part of a page with a script of its own, for inside a `Suspense`. Until the script has arrived the part shows the
 * fallback, or the server's HTML; one that does not arrive is asked for again, and nothing around the part fails.
 */
// oxlint-disable-next-line @typescript-eslint/no-explicit-any
export function lazyPart<T extends ComponentType<any>>(
  load: () => Promise<{ default: T }>,
): LazyExoticComponent<T> {
  // The server has its files: one that it cannot load is a fault to report.
  return lazy(typeof document === 'object' ? () => arrived(load) : load)
}
