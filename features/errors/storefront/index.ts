import type { Client } from '@hojip/platform/client'
import { definePage } from '@hojip/platform/page'
import { lazy } from 'react'

/** Takes the errors of scripts from now on; the answer takes one that was caught elsewhere. Loaded with the first. */
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

export const ErrorStore = lazy(() =>
  import('./error-store.tsx').then((module) => ({ default: module.ErrorStore })),
)

export const pages = [
  definePage({
    path: '/500',
    layout: 'full',
    component: () => import('./failure-page.tsx'),
    chunk: 'features/errors/storefront/failure-page.tsx',
  }),
]
