import { addressesOf, addressOf } from '@hojip/addresses'
import { findPlaceIn, isNotFound, refusePlace } from '@hojip/regions'
import { placeLine } from '@hojip/regions/place-names'
import { placeText, type Destination } from '@hojip/catalog/rules'
import type { Db } from '@hojip/db'
import type { OutputOf, ParsedInputOf, Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { isRefusal, type Refusal } from '@hojip/platform/refusal'
import type { SearchCalls } from '../contract.ts'
import type { Reach } from '../rules/product-filter.ts'
import type { SearchCache } from '../search-cache.ts'
import { notDelivered } from '../store/reach.ts'

type Call = SearchCalls['POST /bizGoods/queryNotDelivered']
type NoPlace = Refusal<'addresses/placeUnknown'>

/** A list that is to have only what is delivered to a place. */
export interface ToPlace {
  deliverTo?: string | undefined
}

function placeIn({ mayCompare }: SearchCache, text: string): Destination | NoPlace {
  const place = findPlaceIn(text, mayCompare)
  return isNotFound(place) ? refusePlace(place, 'deliverTo') : place
}

/** The place without what no terms distinguish: the neighbourhoods of Korea, which have no list either. */
function listed(place: Destination): Destination {
  return place.country === 'KR' ? { ...place, district: undefined } : place
}

/** What is asked for, with what its place leaves out. */
export async function withReach<T extends ToPlace>(
  cache: SearchCache,
  { deliverTo, ...asked }: T,
): Promise<(Omit<T, 'deliverTo'> & { unreachable?: Reach }) | NoPlace> {
  if (deliverTo === undefined) return asked
  const place = placeIn(cache, deliverTo)
  return isRefusal(place) ? place : { ...asked, unreachable: await cache.unreachable(listed(place)) }
}

/** The given place, or that of the given or the default address of the viewer. */
async function placeOf(
  cache: SearchCache,
  db: Db,
  viewer: Viewer | null,
  { deliverTo, addressId }: ParsedInputOf<Call>,
): Promise<Destination | undefined | NoPlace> {
  if (deliverTo !== undefined) return placeIn(cache, deliverTo)
  if (!viewer) return undefined
  const chosen = addressId && (await addressOf(db, viewer, addressId))
  return chosen || (await addressesOf(db, viewer))[0]
}

/** Which of the products on a page are not delivered to the reader's place: one statement for all of them. */
export async function readNotDelivered(
  cache: SearchCache,
  db: Db,
  viewer: Viewer | null,
  input: ParsedInputOf<Call>,
  locale: Locale,
): Promise<OutputOf<Call> | NoPlace> {
  const to = await placeOf(cache, db, viewer, input)
  if (to === undefined) return { place: '', deliverTo: '', list: [] }
  if (isRefusal(to)) return to
  const { country, province, city } = to
  const unreachable = await cache.unreachable(listed(to))
  return {
    // A filter has room for one name: of China the city's, of Korea that of the province, which may be a city.
    place: placeLine([country === 'CN' && city ? city : province], locale),
    deliverTo: placeText(to),
    list: await notDelivered(db, input.goodsIds, unreachable),
  }
}
