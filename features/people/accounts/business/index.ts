import { definePage } from '@hojip/platform/page'

export { askForProof, withProof } from './ask-for-proof.ts'
export { ProofDialog } from './proof-dialog.tsx'
export { CodeField } from '../storefront/ways-in/phone/code-field.tsx'
export { useOwnCodeSending } from '../storefront/ways-in/phone/use-code-sending.ts'
export { useFormProblems } from '../storefront/ways-in/use-form-problems.ts'
export { sessionCalls } from '../storefront/session-calls.ts'

export const pages = [
  definePage({
    path: '/business/login',
    layout: 'bare',
    component: () => import('./login-page.tsx'),
    chunk: 'features/people/accounts/business/login-page.tsx',
  }),
  definePage({
    path: '/business/security',
    needsSignIn: true,
    load: ({ prefetch }) => prefetch('GET /staff/secondStep', {}, { fresh: true }),
    component: () => import('./security-page.tsx'),
    chunk: 'features/people/accounts/business/security-page.tsx',
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
    chunk: 'features/people/accounts/business/team/staff-page.tsx',
  }),
  definePage({
    path: '/business/invitation',
    layout: 'bare',
    component: () => import('./invitation/invitation-page.tsx'),
    chunk: 'features/people/accounts/business/invitation/invitation-page.tsx',
  }),
]
