import { expect, test } from 'vitest'
import type { SitePage } from './definition.ts'
import { createMatcher } from './match.ts'

function page(path: string) {
  return { path } as SitePage
}

const match = createMatcher(
  ['/', '/goods', '/goods/info/$id', '/goods/search/$str', '/goods/info/new', '/shop/$id/$logo'].map(page),
)
function found(pathname: string) {
  const result = match(pathname)
  return result && [result.page.path, result.params]
}

test.each([
  ['/', ['/', {}]],
  ['/goods', ['/goods', {}]],
  ['/goods/', ['/goods', {}]],
  ['/goods/info/7', ['/goods/info/$id', { id: '7' }]],
  ['/goods/info/new', ['/goods/info/new', {}]],
  ['/goods/search/%E6%B3%A1%E8%8F%9C%2F1kg', ['/goods/search/$str', { str: '泡菜/1kg' }]],
  ['/shop/1/%2Fa.webp', ['/shop/$id/$logo', { id: '1', logo: '/a.webp' }]],
  ['/goods/info', undefined],
  ['/goods/info/', undefined],
  ['/goods//7', undefined],
  ['/goods/info/%E0%A4%A', undefined],
  ['/Goods', undefined],
])('%s', (pathname, expected) => expect(found(pathname)).toEqual(expected))
