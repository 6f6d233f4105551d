import { definePage, type LoadInput } from '@hojip/platform/page'
import type { agreementTopics } from '../rules/agreements.ts'
import { articleId, type Topic } from '../rules/topics.ts'
import { agreementInput, agreementSearch } from './agreement/agreement-search.ts'
import { helpSearch } from './help-search.ts'

export { usePort } from './use-port.ts'

function nothing() {
  return undefined
}

function loadAgreement(topic: (typeof agreementTopics)[number]) {
  return ({ search, prefetch }: LoadInput<unknown, ReturnType<typeof agreementSearch>>) =>
    prefetch('GET /sysHelp/findById/{id}', agreementInput(topic, search))
}

function loadArticle(topic: Topic) {
  return ({ prefetch }: LoadInput<unknown, unknown>) =>
    prefetch('GET /sysHelp/findById/{id}', { id: articleId(topic, '') })
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
    chunk: 'features/talk/help/storefront/help-page.tsx',
  }),
  definePage({
    path: '/user-service-agreement',
    cacheable: true,
    search: agreementSearch,
    load: loadAgreement('agreement'),
    component: () => import('./user-agreement-page.tsx'),
    chunk: 'features/talk/help/storefront/user-agreement-page.tsx',
  }),
  definePage({
    path: '/user-privacy-agreement',
    cacheable: true,
    search: agreementSearch,
    load: loadAgreement('privacy'),
    component: () => import('./privacy-policy-page.tsx'),
    chunk: 'features/talk/help/storefront/privacy-policy-page.tsx',
  }),
  definePage({
    path: '/shop-agreement',
    cacheable: true,
    search: agreementSearch,
    load: loadAgreement('shopAgreement'),
    component: () => import('./shop-agreement-page.tsx'),
    chunk: 'features/talk/help/storefront/shop-agreement-page.tsx',
  }),
  definePage({
    path: '/guide',
    cacheable: true,
    load: loadArticle('guide'),
    component: () => import('./single/guide-page.tsx'),
    chunk: 'features/talk/help/storefront/single/guide-page.tsx',
  }),
  definePage({
    path: '/faq',
    cacheable: true,
    load: loadArticle('faq'),
    component: () => import('./single/faq-page.tsx'),
    chunk: 'features/talk/help/storefront/single/faq-page.tsx',
  }),
  definePage({
    path: '/about',
    cacheable: true,
    load: loadArticle('aboutMall'),
    component: () => import('./single/about-page.tsx'),
    chunk: 'features/talk/help/storefront/single/about-page.tsx',
  }),
]
