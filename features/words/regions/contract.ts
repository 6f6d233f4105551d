import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

const region = z.object({
  code: z.string(),
  /** The name that addresses store. */
  name: z.string(),
  /** In the caller's language. */
  label: z.string(),
  level: z.int(),
  leaf: z.boolean(),
})

export const regionsCalls = {
  'GET /sysRegion/findTree': call({
    summary:
      'Regions below a code: provinces, cities, districts and streets of China; provinces and cities of Korea',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({
      country: z.enum(['CN', 'KR']).default('CN'),
      parentCode: z.string().max(12).optional(),
    }),
    output: s.listOf(region),
  }),
}
type RegionsCalls = typeof regionsCalls
declare module '@hojip/platform/client' {
  interface AllCalls extends RegionsCalls {}
}

s.nameShapes({ Region: region })
