import { pages as browsePages } from '@hojip/browse/storefront'
import { createMatcher } from '@hojip/platform/site'
import { expect, test } from 'vitest'
import { pages } from './rooms.ts'

test('a page that the first script knows is the one that all rooms together have at its path', () => {
  const [first, whole] = [createMatcher(browsePages), createMatcher(pages)]
  for (const { path } of pages) {
    const page = first(path)?.page
    if (page) expect(whole(path)?.page).toBe(page)
  }
  expect(first('/goods/info/1')?.page).toBe(whole('/goods/info/1')?.page)
  expect(first('/cart')).toBeUndefined()
})
