import { definePage } from '@hojip/platform/page'
import { isTopic } from '../rules/topics.ts'

export const pages = [
  definePage({
    path: '/business/help',
    needsSignIn: true,
    load: ({ prefetch }) => prefetch('POST /sysConsole/queryHelp', {}, { fresh: true }),
    component: () => import('./help-list-page.tsx'),
    chunk: 'features/talk/help/business/help-list-page.tsx',
  }),
  definePage({
    path: '/business/help/$topic',
    needsSignIn: true,
    // Other operators publish at any time, so cached answers are never shown first.
    load: async ({ params: { topic }, prefetch }) => {
      if (isTopic(topic)) await prefetch('POST /sysConsole/findHelp', { topic }, { fresh: true })
    },
    component: () => import('./editor/editor-page.tsx'),
    chunk: 'features/talk/help/business/editor/editor-page.tsx',
  }),
]
