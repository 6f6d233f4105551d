import type { Bound } from '@hojip/platform/http'
import type { ReadingTools } from './actions/reading/refund-view.ts'
import { buyersRoutes } from './routes/buyers-routes.ts'
import { mallsRoutes } from './routes/malls-routes.ts'
import { offersRoutes } from './routes/offers-routes.ts'
import { shopsRoutes } from './routes/shops-routes.ts'

export function aftersalesRoutes(tools: ReadingTools): Bound[] {
  return [...buyersRoutes(tools), ...shopsRoutes(tools), ...mallsRoutes(tools), ...offersRoutes(tools)]
}
