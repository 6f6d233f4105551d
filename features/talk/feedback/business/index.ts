import { definePage } from '@hojip/platform/page'
import { feedbackInput, receivedFeedbackSearch } from './received-feedback.ts'

/** Others send and answer at any time, so cached answers are never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/business/feedback',
    needsSignIn: true,
    search: receivedFeedbackSearch,
    load: ({ search, prefetch }) => prefetch('POST /sysConsole/queryFeedback', feedbackInput(search), fresh),
    component: () => import('./feedback-list-page.tsx'),
    chunk: 'features/talk/feedback/business/feedback-list-page.tsx',
  }),
  definePage({
    path: '/business/feedback/$id',
    needsSignIn: true,
    load: ({ params, prefetch }) =>
      prefetch('GET /sysConsole/findFeedback/{pkId}', { pkId: params.id }, fresh),
    component: () => import('./one-feedback-page.tsx'),
    chunk: 'features/talk/feedback/business/one-feedback-page.tsx',
  }),
]
