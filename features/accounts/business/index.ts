import { definePage } from '@hojip/platform/page'

export { askForProof, withProof } from './ask-for-proof.ts'
export { ProofDialog } from './proof-dialog.tsx'
export { sessionCalls } from '../storefront/session-calls.ts'

export const pages = [
  definePage({
    path: '/business/login',
    layout: 'bare',
    component: () => import('./login-page.tsx'),
    chunk: 'features/accounts/business/login-page.tsx',
  }),
  definePage({
    path: '/business/security',
    layout: 'full',
    needsSignIn: true,
    load: ({ prefetch }) => prefetch('GET /staff/secondStep', {}, { fresh: true }),
    component: () => import('./security-page.tsx'),
    chunk: 'features/accounts/business/security-page.tsx',
  }),
]
