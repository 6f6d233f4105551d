import { goodsCard } from '@hojip/catalog/contract'
import { shopInfo } from '@hojip/shops/contract'
import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

const card = goodsCard
export const browseCalls = {
  'GET /appHome/queryFloors': call({
    summary: 'What the home page shows: rankings, floors by category, shops, and goods for everybody',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: s.noInput,
    output: z.object({
      /** Best sellers of the whole mall. */
      ranking: z.array(card),
      /** Two themed halls: Korean-style goods, and tea and drinks. */
      halls: z.array(z.object({ slug: z.string(), categoryId: s.id, goods: z.array(card) })),
      floors: z.array(
        z.object({
          slug: z.string(),
          tabs: z.array(z.object({ categoryId: s.id, name: z.string(), goods: z.array(card) })),
        }),
      ),
      shops: z.array(
        z.object({
          shop: shopInfo,
          goods: z.array(
            z.object({
              pkId: s.id,
              goodsName: z.string(),
              goodsPic: z.string(),
              price: s.money,
              isFromPrice: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  }),
  'GET /sysConfig/queryPublic': call({
    summary: 'Public settings of the mall',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: s.noInput,
    output: z.object({
      csPhone: z.string(),
      csHours: z.string(),
      merchantUrl: z.string(),
      locales: z.array(z.string()),
      languageSwitch: z.boolean(),
      /** Closing the tag of an open page asks first. */
      tagCloseConfirm: z.boolean(),
      /** Who sees the errors of scripts in the header. */
      errorStore: z.enum(['off', 'staff', 'all']),
      serverTime: z.int(),
      /** Where the demo's SMS inbox and pay pages are; null in production. */
      simulatorUrl: z.string().nullable(),
      /** Whom the demo lets try the shops’ site; null in production. */
      demoStaff: z.object({ account: z.string(), password: z.string() }).nullable(),
    }),
  }),
}
export type BrowseCalls = typeof browseCalls
declare module '@hojip/platform/client' {
  interface AllCalls extends BrowseCalls {}
}
