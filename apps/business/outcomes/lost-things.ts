import { applicationsHref } from '@hojip/hrefs/admission'
import { appealsHref, shopRefundsHref } from '@hojip/hrefs/aftersales'
import { receivedFeedbackHref } from '@hojip/hrefs/feedback'
import { editHelpHref } from '@hojip/hrefs/help'
import { shopOrdersHref } from '@hojip/hrefs/orders'
import { peopleHref } from '@hojip/hrefs/people'
import { shopProductsHref } from '@hojip/hrefs/products'
import { superviseHref } from '@hojip/hrefs/supervision'

/** The lists whose things have a page of their own, named as the menu names them. */
const lists = {
  orders: shopOrdersHref(),
  products: shopProductsHref(),
  refunds: shopRefundsHref(),
  appeals: appealsHref(),
  admission: applicationsHref(),
  feedback: receivedFeedbackHref(),
  help: editHelpHref(),
  people: peopleHref(),
  shops: superviseHref(),
} as const
export type LostFrom = keyof typeof lists

export function listHref(list: LostFrom): string {
  return lists[list]
}

/** The list that has no thing with this address; undefined for an address below no list. */
export function lostFrom(pathname: string): LostFrom | undefined {
  return (Object.keys(lists) as LostFrom[]).find((list) => pathname.startsWith(`${lists[list]}/`))
}
