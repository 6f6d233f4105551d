import { definePage } from '@hojip/platform/page'

export const pages = [
  definePage({
    path: '/me/feedback',
    // Also for visitors, who may be unable to sign in just now; what a user wrote is asked for by the page.
    component: () => import('./feedback-page.tsx'),
    chunk: 'features/talk/feedback/storefront/feedback-page.tsx',
  }),
]
