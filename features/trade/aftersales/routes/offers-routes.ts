import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { isRefusal } from '@hojip/platform/refusal'
import { answerOffer } from '../actions/offers/answer-offer.ts'
import { offerRefund, withdrawOffer } from '../actions/offers/make-offer.ts'
import { listPartyOffers, readOffer, readOfferable } from '../actions/offers/read-offers.ts'
import { offersCalls } from '../contract/offers-calls.ts'

export function offersRoutes(tools: Tools): Bound[] {
  return bind(offersCalls, {
    'POST /bizGoodsRefund/queryOffers': (input, { viewer, locale }) =>
      listPartyOffers(tools, { role: 'buyer', viewer }, input, locale),
    'GET /bizGoodsRefund/findOffer/{pkId}': ({ pkId }, { viewer, locale }) =>
      readOffer(tools, { role: 'buyer', viewer }, pkId, locale),
    'POST /bizGoodsRefund/answerOffer': async (input, { viewer, locale }) => {
      const answered = await answerOffer(tools, viewer, input)
      return isRefusal(answered) ? answered : readOffer(tools, { role: 'buyer', viewer }, input.pkId, locale)
    },
    'GET /bizConsole/queryOfferable': ({ orderId }, { viewer, locale }) =>
      readOfferable(tools, viewer, orderId, locale),
    'POST /bizConsole/offerRefund': async (input, { viewer, locale, idempotencyKey, note }) => {
      note?.({ subject: { money: input.refundMoney } })
      const made = await offerRefund(tools, viewer, input, idempotencyKey)
      return isRefusal(made) ? made : readOffer(tools, { role: 'shop', viewer }, made.pkId, locale)
    },
    'POST /bizConsole/withdrawOffer': async ({ pkId }, { viewer, locale, note }) => {
      const refused = await withdrawOffer(tools, viewer, pkId)
      if (refused) return refused
      const offer = await readOffer(tools, { role: 'shop', viewer }, pkId, locale)
      if (!isRefusal(offer)) note?.({ subject: { money: offer.refundMoney } })
      return offer
    },
  })
}
