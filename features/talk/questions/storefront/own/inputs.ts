import { choice, type RawSearch } from '@hojip/platform/page'

export const ownQuestionsCall = 'POST /bizGoodsQuestion/queryMyQuestion'
export const ownAnswersCall = 'POST /bizGoodsQuestion/queryMyAnswer'

/** `?show=answers`: what the user has answered; otherwise what they have asked. */
export function ownQuestionsSearch(raw: RawSearch) {
  return { show: choice(raw, 'show', ['questions', 'answers'], 'questions') }
}

export const ownInput = { pageSize: 10 }
