import { formatSearch } from '@hojip/platform/href'

type ChatSearch = {
  /** The shop to talk to. */
  shop?: string
  /** What the talk is about: its card waits above the input. */
  goods?: string
  order?: string
  refund?: string
  /** A conversation of the list. */
  conversation?: string
}

/** The shopper's conversations with shops. */
export function chatHref({ shop, goods, order, refund, conversation }: ChatSearch = {}): string {
  return `/chatroom${formatSearch({ shop, goods, order, refund, c: conversation })}`
}

/** The mall's own customer service. */
export const customerHref = '/customer'

/** The page of those who answer shoppers, at a conversation. */
export function answeringHref({ conversation }: Pick<ChatSearch, 'conversation'> = {}): string {
  return `/business/desk${formatSearch({ c: conversation })}`
}
