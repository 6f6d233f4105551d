import { regionsRefusals } from '@hojip/regions/refusals'
import { editingInput } from '@hojip/live/contract'
import { call, shapes as s, shopCall, shopRead, shopWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { freightRefusals as r } from './refusals.ts'

/** From 0.00 to 99,999.99 yuan. */
const fee = z.string().regex(/^\d{1,5}\.\d{2}$/)
/** Pieces, grams, or fen of products. */
const units = z.int().min(1).max(10_000_000)
/** `CN`, or names from the province down, in any language and form: `吉林省/延边朝鲜族自治州/延吉市`, `Jilin/Yanji`. */
const place = s.words(1, 80)

const group = z.object({
  /** '' where the shop has no word for it. */
  name: s.words(0, 20),
  places: z.array(place).min(1).max(600),
  first: units,
  firstFee: fee,
  next: units,
  nextFee: fee,
  /** Free from this amount of products, or from so many pieces. */
  freeFrom: s.money.regex(/^\d{1,7}\.\d{2}$/).optional(),
  freeFromPieces: z.int().min(1).max(999).optional(),
  /** Due even where delivery is free. */
  surcharge: fee,
})

const rule = {
  /** What is counted: pieces, weight in grams, or the amount in fen. */
  unit: z.enum(['piece', 'weight', 'amount']),
  groups: z.array(group).min(1).max(40),
  /** Taken out of larger places. What is in no group is not delivered to either. */
  notTo: z.array(place).max(600),
}

const template = z.object({
  pkId: s.id,
  name: z.string(),
  isDefault: z.boolean(),
  version: z.int(),
  /** Products that use it; of the default one, also those without a template of their own. */
  goodsNum: z.int(),
  ...rule,
  gmtModified: s.time,
})

const to = z.object({
  country: z.enum(['CN', 'KR']),
  province: s.words(1, 40),
  city: s.words(0, 40).optional(),
  district: s.words(0, 40).optional(),
})

export const freightCalls = {
  'GET /bizConsole/queryFreightTemplates': call({
    summary: 'The shop’s templates of delivery, the default one first',
    ...shopRead,
    right: 'products.read',
    input: s.noInput,
    output: z.object({
      list: z.array(template),
      /** The last name of each place that they name, in the caller's language. */
      labels: z.record(z.string(), z.string()),
    }),
  }),
  'POST /bizConsole/showFreightEditing': call({
    summary: 'Shows colleagues who have the template open that somebody is changing it; stores nothing',
    ...shopCall,
    right: 'freight.edit',
    rate: 'poll',
    input: z.object({ pkId: s.id, ...editingInput }),
    output: s.nothing,
    refusals: [r.templateGone],
  }),
  'POST /bizConsole/saveFreightTemplate': call({
    summary:
      'Adds a template of delivery, or changes the one that still has the given version; otherwise `now` is its version',
    ...shopWrite,
    right: 'freight.edit',
    idempotency: 'honored',
    input: z.object({ pkId: s.id.optional(), version: z.int().optional(), name: s.words(1, 20), ...rule }),
    output: z.object({
      pkId: s.id,
      version: z.int(),
      /** Products whose delivery follows at once. */
      products: z.int(),
    }),
    refusals: [
      r.templateGone,
      r.changedSince,
      r.nameTaken,
      r.tooMany,
      r.placeTwice,
      regionsRefusals.placeUnknown,
    ],
  }),
  'POST /bizConsole/setDefaultFreightTemplate': call({
    summary: 'Makes a template the one of all products that have none of their own',
    ...shopWrite,
    right: 'freight.edit',
    input: z.object({ pkId: s.id }),
    output: z.object({ products: z.int() }),
    refusals: [r.templateGone],
  }),
  'POST /bizConsole/deleteFreightTemplate': call({
    summary: 'Deletes a template; its products get the one to put in its place',
    ...shopWrite,
    right: 'freight.edit',
    input: z.object({ pkId: s.id, replacementId: s.id.optional() }),
    output: z.object({ products: z.int() }),
    refusals: [r.templateGone, r.isDefault, r.inUse],
  }),
  'POST /bizConsole/tryFreight': call({
    summary: 'What an address would pay for some units of a product by a template that need not be saved yet',
    ...shopRead,
    right: 'products.read',
    input: z.object({ ...rule, to, goodsId: s.id, goodsNum: s.quantity }),
    output: z.object({
      deliverable: z.boolean(),
      goodsMoney: s.money,
      fee: s.money,
      surcharge: s.money,
      /** What is to be added until delivery is free; absent where no amount makes it free, or it is free. */
      missing: s.money.optional(),
      /** Grams, and whether the product's weight is only assumed; where weight is charged. */
      grams: z.int().optional(),
      isAssumed: z.boolean(),
    }),
    refusals: [r.productGone, r.placeTwice, regionsRefusals.placeUnknown],
  }),
}

type FreightCalls = typeof freightCalls
export type { FreightCalls }
export type Template = z.output<typeof template>
export type WireGroup = z.output<typeof group>
export type WireRule = Pick<Template, 'unit' | 'groups' | 'notTo'>
declare module '@hojip/platform/client' {
  interface AllCalls extends FreightCalls {}
}

s.nameShapes({ FreightGroup: group, FreightTemplate: template })
