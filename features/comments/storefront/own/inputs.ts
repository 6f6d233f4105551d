import { choice, one, type RawSearch } from '@hojip/platform/page'

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** `?show=mine`: what one has written; otherwise what waits for a comment, of one `?order=` alone. */
export const commentsSearch = (raw: RawSearch) => {
  const order = one(raw, 'order') ?? ''
  return {
    show: choice(raw, 'show', ['waiting', 'mine'], 'waiting'),
    order: isId(order) ? order : '',
  }
}

export const waitingInput = (order: string) => ({ pageSize: 10, ...(order ? { orderId: order } : {}) })
export const ownInput = { pageSize: 10 }
