import { call, shapes as s, shopRead, shopWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { chatRefusals as r } from '../refusals.ts'
import { hours } from './agent-shapes.ts'

export const shopCalls = {
  'POST /bizConsole/chat/open': call({
    summary: 'Opens the conversation with the buyer of an order; sends nothing',
    ...shopWrite,
    right: 'service',
    input: z.object({ orderId: s.id }),
    output: z.object({ conversationId: s.id }),
    refusals: [r.orderGone],
  }),
  'POST /bizConsole/chat/queryHours': call({
    summary: 'When the shop answers, and what it says otherwise',
    ...shopRead,
    right: 'service',
    input: s.noInput,
    output: hours,
  }),
  'POST /bizConsole/chat/saveHours': call({
    summary: 'Stores when the shop answers, and what it says otherwise',
    ...shopWrite,
    right: 'service',
    input: z
      .object({
        days: z.array(z.int().min(1).max(7)).max(7),
        fromMinute: z.int().min(0).max(1_439),
        untilMinute: z.int().min(1).max(1_440),
        /** Left out, it stays what it is. */
        awayText: s.words(0, 500).optional(),
      })
      .refine(({ fromMinute, untilMinute }) => fromMinute < untilMinute, { path: ['untilMinute'] }),
    output: s.nothing,
    refusals: [r.shopGone],
  }),
}
