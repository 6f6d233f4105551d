import { deliveryTerms } from '@hojip/catalog/contract'
import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { cartRefusals as r } from './refusals.ts'

export const cartLine = z.object({
  pkId: s.id,
  goodsId: s.id,
  goodsName: z.string(),
  goodsSn: z.string(),
  goodsSpecId: s.id,
  /** "1kg · 中辣" */
  goodsSpec: z.string(),
  /** There are other options to change to. */
  hasChoice: z.boolean(),
  goodsSpecPic: z.string(),
  goodsPrice: s.money,
  linePrice: s.money.optional(),
  priceWhenAdded: s.money,
  goodsNum: z.int(),
  stock: z.int(),
  isCheck: s.flag,
  isOnSale: z.boolean(),
  invalidReason: z.enum(['offSale', 'soldOut']).optional(),
  shopId: s.id,
  shopName: z.string(),
})

export const cartShop = z.object({
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
  /** Number of different lines, also of invalid ones. */
  kinds: z.int(),
  /** Sum of the ticked, valid lines, goods only. */
  checkedMoney: s.money,
})

const own = { auth: 'user', owner: 'self', cache: 'none' } as const
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

export const cartCalls = {
  'POST /appUserCart/queryByUserId': call({
    summary: 'The cart, grouped by shop',
    ...own,
    rate: 'read',
    input: s.noInput,
    output: cart,
  }),
  'POST /appUserCart/saveCart': call({
    summary: 'Puts a SKU into the cart; a second time adds to its quantity',
    ...own,
    rate: 'write',
    input: z.object({ goodsSpecId: s.id, goodsNum: s.quantity }),
    output: z.object({ pkId: s.id, goodsNum: z.int(), kinds: z.int() }),
    refusals: [r.goodsGone, r.soldOut, r.cartFull],
  }),
  'POST /appUserCart/updateNum': call({
    summary: 'Sets a line’s quantity',
    ...own,
    rate: 'write',
    input: z.object({ pkId: s.id, goodsNum: s.quantity }),
    output: cart,
    refusals: [r.lineGone, r.stockShort, r.soldOut],
  }),
  'POST /appUserCart/saveBySpec': call({
    summary: 'Changes a line’s option; merges with a line that has it already',
    ...own,
    rate: 'write',
    input: z.object({ pkId: s.id, goodsSpecId: s.id, goodsNum: s.quantity }),
    output: cart,
    refusals: [r.lineGone, r.goodsGone, r.soldOut, r.stockShort, r.cartFull],
  }),
  'POST /appUserCart/updateBySpecIds': call({
    summary: 'Ticks and unticks lines',
    ...own,
    rate: 'write',
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
    ...own,
    rate: 'write',
    input: z.object({ pkId: s.id }),
    output: cart,
    refusals: [r.lineGone],
  }),
  'POST /appUserCart/deleteByIds': call({
    summary: 'Deletes lines',
    ...own,
    rate: 'write',
    input: z.object({ pkIds: z.array(s.id).min(1).max(120) }),
    output: cart,
  }),
  'POST /appUserCart/merge': call({
    summary:
      'Adds a visitor’s cart to the user’s at sign-in; lines are never lost, quantities add up to the stock',
    ...own,
    rate: 'write',
    input: z.object({ lines: guestLines }),
    output: cart.extend({
      /** SKUs that could not be put in: gone for good, sold out for now, or one too many. */
      leftOut: z.array(z.object({ goodsSpecId: s.id, reason: z.enum(['gone', 'soldOut', 'full']) })),
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
    summary: 'How many different lines the cart has',
    ...own,
    rate: 'read',
    input: s.noInput,
    output: z.object({ kinds: z.int() }),
  }),
}
export type CartCalls = typeof cartCalls
export type Cart = z.output<typeof cart>
export type CartLine = z.output<typeof cartLine>
export type CartShop = z.output<typeof cartShop>
declare module '@hojip/platform/client' {
  interface AllCalls extends CartCalls {}
}
