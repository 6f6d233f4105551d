import type { Client } from '@hojip/platform/client'
import { lazyPart } from '@hojip/platform/parts'

/**
 * Catches script errors from now on; the returned function takes one that was caught elsewhere. The code loads with the
 * first error.
 */
export function watchErrors(client: Client): (error: unknown) => void {
  const take = (error: unknown) =>
    void import('./take-error.ts').then(
      ({ takeError }) => takeError(client, error),
      () => undefined,
    )
  addEventListener('error', ({ error, message }) => take(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => take(reason))
  return take
}

export const ErrorStore = lazyPart(() =>
  import('./error-store.tsx').then((module) => ({ default: module.ErrorStore })),
)
