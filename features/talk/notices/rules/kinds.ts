import { basicHref } from '@hojip/hrefs/accounts'
import { joinHref } from '@hojip/hrefs/admission'
import { offerHref, refundHref } from '@hojip/hrefs/aftersales'
import { productHref, productQuestionsHref } from '@hojip/hrefs/browse'
import { chatHref, customerHref } from '@hojip/hrefs/chat'
import { commentHref, ownCommentsHref } from '@hojip/hrefs/comments'
import { priceDropsHref, savedHref } from '@hojip/hrefs/favourites'
import { feedbackHref } from '@hojip/hrefs/feedback'
import { orderHref, trackHref } from '@hojip/hrefs/orders'
import { payHref } from '@hojip/hrefs/payments'
import { ownReportsHref } from '@hojip/hrefs/reports'
import { known } from '@hojip/platform/known'
import type { NoticeType } from '@hojip/preferences/notice-types'
import type { AnyFacts, NoticeKind } from './facts.ts'

/** The facts of a notice, with the shop of its order, which is read with the order. */
export type PlaceFacts = AnyFacts & { shopId?: string }

/** The places that a notice leads to; undefined where its facts lack what the page is about. */
const places = {
  order: ({ orderId }: AnyFacts) => orderId && orderHref(orderId),
  track: ({ orderId }: AnyFacts) => orderId && trackHref(orderId),
  pay: ({ payId }: AnyFacts) => payId && payHref(payId),
  refund: ({ refundId }: AnyFacts) => refundId && refundHref(refundId),
  offer: ({ offerId }: AnyFacts) => offerId && offerHref(offerId),
  comment: ({ orderId }: AnyFacts) => commentHref(orderId),
  comments: () => ownCommentsHref,
  product: ({ goodsId }: AnyFacts) => goodsId && productHref(goodsId),
  questions: ({ goodsId }: AnyFacts) => goodsId && productQuestionsHref(goodsId),
  saved: () => savedHref,
  cheaper: () => priceDropsHref,
  account: () => basicHref,
  answer: ({ link }: AnyFacts) => link,
  feedback: () => feedbackHref,
  reports: () => ownReportsHref,
  application: () => joinHref,
  /** The shop, with the refund or the order above the input. */
  shop: ({ shopId, orderId, refundId }: PlaceFacts) =>
    shopId && chatHref({ shop: shopId, ...(refundId ? { refund: refundId } : { order: orderId }) }),
  service: () => customerHref,
} as const satisfies Record<string, (facts: PlaceFacts) => string | undefined>
export type Place = keyof typeof places

interface KindRow {
  type: NoticeType
  /** Its buttons; the first one is also the link of the notice. */
  places: readonly [Place, ...Place[]]
}

function ofOrder(...list: KindRow['places']): KindRow {
  return { type: 'order', places: [...list, 'shop'] }
}
const ofParcel: KindRow = { type: 'logistics', places: ['track', 'order', 'shop'] }
const ofRefund: KindRow = { type: 'money', places: ['refund', 'order', 'shop'] }
/** Where the money is with a gateway, or the mall has decided, the shop knows nothing more. */
const ofMall: KindRow = { type: 'money', places: ['refund', 'order', 'service'] }

/** Each kind's type and where it leads. */
export const kinds: Record<NoticeKind, KindRow> = {
  orderPaid: ofOrder('order'),
  orderLate: ofOrder('order'),
  orderTimedOut: ofOrder('order'),
  orderCancelledLate: ofOrder('order'),
  orderBroughtBack: ofOrder('order'),
  orderReceived: ofOrder('comment', 'order'),
  orderShipped: ofParcel,
  orderPartlyShipped: ofParcel,
  orderDelivered: ofParcel,
  parcelSilent: ofParcel,
  parcelReturned: ofParcel,
  receiptPutOff: ofOrder('order'),
  paymentDue: { type: 'money', places: ['pay', 'service'] },
  refundArrived: ofMall,
  refundPaidOffline: ofMall,
  refundFailed: ofMall,
  refundStuck: ofMall,
  refundAgreed: ofRefund,
  returnAgreed: ofRefund,
  refundRejected: ofRefund,
  refundOffered: ofRefund,
  returnArrived: ofRefund,
  inspectionPassed: ofRefund,
  inspectionFailed: ofRefund,
  returnLapsed: ofRefund,
  appealGranted: ofMall,
  appealReturn: ofRefund,
  appealRefused: ofMall,
  refundClosed: ofRefund,
  offerMade: { type: 'money', places: ['offer', 'order', 'shop'] },
  priceFell: { type: 'drop', places: ['product', 'cheaper'] },
  restocked: { type: 'drop', places: ['product', 'saved'] },
  alertStock: { type: 'drop', places: ['product', 'saved'] },
  alertPrice: { type: 'drop', places: ['product', 'saved'] },
  commentReplied: { type: 'comment', places: ['comments', 'product'] },
  questionAnswered: { type: 'comment', places: ['questions', 'product'] },
  identityLinked: { type: 'platform', places: ['account'] },
  serviceAnswered: { type: 'platform', places: ['answer'] },
  feedbackAnswered: { type: 'platform', places: ['feedback'] },
  applicationMore: { type: 'platform', places: ['application'] },
  applicationRefused: { type: 'platform', places: ['application'] },
  applicationAdmitted: { type: 'platform', places: ['application'] },
  reportUpheld: { type: 'platform', places: ['reports'] },
  reportDismissed: { type: 'platform', places: ['reports'] },
  reportLifted: { type: 'platform', places: ['reports', 'service'] },
  wordsRemoved: { type: 'platform', places: ['service'] },
  wordsBack: { type: 'platform', places: ['service'] },
}

/** A kind of a newer version, beside which this one runs during an update. */
const newer: KindRow = { type: 'platform', places: ['service'] }

/** As the wire promises it: a group of a newer version counts to the mall's own messages. */
export function knownType(type: string): NoticeType {
  return Object.values(kinds).find((row) => row.type === type)?.type ?? newer.type
}

export interface Way {
  place: Place
  link: string
}

/**
 * Where the notice leads, the most useful place first. A refund without an application has no page of its own, so
 * the order comes first. The shop can be asked when it is known, which needs the order.
 */
export function waysOf(kind: string, facts: PlaceFacts): Way[] {
  return (known(kinds, kind) ?? newer).places.flatMap((place) => {
    const link = places[place](facts)
    return link ? [{ place, link }] : []
  })
}

/** Its first place; the mall's service where the facts lack what its places are about. */
export function linkOf(kind: string, facts: PlaceFacts): string {
  const [first] = waysOf(kind, facts)
  return first ? first.link : customerHref
}
