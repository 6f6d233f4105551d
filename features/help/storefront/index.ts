import { definePage } from '@hojip/platform/page'
import { articleId } from '../rules/topics.ts'
import { agreementInput, agreementSearch } from './agreement/agreement-search.ts'
import { helpSearch } from './help-search.ts'

export { usePort } from './use-port.ts'

function nothing() {
  return undefined
}

export const pages = [
  definePage({
    path: '/me/help',
    cacheable: true,
    search: helpSearch,
    load: async ({ search: { id, q }, prefetch }) => {
      const [article] = await Promise.all([
        id ? prefetch('GET /sysHelp/findById/{id}', { id }).catch(nothing) : undefined,
        prefetch('GET /sysHelp/findTree', {}),
        q ? prefetch('GET /sysHelp/findTree', { text: q }).catch(nothing) : undefined,
        prefetch('GET /sysConfig/queryPublic', {}).catch(nothing),
      ])
      return article
    },
    component: () => import('./help-page.tsx'),
    chunk: 'features/help/storefront/help-page.tsx',
  }),
  definePage({
    path: '/user-service-agreement',
    cacheable: true,
    search: agreementSearch,
    load: ({ search, prefetch }) =>
      prefetch('GET /sysHelp/findById/{id}', agreementInput('agreement', search)),
    component: () => import('./user-agreement-page.tsx'),
    chunk: 'features/help/storefront/user-agreement-page.tsx',
  }),
  definePage({
    path: '/user-privacy-agreement',
    cacheable: true,
    search: agreementSearch,
    load: ({ search, prefetch }) => prefetch('GET /sysHelp/findById/{id}', agreementInput('privacy', search)),
    component: () => import('./privacy-policy-page.tsx'),
    chunk: 'features/help/storefront/privacy-policy-page.tsx',
  }),
  definePage({
    path: '/shop-agreement',
    cacheable: true,
    search: agreementSearch,
    load: ({ search, prefetch }) =>
      prefetch('GET /sysHelp/findById/{id}', agreementInput('shopAgreement', search)),
    component: () => import('./shop-agreement-page.tsx'),
    chunk: 'features/help/storefront/shop-agreement-page.tsx',
  }),
  definePage({
    path: '/guide',
    cacheable: true,
    load: ({ prefetch }) => prefetch('GET /sysHelp/findById/{id}', { id: articleId('guide', '') }),
    component: () => import('./single/guide-page.tsx'),
    chunk: 'features/help/storefront/single/guide-page.tsx',
  }),
  definePage({
    path: '/faq',
    cacheable: true,
    load: ({ prefetch }) => prefetch('GET /sysHelp/findById/{id}', { id: articleId('faq', '') }),
    component: () => import('./single/faq-page.tsx'),
    chunk: 'features/help/storefront/single/faq-page.tsx',
  }),
  definePage({
    path: '/about',
    cacheable: true,
    load: ({ prefetch }) => prefetch('GET /sysHelp/findById/{id}', { id: articleId('aboutMall', '') }),
    component: () => import('./single/about-page.tsx'),
    chunk: 'features/help/storefront/single/about-page.tsx',
  }),
]
