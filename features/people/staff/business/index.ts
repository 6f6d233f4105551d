import { definePage } from '@hojip/platform/page'
import { actsSearch } from './acts/acts-search.ts'

export { askForProof, withProof } from './sign-in/ask-for-proof.ts'
export { ProofDialog } from './sign-in/proof-dialog.tsx'

export const pages = [
  definePage({
    path: '/business/login',
    layout: 'bare',
    component: () => import('./sign-in/login-page.tsx'),
    chunk: 'features/people/staff/business/sign-in/login-page.tsx',
  }),
  definePage({
    path: '/business/security',
    needsSignIn: true,
    load: ({ prefetch }) => prefetch('GET /staff/secondStep', {}, { fresh: true }),
    component: () => import('./sign-in/security-page.tsx'),
    chunk: 'features/people/staff/business/sign-in/security-page.tsx',
  }),
  definePage({
    path: '/business/staff',
    needsSignIn: true,
    load: ({ prefetch }) =>
      Promise.all([
        prefetch('GET /bizConsole/queryStaff', {}, { fresh: true }),
        prefetch('GET /bizConsole/queryInvitations', {}, { fresh: true }),
      ]),
    component: () => import('./team/staff-page.tsx'),
    chunk: 'features/people/staff/business/team/staff-page.tsx',
  }),
  definePage({
    path: '/business/invitation',
    layout: 'bare',
    component: () => import('./invitation/invitation-page.tsx'),
    chunk: 'features/people/staff/business/invitation/invitation-page.tsx',
  }),
  definePage({
    path: '/business/acts',
    needsSignIn: true,
    search: actsSearch,
    component: () => import('./acts/page/acts-page.tsx'),
    chunk: 'features/people/staff/business/acts/page/acts-page.tsx',
  }),
]
