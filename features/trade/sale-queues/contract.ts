import {
  call,
  mallRead,
  mallWrite,
  ownCall,
  ownWrite,
  shapes as s,
  type OutputOf,
  type ParsedInputOf,
} from '@hojip/platform/http'
import { z } from 'zod'
import { bounds } from './contract/bounds.ts'
import { queueStates, turnStates } from './contract/states.ts'
import { saleQueuesRefusals as r } from './refusals.ts'

export type { WaitsIn } from './contract/waits.ts'

const turn = z.object({
  /** Of the public settings, or of a refusal of checkout. */
  queueId: s.id,
  /** Null: the queue of everything that has no queue of its own. */
  goodsId: s.id.nullable(),
  goodsName: z.string(),
  goodsPic: z.string(),
  /**
   * `gone`: the product is not sold any more, and there is nothing to wait for. `offSale`: its shop has taken it off sale for a
   * while, and places stay.
   */
  state: z.enum(turnStates),
  /** Null before the numbers are drawn, and without a turn. */
  number: z.int().nullable(),
  /** How many wait before the shopper; null without a number. */
  before: z.int().nullable(),
  /** How long the shopper still waits at the present pace; null while nobody is let in. */
  waitMs: z.int().nullable(),
  isPaused: z.boolean(),
  opensAt: z.int(),
  /** From when on nobody needs a turn. */
  closesAt: z.int(),
  /** How long the shopper may order once it is their turn. */
  orderMinutes: z.int(),
  /** Until when the shopper may order; null before their turn. */
  untilAt: z.int().nullable(),
  /** After how many ms to ask again. */
  askAgainMs: z.int(),
  serverTime: z.int(),
})

function numberIn({ min, max }: { min: number; max: number }) {
  return z.int().min(min).max(max)
}

const queue = z.object({
  pkId: s.id,
  goodsId: s.id.nullable(),
  goodsName: z.string(),
  state: z.enum(queueStates),
  gatherAt: s.time,
  opensAt: s.time,
  closesAt: s.time,
  perMinute: z.int(),
  /** How long a shopper may order once it is their turn. */
  orderMinutes: z.int(),
  /** How many may wait at the same time; null: any number. */
  mostWaiting: z.int().nullable(),
  /** How many have no turn yet. */
  waiting: z.int(),
  /** How many were let in until now. */
  letIn: z.int(),
  /** How many of these have ordered. */
  ordered: z.int(),
  /** The operator's name. */
  openedBy: z.string(),
})

export const saleQueuesCalls = {
  'GET /bizQueue/queryTurn': call({
    summary: 'Where the shopper stands in a queue, and when to ask again',
    ...ownCall,
    rate: 'poll',
    input: z.object({
      /** Of the public settings, or of a refusal of checkout. */
      queueId: s.id,
    }),
    output: turn,
    refusals: [r.queueGone],
  }),
  'POST /bizQueue/takeTurn': call({
    summary: 'Takes the next place in a queue; who has one keeps it',
    ...ownWrite,
    input: z.object({
      /** Of the public settings, or of a refusal of checkout. */
      queueId: s.id,
    }),
    output: turn,
    refusals: [r.queueGone, r.full],
  }),
  'POST /sysConsole/querySaleQueues': call({
    summary: 'The queues of the mall, those that are open or planned first',
    ...mallRead,
    input: z.object(s.pageInput),
    output: s.pageOf(queue),
  }),
  'POST /sysConsole/openSaleQueue': call({
    summary: 'Opens a queue for a product, or for everything that has no queue of its own',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({
      goodsId: s.id.nullable(),
      /** By the mall’s clock; null: at once. */
      opensAt: z
        .string()
        .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
        .nullable(),
      gatherMinutes: numberIn(bounds.gatherMinutes),
      lastMinutes: numberIn(bounds.lastMinutes),
      perMinute: numberIn(bounds.perMinute),
      /** How long a shopper may order once it is their turn. */
      orderMinutes: numberIn(bounds.orderMinutes),
      /** Null: any number. */
      mostWaiting: numberIn(bounds.mostWaiting).nullable(),
    }),
    output: z.object({ pkId: s.id }),
    refusals: [r.noSuchProduct, r.notForSale, r.notAhead, r.alreadyQueued],
  }),
  'POST /sysConsole/changeSaleQueue': call({
    summary: 'Changes how many are let in each minute, pauses a queue or goes on with it',
    ...mallWrite,
    proof: 'fresh',
    /** What is left out stays, also where somebody else has just changed it. */
    input: z.object({
      pkId: s.id,
      perMinute: numberIn(bounds.perMinute).optional(),
      isPaused: z.boolean().optional(),
    }),
    output: z.object({ pkId: s.id }),
    refusals: [r.queueGone, r.over],
  }),
  'POST /sysConsole/endSaleQueue': call({
    summary: 'Ends a queue: everybody may order again',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({ pkId: s.id }),
    output: z.object({ pkId: s.id }),
    refusals: [r.queueGone, r.over],
  }),
}
type SaleQueuesCalls = typeof saleQueuesCalls
export type Turn = OutputOf<SaleQueuesCalls['GET /bizQueue/queryTurn']>
export type SaleQueue = OutputOf<SaleQueuesCalls['POST /sysConsole/querySaleQueues']>['list'][number]
export type ChangeSaleQueue = ParsedInputOf<SaleQueuesCalls['POST /sysConsole/changeSaleQueue']>
export type OpenSaleQueue = ParsedInputOf<SaleQueuesCalls['POST /sysConsole/openSaleQueue']>
declare module '@hojip/platform/client' {
  interface AllCalls extends SaleQueuesCalls {}
}

s.nameShapes({ QueueTurn: turn, SaleQueue: queue })
