import { expect, test } from 'vitest'
import type { SitePage } from './definition.ts'
import { createMatcher } from './match.ts'

function page(path: string) {
  return { path } as SitePage
}

const match = createMatcher(
  ['/', '/albums', '/albums/info/$id', '/albums/search/$str', '/albums/info/new', '/artist/$id/$picture'].map(
    page,
  ),
)
function found(pathname: string) {
  const result = match(pathname)
  return result && [result.page.path, result.params]
}

test.each([
  ['/', ['/', {}]],
  ['/albums', ['/albums', {}]],
  ['/albums/', ['/albums', {}]],
  ['/albums/info/7', ['/albums/info/$id', { id: '7' }]],
  ['/albums/info/new', ['/albums/info/new', {}]],
  ['/albums/search/%E6%B3%A1%E8%8F%9C%2F1kg', ['/albums/search/$str', { str: '泡菜/1kg' }]],
  ['/artist/1/%2Fa.webp', ['/artist/$id/$picture', { id: '1', picture: '/a.webp' }]],
  ['/albums/info', undefined],
  ['/albums/info/', undefined],
  ['/albums//7', undefined],
  ['/albums/info/%E0%A4%A', undefined],
  ['/Albums', undefined],
])('%s', (pathname, expected) => expect(found(pathname)).toEqual(expected))
