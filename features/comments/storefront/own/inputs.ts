import { choice, type RawSearch } from '@hojip/platform/page'

/** `?show=mine`: what one has written; otherwise what waits for a comment. */
export const commentsSearch = (raw: RawSearch) => ({
  show: choice(raw, 'show', ['waiting', 'mine'], 'waiting'),
})

export const waitingInput = { pageSize: 10 }
export const ownInput = { pageSize: 10 }
