import { expect, test } from 'vitest'
import { definePage } from './definition.ts'
import { createMatcher } from './match.ts'
import { many, one, type RawSearch } from './search.ts'
import { sharedHref } from './shared-href.ts'

function page(path: string, more: { cacheable?: true; search?: (raw: RawSearch) => unknown }) {
  return definePage({
    path,
    layout: 'full',
    chunk: 'x.tsx',
    ...more,
    component: () => Promise.reject(new Error('not shown here')),
  })
}

const matcher = createMatcher([
  page('/', { cacheable: true }),
  page('/list', { cacheable: true, search: (raw) => [one(raw, 'sort'), many(raw, 'brand')] }),
  page('/narrow', { cacheable: true, search: (raw) => one(raw, 'a') && one(raw, 'b') }),
  page('/all', { cacheable: true, search: (raw) => ({ ...raw }) }),
  page('/own', {}),
])

test.each([
  ['/', '/'],
  ['/?x=1', '/'],
  ['/list?x=1&sort=2', '/list?sort=2'],
  ['/list?sort=2&brand=b&brand=a', '/list?brand=b&brand=a&sort=2'],
  ['/list?utm_source=1&__proto__=2&constructor=3', '/list'],
  ['/list?sort=', '/list?sort='],
  ['/narrow?b=1', '/narrow'],
  ['/narrow?b=1&a=2', '/narrow?a=2&b=1'],
  ['/all?b=1&a=2', '/all?a=2&b=1'],
  ['/own?x=1', '/own?x=1'],
  ['/nowhere?x=1', '/nowhere?x=1'],
])('%s shows what %s shows', (href, same) => {
  expect(sharedHref(matcher, href)).toBe(same)
})
