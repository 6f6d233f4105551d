import { expect, test } from 'vitest'
import { ApiError } from '../../client/index.ts'
import { definePage, type LoadInput, type SitePage } from './definition.ts'
import { createMatcher } from './match.ts'
import { CodeMissing, resolve, type Resolver } from './resolve.ts'
import { wholeNumber } from './search.ts'

const module = {
  Page: () => null,
  head: ({ data }: { data: unknown }) => ({ title: `title of ${String(data)}` }),
}
function refusal(code: string, data: object = {}) {
  return new ApiError({ code, msg: '', data })
}

function failing(path: string, error: Error, more: { needsSignIn?: true } = {}): SitePage {
  return definePage({
    path,
    layout: 'full',
    load: () => Promise.reject(error),
    component: async () => module,
    chunk: '',
    ...more,
  })
}

const pages = [
  definePage({
    path: '/list/$id',
    layout: 'full',
    search: (raw) => ({ page: wholeNumber(raw, 'page', { min: 1, max: 9, fallback: 1 }) }),
    load: async ({ params, search }: LoadInput<{ id: string }, { page: number }>) =>
      `${params.id} ${search.page}`,
    component: async () => module,
    chunk: '',
  }),
  definePage({ path: '/mine', layout: 'focus', needsSignIn: true, component: async () => module, chunk: '' }),
  definePage({ path: '/', layout: 'full', component: async () => module, chunk: '' }),
  definePage({
    path: '/login',
    layout: 'bare',
    visitorsOnly: true,
    component: async () => module,
    chunk: '',
  }),
  failing('/missing', refusal('40004')),
  failing('/invalid', refusal('40001', { fields: [{ field: 'id', problem: '' }] })),
  failing('/bug', new Error('bug')),
  failing('/ended', refusal('401'), { needsSignIn: true }),
]

function resolver(signedIn: boolean): Resolver {
  return {
    matcher: createMatcher(pages),
    locale: 'zh-CN',
    prefetch: () => Promise.reject(new Error('not asked')),
    signedIn: () => signedIn,
    heads: { notFound: { title: 'not found' }, failure: { title: 'failure' }, away: { title: 'away' } },
  }
}

async function visitOf(href: string, signedIn = false) {
  const resolved = await resolve(resolver(signedIn), href)
  if ('redirect' in resolved) throw new Error(`redirects to ${resolved.redirect}`)
  return resolved.visit
}

test('a page is loaded with its parameters', async () => {
  const visit = await visitOf('/list/7?page=3&x=1')
  expect(visit).toMatchObject({ outcome: 'page', path: '/list/$id', params: { id: '7' }, data: '7 3' })
  expect(visit.head.title).toBe('title of 7 3')
})

test('visitors are redirected to the login and back', async () => {
  expect(await resolve(resolver(false), '/mine?type=0')).toEqual({
    redirect: '/login?redirect=%2Fmine%3Ftype%3D0',
  })
  expect((await visitOf('/mine', true)).outcome).toBe('page')
  expect(await resolve(resolver(true), '/ended')).toEqual({ redirect: '/login?redirect=%2Fended' })
})

test.each([
  ['/nowhere', 'notFound'],
  ['/missing', 'notFound'],
  ['/invalid', 'notFound'],
  ['/bug', 'failure'],
])('%s: %s', async (href, outcome) => expect((await visitOf(href)).outcome).toBe(outcome))

test('a signed-in user does not see the login, and goes where it would have led', async () => {
  expect((await visitOf('/login?redirect=/mine')).outcome).toBe('page')
  expect(await resolve(resolver(true), '/login?redirect=%2Fmine%3Ftype%3D0')).toEqual({
    redirect: '/mine?type=0',
  })
  for (const elsewhere of [
    '/login',
    '/login?redirect=//evil.example',
    '/login?redirect=https://evil.example',
  ])
    expect(await resolve(resolver(true), elsewhere)).toEqual({ redirect: '/' })
})

test('a page that is not known yet is looked up after the others have loaded, and only then is missing', async () => {
  const others = () => Promise.resolve(createMatcher(pages))
  const firstOnly = { ...resolver(false), matcher: createMatcher(pages.slice(0, 1)), others }
  expect(await resolve(firstOnly, '/')).toMatchObject({ visit: { outcome: 'page', path: '/' } })
  expect(await resolve(firstOnly, '/nowhere')).toMatchObject({ visit: { outcome: 'notFound' } })
  const known = { ...firstOnly, others: () => Promise.reject(new Error('not asked')) }
  expect(await resolve(known, '/list/1')).toMatchObject({ visit: { outcome: 'page' } })
})

test('definitions that cannot be loaded are missing code, which a new document brings', async () => {
  const cut = { ...resolver(false), matcher: () => undefined, others: () => Promise.reject(new Error('cut')) }
  const resolved = await resolve(cut, '/')
  expect(resolved).toMatchObject({ visit: { outcome: 'failure' } })
  expect('error' in resolved && resolved.error).toBeInstanceOf(CodeMissing)
})
