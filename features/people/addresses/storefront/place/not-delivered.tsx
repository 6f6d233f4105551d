import { useLazyCall, useTexts, useViewer } from '@hojip/platform/page'
import { useChosenPlace, type Region } from './deliver-to.ts'
import { placeTexts } from './texts.ts'

/** The region in one word, as lists have it in their addresses. */
function wordOfRegion({ country, province, city, district }: Region): string {
  return [country, province, city, district].filter(Boolean).join('/')
}

/** So many products are asked about at once. */
const mostAsked = 120

export interface NotDelivered {
  /** The reader's place in their language; '' until it is known. */
  place: string
  /** The same as lists have it in their addresses. */
  deliverTo: string
  /** The products that are not delivered there. */
  ids: ReadonlySet<string>
}

/**
 * Which products of a page are not delivered to the reader's place: to the one chosen in this browser, else to their
 * default address. One call for the whole page, only where a place is known: pages for everybody stay the same for all.
 * @param asked a place that goes before both, such as that of a list
 */
export function useNotDelivered(goodsIds: readonly string[], asked?: string): NotDelivered {
  const signedIn = useViewer() !== null
  const { region: chosen, addressId } = useChosenPlace()
  const region = asked ?? (chosen && wordOfRegion(chosen))
  const place = region ? { deliverTo: region } : addressId !== undefined && { addressId }
  const { data } = useLazyCall(
    'POST /bizGoods/queryNotDelivered',
    { goodsIds: goodsIds.slice(0, mostAsked), ...place },
    { when: signedIn || region !== undefined, keepPrevious: true },
  )
  return { place: data?.place ?? '', deliverTo: data?.deliverTo ?? '', ids: new Set(data?.list) }
}

/** On a card: the product is not delivered to the reader's place. */
export function NotDeliveredNote() {
  return <span className="font-medium text-crimson">{useTexts(placeTexts).notToYou}</span>
}
