import type { Client } from '@hojip/platform/client'
import { lazyPart } from '@hojip/platform/parts'

/**
 * Catches script errors and what the content security policy has blocked from now on; the returned function takes an
 * error that was caught elsewhere. The code loads with the first one.
 */
export function watchErrors(client: Client): (error: unknown) => void {
  const take = (error: unknown) =>
    void import('./take-error.ts').then(
      ({ takeError }) => takeError(client, error),
      () => undefined,
    )
  addEventListener('error', ({ error, message }) => take(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => take(reason))
  addEventListener('securitypolicyviolation', (violation) =>
    take(`${violation.effectiveDirective} blocks ${violation.blockedURI}`),
  )
  return take
}

export const ErrorStore = lazyPart(() =>
  import('./error-store.tsx').then((module) => ({ default: module.ErrorStore })),
)
