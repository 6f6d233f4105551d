import type { LoadInput } from '@hojip/platform/page'
import type { Input, Output } from '@hojip/platform/client'

export type OwnPage = Input<'GET /appHome/queryPieces'>['page']
export type Pieces = Output<'GET /appHome/queryPieces'>

/** Fetches what operators have put around a page. The page does not depend on it. */
export async function loadPieces(
  prefetch: LoadInput<unknown, unknown>['prefetch'],
  page: OwnPage,
): Promise<void> {
  await prefetch('GET /appHome/queryPieces', { page }).catch(() => undefined)
}
