import { definePage } from '@hojip/platform/page'
import { questionsInput, shopQuestionsSearch } from './shop-questions.ts'

export const pages = [
  definePage({
    path: '/business/questions',
    needsSignIn: true,
    search: shopQuestionsSearch,
    // Shoppers ask at any time, so a cached answer is never shown first.
    load: ({ search, prefetch }) =>
      prefetch('POST /bizConsole/queryQuestions', questionsInput(search), { fresh: true }),
    component: () => import('./questions-page.tsx'),
    chunk: 'features/talk/questions/business/questions-page.tsx',
  }),
]
