import { shopCommentsHref } from '@hojip/hrefs/comments'
import { expect, test } from 'vitest'
import { commentsInput, shopCommentsSearch } from './shop-comments.ts'

test('without a filter, or with an invalid one, unanswered comments are shown', () => {
  expect(shopCommentsSearch({})).toEqual({ filter: 'unanswered', page: 1 })
  expect(shopCommentsSearch({ filter: 'worst', page: '-3' })).toEqual({ filter: 'unanswered', page: 1 })
})

test('a filter survives its address', () => {
  const search = { filter: 'bad', page: 4 } as const
  const raw = Object.fromEntries(new URLSearchParams(shopCommentsHref(search).split('?')[1]))
  expect(shopCommentsSearch(raw)).toEqual(search)
  expect(commentsInput(search)).toEqual({ filter: 'bad', pageNum: 4, pageSize: 20 })
})
