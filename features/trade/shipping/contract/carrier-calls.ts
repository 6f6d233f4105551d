import { call, shapes as s, shopCall } from '@hojip/platform/http'
import { z } from 'zod'
import { shippingRefusals as r } from '../refusals.ts'

const ofShop = { ...shopCall, right: 'orders.ship' } as const

export const carrierCalls = {
  'GET /bizConsole/queryCarriers': call({
    summary: 'All carriers, first those that the shop usually ships with, in its order',
    ...ofShop,
    rate: 'read',
    input: s.noInput,
    output: s.listOf(z.object({ code: z.string(), name: z.string(), isUsed: z.boolean() })).extend({
      /** 0 while nobody has chosen. */
      version: z.int(),
    }),
  }),
  'POST /bizConsole/saveCarriers': call({
    summary:
      'Saves the carriers that the shop usually ships with, when nobody else has since the given version',
    ...ofShop,
    rate: 'write',
    input: z.object({ codes: z.array(s.words(1, 40)).max(40), version: z.int().min(0).max(1_000_000_000) }),
    output: z.object({ version: z.int() }),
    refusals: [r.carrierUnknown, r.carriersChanged],
  }),
}
