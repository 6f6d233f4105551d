import { pages as aftersalesPages } from '@hojip/aftersales/storefront'
import { pages as ordersPages } from '@hojip/orders/storefront'
import { pages as paymentsPages } from '@hojip/payments/storefront'
import type { Client } from '@hojip/platform/client'
import { pageAt } from '@hojip/platform/testing/pages'

/** What pages ask beside the rooms of this mall. */
const otherAnswers: Record<string, object> = {
  'GET /bizOrderDelivery/lookLogistics': { deliveryResultList: [] },
}

/** A page of the shoppers' site in English, as its server renders it for a buyer who is signed in. */
export function shownPage(href: string, ask: (call: string, input: object) => Promise<unknown>) {
  const client = async (call: string, input: object) => otherAnswers[call] ?? ask(call, input)
  return pageAt({
    pages: [...paymentsPages, ...ordersPages, ...aftersalesPages],
    href,
    locale: 'en-US',
    viewer: { pkId: '', name: 'Lin', roleName: 'shopper', account: '', avatarPic: null, access: [] },
    client: client as Client,
  })
}
