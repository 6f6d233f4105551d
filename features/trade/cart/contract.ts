import { deliveryTerms, returns } from '@hojip/catalog/contract'
import { call, shapes as s, ownRead, ownWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { cartRefusals as r } from './refusals.ts'

const cartLine = z.object({
  pkId: s.id,
  goodsId: s.id,
  goodsName: z.string(),
  goodsSn: z.string(),
  goodsSpecId: s.id,
  /** "1kg · 中辣" */
  goodsSpec: z.string(),
  /** Whether the product has other options. */
  hasChoice: z.boolean(),
  goodsSpecPic: z.string(),
  goodsPrice: s.money,
  linePrice: s.money.optional(),
  priceWhenAdded: s.money,
  /** Grams of one unit. */
  weight: z.int().optional(),
  /** Its template of delivery, where that is not the shop's default. */
  freight: z.object({ templateId: s.id, ...deliveryTerms }).optional(),
  goodsNum: z.int(),
  stock: z.int(),
  isCheck: s.flag,
  isOnSale: z.boolean(),
  ...returns,
  invalidReason: z.enum(['offSale', 'soldOut']).optional(),
  shopId: s.id,
  shopName: z.string(),
})

const cartShop = z.object({
  shopId: s.id,
  shopName: z.string(),
  /** The last part of the shop's address. */
  slug: z.string(),
  mark: z.string(),
  hue: z.int(),
  ...deliveryTerms,
  goods: z.array(cartLine),
})

export const cart = z.object({
  list: z.array(cartShop),
  invalidList: z.array(cartLine),
  /** The number of lines, including invalid ones. */
  kinds: z.int(),
  /** The sum of the ticked, valid lines, without delivery. */
  checkedMoney: s.money,
})

const guestLines = z
  .array(
    z.object({
      goodsSpecId: s.id,
      goodsNum: s.quantity,
      addedAt: z.number().optional(),
      isCheck: s.flag.optional(),
    }),
  )
  .max(120)

/** What clients of the specification send besides the SKU. It is ignored, since the SKU implies it. */
const saidAgain = {
  /** Ignored: the SKU implies it. */
  goodsId: s.id.optional(),
  /** Ignored: the SKU implies it. */
  goodsSn: s.words(0, 64).optional(),
  /** Ignored: the SKU implies it. */
  shopId: s.id.optional(),
}

export const cartCalls = {
  'POST /appUserCart/queryByUserId': call({
    summary: 'The cart, grouped by shop',
    ...ownRead,
    urgency: 'vital',
    input: s.noInput,
    output: cart,
  }),
  'POST /appUserCart/saveCart': call({
    summary: 'Adds a SKU to the cart; adding it again without the key of the first time adds to its quantity',
    ...ownWrite,
    urgency: 'vital',
    idempotency: 'honored',
    input: z.object({ goodsSpecId: s.id, goodsNum: s.quantity, ...saidAgain }),
    output: z.object({ pkId: s.id, goodsNum: z.int(), kinds: z.int() }),
    refusals: [r.goodsGone, r.soldOut, r.cartFull, r.personLimit],
  }),
  'POST /appUserCart/updateNum': call({
    summary: 'Sets a line’s quantity',
    ...ownWrite,
    urgency: 'vital',
    input: z.object({ pkId: s.id, goodsNum: s.quantity }),
    output: cart,
    refusals: [r.lineGone, r.stockShort, r.soldOut, r.personLimit],
  }),
  'POST /appUserCart/saveBySpec': call({
    summary: 'Changes a line’s option; merges with an existing line of that option',
    ...ownWrite,
    input: z.object({ pkId: s.id, goodsSpecId: s.id, goodsNum: s.quantity, goodsId: saidAgain.goodsId }),
    output: cart,
    refusals: [r.lineGone, r.goodsGone, r.soldOut, r.stockShort, r.cartFull, r.personLimit],
  }),
  'POST /appUserCart/updateBySpecIds': call({
    summary: 'Ticks and unticks lines',
    ...ownWrite,
    urgency: 'vital',
    input: z.object({
      pkIdList: z
        .array(z.object({ pkId: s.id, isCheck: s.flag }))
        .min(1)
        .max(120),
    }),
    output: cart,
  }),
  'POST /appUserCart/deleteById/{pkId}': call({
    summary: 'Deletes a line',
    ...ownWrite,
    input: z.object({ pkId: s.id }),
    output: cart,
    refusals: [r.lineGone],
  }),
  'POST /appUserCart/deleteByIds': call({
    summary: 'Deletes lines',
    ...ownWrite,
    input: z.object({ pkIds: z.array(s.id).min(1).max(120) }),
    output: cart,
  }),
  'POST /appUserCart/merge': call({
    summary:
      'Adds a visitor’s cart to the user’s at sign-in; lines are never lost, quantities add up to the stock',
    ...ownWrite,
    idempotency: 'honored',
    input: z.object({ lines: guestLines }),
    output: cart.extend({
      /** SKUs that were not added: no longer sold, sold out for now, or beyond the cart's limit. */
      leftOut: z.array(z.object({ goodsSpecId: s.id, reason: z.enum(['gone', 'soldOut', 'full', 'limit']) })),
    }),
  }),
  'POST /appUserCart/queryGuest': call({
    summary: 'A visitor’s cart, priced: the lines live in the browser',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'none',
    input: z.object({ lines: guestLines }),
    output: cart,
  }),
  'POST /appUserCart/queryCount': call({
    summary: 'The number of lines in the cart',
    ...ownRead,
    input: s.noInput,
    output: z.object({ kinds: z.int() }),
  }),
}
type CartCalls = typeof cartCalls
export type Cart = z.output<typeof cart>
export type CartLine = z.output<typeof cartLine>
export type CartShop = z.output<typeof cartShop>
declare module '@hojip/platform/client' {
  interface AllCalls extends CartCalls {}
}

s.nameShapes({ Cart: cart, CartLine: cartLine, CartShop: cartShop })
