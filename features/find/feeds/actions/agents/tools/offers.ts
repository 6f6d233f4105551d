import { prefilledCartHref } from '@hojip/hrefs/cart'
import type { Output } from '@hojip/platform/client'
import { addressIn, defaultLocale } from '@hojip/platform/i18n'
import { epochOfWire, rfc3339 } from '@hojip/platform/mall-time'
import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { cartLink, deliveryQuote, stockOfVariants } from './answers.ts'
import { mergedLines, missingLines } from '../../../rules/agents/cart-lines.ts'
import { orRefused, type CallFor } from '../call-mall.ts'
import { id, language, readOnly } from './inputs.ts'

const mostLines = 20

export function registerStock(server: McpServer, callFor: CallFor): void {
  server.registerTool(
    'stock',
    {
      description: 'Price and stock of variants at this moment.',
      annotations: readOnly,
      inputSchema: z.strictObject({ variantIds: z.array(id).min(1).max(100) }),
      outputSchema: stockOfVariants,
    },
    ({ variantIds }) =>
      orRefused(async () => {
        const { list } = await callFor(defaultLocale)<Output<'POST /bizGoods/queryStockPrice'>>(
          'POST /bizGoods/queryStockPrice',
          { goodsSpecIds: variantIds },
        )
        return {
          variants: list.map(({ goodsSpecId, price, stock, isOnSale }) => ({
            variantId: goodsSpecId,
            priceCny: price,
            stock,
            isOnSale,
          })),
        }
      }),
  )
}

/** A time of the mall's calls with its zone, without which a program takes it for one of its own place. */
function zoned(time: string): string {
  return rfc3339(epochOfWire(time))
}

const name = z.string().trim().min(1).max(40).optional()

export function registerDelivery(server: McpServer, callFor: CallFor): void {
  server.registerTool(
    'delivery_quote',
    {
      description:
        'Whether a variant is delivered to a place in China or Korea, for how much, and when. Names of places may be in Chinese, Korean or English, full or short; a name that is not known is refused with the nearest ones.',
      annotations: readOnly,
      inputSchema: z.strictObject({
        variantId: id,
        quantity: z.int().min(1).max(999).default(1),
        country: z.enum(['CN', 'KR']).optional().describe('Without it that of the place'),
        province: name.describe(
          'Such as 吉林省, Jilin, 길림성 or Seoul; this, the city or the district is needed',
        ),
        city: name.describe('Such as 延边, Yanji or Gangnam-gu'),
        district: name,
        language,
      }),
      outputSchema: deliveryQuote,
    },
    ({ variantId, quantity, country, province, city, district, language: locale }) =>
      orRefused(async () => {
        const [first, ...others] = [province, city, district].filter((one) => one !== undefined)
        const quote = await callFor(locale)<Output<'POST /bizGoods/queryDelivery'>>(
          'POST /bizGoods/queryDelivery',
          {
            goodsSpecId: variantId,
            goodsNum: quantity,
            country,
            province: first,
            city: others[0],
            district: others[1],
          },
        )
        return {
          deliverable: quote.deliverable,
          reason: quote.reason,
          place: quote.place,
          feeCny: quote.fee,
          shipBy: zoned(quote.shipBy),
          arriveFrom: quote.arriveFrom === undefined ? null : zoned(quote.arriveFrom),
          arriveTo: quote.arriveTo === undefined ? null : zoned(quote.arriveTo),
        }
      }),
  )
}

export function registerCart(server: McpServer, publicUrl: string, callFor: CallFor): void {
  server.registerTool(
    'cart_link',
    {
      description:
        'A link that shows a person these lines with today’s prices. Nothing is bought or reserved: they put the lines into their cart themselves.',
      annotations: readOnly,
      inputSchema: z.strictObject({
        lines: z
          .array(z.strictObject({ variantId: id, quantity: z.int().min(1).max(999) }))
          .min(1)
          .max(mostLines),
        language,
      }),
      outputSchema: cartLink,
    },
    ({ lines, language: locale }) =>
      orRefused(async () => {
        const wanted = mergedLines(lines)
        const cart = await callFor(locale)<Output<'POST /appUserCart/queryGuest'>>(
          'POST /appUserCart/queryGuest',
          { lines: wanted },
        )
        const found = cart.list.flatMap(({ goods }) => goods)
        const bought = wanted.filter(({ goodsSpecId }) =>
          found.some((line) => line.goodsSpecId === goodsSpecId),
        )
        return {
          url: publicUrl + addressIn(locale, prefilledCartHref(bought)),
          sumCny: cart.checkedMoney,
          lines: found.map((line) => ({
            variantId: line.goodsSpecId,
            name: line.goodsName,
            options: line.goodsSpec,
            quantity: line.goodsNum,
            priceCny: line.goodsPrice,
            inStock: line.stock,
          })),
          ...missingLines(wanted, found),
        }
      }),
  )
}
