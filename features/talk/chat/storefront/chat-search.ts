import { one, type RawSearch } from '@hojip/platform/page'

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the shopper comes from, or the conversation that is open. Anything but an id counts as absent. */
export function chatSearch(raw: RawSearch) {
  const idOf = (name: string) => {
    const text = one(raw, name) ?? ''
    return id.test(text) ? text : undefined
  }
  return {
    shop: idOf('shop'),
    goods: idOf('goods'),
    order: idOf('order'),
    refund: idOf('refund'),
    conversation: idOf('c'),
  }
}

export type ChatSearch = ReturnType<typeof chatSearch>
