import { bind, type Bound } from '@hojip/platform/http'
import { regionsIn } from './actions/regions-in.ts'
import { regionsCalls } from './contract.ts'

export function regionsRoutes(): Bound[] {
  return bind(regionsCalls, {
    'GET /sysRegion/findTree': async ({ country, parentCode }, { locale }) => ({
      list: await regionsIn(country, parentCode, locale),
    }),
  })
}
