import { definePage } from '@hojip/platform/page'
import { answeringSearch } from './answering-search.ts'

export const pages = [
  definePage({
    path: '/business/desk',
    layout: 'focus',
    needsSignIn: true,
    search: answeringSearch,
    component: () => import('./answering-page.tsx'),
    chunk: 'features/talk/chat/business/answering-page.tsx',
  }),
]
