import { definePage } from '@hojip/platform/page'

export const pages = [
  definePage({
    path: '/business/login',
    layout: 'bare',
    component: () => import('./login-page.tsx'),
    chunk: 'features/accounts/business/login-page.tsx',
  }),
]
