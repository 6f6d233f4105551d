import { choice, one, type RawSearch } from '@hojip/platform/page'

function isId(text: string) {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/** `?show=mine`: the user's comments; otherwise the lines that wait for a comment, with `?order=` of one order only. */
export function commentsSearch(raw: RawSearch) {
  const order = one(raw, 'order') ?? ''
  return { show: choice(raw, 'show', ['waiting', 'mine'], 'waiting'), order: isId(order) ? order : '' }
}

export function waitingInput(order: string) {
  return { pageSize: 10, ...(order ? { orderId: order } : {}) }
}

export const ownInput = { pageSize: 10 }
