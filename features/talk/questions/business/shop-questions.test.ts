import { shopQuestionsHref } from '@hojip/hrefs/questions'
import { expect, test } from 'vitest'
import { questionsInput, shopQuestionsSearch } from './shop-questions.ts'

test('without a filter, or with an invalid one, open questions are shown', () => {
  expect(shopQuestionsSearch({})).toEqual({ filter: 'unanswered', page: 1 })
  expect(shopQuestionsSearch({ filter: 'worst', page: '-3' })).toEqual({ filter: 'unanswered', page: 1 })
})

test('a filter survives its address', () => {
  const search = { filter: 'all', page: 4 } as const
  const raw = Object.fromEntries(new URLSearchParams(shopQuestionsHref(search).split('?')[1]))
  expect(shopQuestionsSearch(raw)).toEqual(search)
  expect(questionsInput(search)).toEqual({ filter: 'all', pageNum: 4, pageSize: 20 })
})
