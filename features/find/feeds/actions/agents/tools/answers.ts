import { z } from 'zod'

/** What the tools answer, as the protocol's `outputSchema` tells it to programs. Money is yuan with two decimals. */
const money = z.string().describe('Yuan (CNY) with two decimals')
const stock = z
  .union([z.int(), z.literal('plenty')])
  .describe('Units, or "plenty" where they are not counted')
const url = z.url()
const moment = z.string().describe('RFC 3339, with the zone of the mall')

const card = z.object({
  productId: z.string(),
  name: z.string(),
  brand: z.string(),
  priceCny: money,
  isLowestOfSeveral: z.boolean().describe('Whether other variants cost more'),
  score: z.union([z.string(), z.number()]).nullable().describe('Average rating; null without reviews'),
  reviews: z.int(),
  sold: z.int(),
  stock,
  shop: z.string(),
  freeDelivery: z.boolean(),
  url,
})

export const foundProducts = z.object({
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  products: z.array(card),
})

export const oneProduct = z.object({
  productId: z.string(),
  name: z.string(),
  sellingPoint: z.string(),
  brand: z.string(),
  categories: z.array(z.string()),
  score: z.union([z.string(), z.number()]).nullable(),
  reviews: z.int(),
  sold: z.int(),
  isOnSale: z.boolean(),
  parameters: z.array(z.object({ name: z.string(), value: z.string() })),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  variants: z.array(
    z.object({
      variantId: z.string(),
      options: z.string(),
      priceCny: money,
      formerPriceCny: money.nullable(),
      stock,
    }),
  ),
  pictures: z.array(url),
  shop: z.object({
    name: z.string(),
    city: z.string(),
    deliveryFeeCny: money,
    freeDeliveryFromCny: money.nullable(),
  }),
  url,
})

export const comparedProducts = z.object({ products: z.array(oneProduct) })

export const stockOfVariants = z.object({
  variants: z.array(
    z.object({ variantId: z.string(), priceCny: money, stock: z.int(), isOnSale: z.boolean() }),
  ),
})

export const deliveryQuote = z.object({
  deliverable: z.boolean(),
  reason: z.string().describe('Why it is not delivered there; empty when it is'),
  place: z.string().describe('The place that was understood'),
  feeCny: money,
  shipBy: moment,
  arriveFrom: moment.nullable(),
  arriveTo: moment.nullable(),
})

export const cartLink = z.object({
  url,
  sumCny: money,
  lines: z.array(
    z.object({
      variantId: z.string(),
      name: z.string(),
      options: z.string(),
      quantity: z.int(),
      priceCny: money,
      inStock: z.int(),
    }),
  ),
  missing: z
    .array(z.object({ variantId: z.string(), quantity: z.int(), inStock: z.int() }))
    .describe('Variants of which there are fewer than wanted: tell the person'),
  unavailable: z
    .array(z.string())
    .describe('Variants that cannot be bought at all; they are not in the link'),
})
