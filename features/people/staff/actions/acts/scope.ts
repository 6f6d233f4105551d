import type { Viewer } from '@hojip/platform/http'
import type { ActScope } from '../../store/acts.ts'

/** No shop has this id. */
const noShop = '00000000-0000-0000-0000-000000000000'

/** What staff see: their own shop, and nothing without one. */
export function shopOf({ shopId = noShop }: Viewer): ActScope {
  return { shopId }
}

/** What operators see: one shop, the operators alone, or everything. */
export function mallsScope({
  scope,
  shopId,
}: {
  scope: 'all' | 'mall'
  shopId?: string | undefined
}): ActScope {
  return shopId === undefined ? scope : { shopId }
}
