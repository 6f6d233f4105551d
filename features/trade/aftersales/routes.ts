import type { Tools } from '@hojip/db'
import type { Bound } from '@hojip/platform/http'
import { buyersRoutes } from './routes/buyers-routes.ts'
import { mallsRoutes } from './routes/malls-routes.ts'
import { offersRoutes } from './routes/offers-routes.ts'
import { shopsRoutes } from './routes/shops-routes.ts'

export function aftersalesRoutes(tools: Tools): Bound[] {
  return [...buyersRoutes(tools), ...shopsRoutes(tools), ...mallsRoutes(tools), ...offersRoutes(tools)]
}
