import { definePage } from '@hojip/platform/page'
import { ownFeedbackInput } from './own-feedback-input.ts'

export const pages = [
  definePage({
    path: '/me/feedback',
    needsSignIn: true,
    // The mall answers at any time, so a cached answer is never shown first.
    load: ({ prefetch }) =>
      prefetch('POST /sysFeedback/queryByUserId', { ...ownFeedbackInput, pageNum: 1 }, { fresh: true }),
    component: () => import('./feedback-page.tsx'),
    chunk: 'features/feedback/storefront/feedback-page.tsx',
  }),
]
