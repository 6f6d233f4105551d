import { addressesOf, addressOf } from '@hojip/addresses'
import { placeLine } from '@hojip/addresses/place-names'
import { destinationOf, placeText, type Unreachable } from '@hojip/catalog/rules'
import type { Db } from '@hojip/db'
import type { OutputOf, ParsedInputOf, Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import type { SearchCalls } from '../contract.ts'
import type { SearchCache } from '../search-cache.ts'
import { notDelivered } from '../store/reach.ts'

type Call = SearchCalls['POST /bizGoods/queryNotDelivered']

/** A list that is to have only what is delivered to a place. */
export interface ToPlace {
  deliverTo?: string | undefined
}

/** What is asked for, with what its place leaves out. */
export async function withReach<T extends ToPlace>(
  cache: SearchCache,
  { deliverTo, ...asked }: T,
): Promise<Omit<T, 'deliverTo'> & { unreachable?: Unreachable }> {
  if (deliverTo === undefined) return asked
  return { ...asked, unreachable: await cache.unreachable(deliverTo) }
}

/** The given place, or that of the given or the default address of the viewer. */
async function placeOf(
  db: Db,
  viewer: Viewer | null,
  { deliverTo, addressId }: ParsedInputOf<Call>,
): Promise<string | undefined> {
  if (deliverTo !== undefined || !viewer) return deliverTo
  const chosen = addressId && (await addressOf(db, viewer, addressId))
  const address = chosen || (await addressesOf(db, viewer))[0]
  return address && placeText(address)
}

/** Which of the products on a page are not delivered to the reader's place: one statement for all of them. */
export async function readNotDelivered(
  cache: SearchCache,
  db: Db,
  viewer: Viewer | null,
  input: ParsedInputOf<Call>,
  locale: Locale,
): Promise<OutputOf<Call>> {
  const deliverTo = await placeOf(db, viewer, input)
  if (deliverTo === undefined) return { place: '', deliverTo: '', list: [] }
  const { country, province, city } = destinationOf(deliverTo)
  const unreachable = await cache.unreachable(deliverTo)
  return {
    // A filter has room for one name: of China the city's, of Korea that of the province, which may be a city.
    place: placeLine([country === 'CN' && city ? city : province], locale),
    deliverTo,
    list: await notDelivered(db, input.goodsIds, unreachable),
  }
}
