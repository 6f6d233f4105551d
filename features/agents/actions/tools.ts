import type { Output } from '@hojip/platform/client'
import { prefilledCartHref } from '@hojip/hrefs/prefilled'
import { addressIn, defaultLocale, locales, type Locale } from '@hojip/platform/i18n'
import { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { shownCard, shownProduct } from '../rules/shown.ts'
import { callMall, orRefused, type AgentsOptions } from './call-mall.ts'

const language = z.enum(locales).default(defaultLocale).describe('Language of names and texts')
const id = z.uuid()
const readOnly = { readOnlyHint: true, openWorldHint: false }
const mostLines = 20
const mostCompared = 4

const sorts = { relevance: '0', sales: '1', newest: '2', cheapest: '3', dearest: '4', rating: '5' } as const
const sortNames = Object.keys(sorts) as (keyof typeof sorts)[]
const yuan = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/)

type Found = Output<'POST /bizGoods/findAll'>
type Info = Output<'GET /bizGoods/queryGoodsInfo'>

const instructions = `Hojip (好集 · 호집) is a marketplace of many shops in Yanbian, China. Prices are in yuan (CNY). These tools only read.
To buy, give the person the link of cart_link: they see the lines with today's prices, put them into their cart and pay themselves.`

function registerFinding(server: McpServer, options: AgentsOptions, ip: string) {
  const { publicUrl } = options
  server.registerTool(
    'search',
    {
      description: 'Finds products by words, price and stock. Ten a page.',
      annotations: readOnly,
      inputSchema: z.object({
        query: z.string().max(100).default('').describe('Words in Chinese, Korean or English; empty for all'),
        minPriceCny: yuan.optional(),
        maxPriceCny: yuan.optional(),
        inStock: z.boolean().optional(),
        sort: z.enum(sortNames).default('relevance'),
        page: z.int().min(1).max(1_000).default(1),
        language,
      }),
    },
    (wanted) =>
      orRefused(async () => {
        const call = callMall(options, { locale: wanted.language, ip })
        const found = await call<Found>('POST /bizGoods/findAll', {
          goodsName: wanted.query,
          ...(wanted.minPriceCny && { minPrice: wanted.minPriceCny }),
          ...(wanted.maxPriceCny && { maxPrice: wanted.maxPriceCny }),
          ...(wanted.inStock && { inStock: true }),
          sort: sorts[wanted.sort],
          pageNum: wanted.page,
        })
        const shown = { publicUrl, locale: wanted.language }
        return {
          total: found.total,
          page: found.pageNum,
          pages: found.pages,
          products: found.list.map((card) => shownCard(card, shown)),
        }
      }),
  )
}

function registerProducts(server: McpServer, options: AgentsOptions, ip: string) {
  const read = async (productId: string, locale: Locale) => {
    const call = callMall(options, { locale, ip })
    const info = await call<Info>('GET /bizGoods/queryGoodsInfo', { goodsId: productId })
    return shownProduct(info, { publicUrl: options.publicUrl, locale })
  }
  server.registerTool(
    'product',
    {
      description: 'One product with its variants, prices, stock, parameters and shop.',
      annotations: readOnly,
      inputSchema: z.object({ productId: id, language }),
    },
    ({ productId, language: locale }) => orRefused(() => read(productId, locale)),
  )
  server.registerTool(
    'compare',
    {
      description: 'Two to four products side by side.',
      annotations: readOnly,
      inputSchema: z.object({ productIds: z.array(id).min(2).max(mostCompared), language }),
    },
    ({ productIds, language: locale }) =>
      orRefused(async () => ({ products: await Promise.all(productIds.map((one) => read(one, locale))) })),
  )
}

function registerOffers(server: McpServer, options: AgentsOptions, ip: string) {
  server.registerTool(
    'stock',
    {
      description: 'Price and stock of variants at this moment.',
      annotations: readOnly,
      inputSchema: z.object({ variantIds: z.array(id).min(1).max(100) }),
    },
    ({ variantIds }) =>
      orRefused(async () => {
        const call = callMall(options, { locale: defaultLocale, ip })
        const { list } = await call<Output<'POST /bizGoods/queryStockPrice'>>(
          'POST /bizGoods/queryStockPrice',
          {
            goodsSpecIds: variantIds,
          },
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
  server.registerTool(
    'delivery_quote',
    {
      description:
        'Whether a variant is delivered to a place, for how much, and when. Places are provinces of China, in Chinese.',
      annotations: readOnly,
      inputSchema: z.object({
        variantId: id,
        quantity: z.int().min(1).max(999).default(1),
        country: z.enum(['CN', 'KR']).default('CN'),
        province: z
          .string()
          .min(1)
          .max(40)
          .optional()
          .describe('Such as 吉林省; without it the fee is the usual one'),
        language,
      }),
    },
    ({ variantId, quantity, country, province, language: locale }) =>
      orRefused(async () => {
        const call = callMall(options, { locale, ip })
        const quote = await call<Output<'POST /bizGoods/queryDelivery'>>('POST /bizGoods/queryDelivery', {
          goodsSpecId: variantId,
          goodsNum: quantity,
          country,
          ...(province && { province }),
        })
        return {
          deliverable: quote.deliverable,
          reason: quote.reason,
          place: quote.place,
          feeCny: quote.fee,
          shipBy: quote.shipBy,
          arriveFrom: quote.arriveFrom ?? null,
          arriveTo: quote.arriveTo ?? null,
        }
      }),
  )
}

function registerCart(server: McpServer, options: AgentsOptions, ip: string) {
  server.registerTool(
    'cart_link',
    {
      description:
        'A link that shows a person these lines with today’s prices. Nothing is bought or reserved: they put the lines into their cart themselves.',
      annotations: readOnly,
      inputSchema: z.object({
        lines: z
          .array(z.object({ variantId: id, quantity: z.int().min(1).max(999) }))
          .min(1)
          .max(mostLines),
        language,
      }),
    },
    ({ lines, language: locale }) =>
      orRefused(async () => {
        const call = callMall(options, { locale, ip })
        const wanted = lines.map(({ variantId, quantity }) => ({
          goodsSpecId: variantId,
          goodsNum: quantity,
        }))
        const cart = await call<Output<'POST /appUserCart/queryGuest'>>('POST /appUserCart/queryGuest', {
          lines: wanted,
        })
        const found = cart.list.flatMap(({ goods }) => goods)
        return {
          url: options.publicUrl + addressIn(locale, prefilledCartHref(wanted)),
          sumCny: cart.checkedMoney,
          lines: found.map((line) => ({
            variantId: line.goodsSpecId,
            name: line.goodsName,
            options: line.goodsSpec,
            quantity: line.goodsNum,
            priceCny: line.goodsPrice,
          })),
          unavailable: wanted
            .map(({ goodsSpecId }) => goodsSpecId)
            .filter((one) => !found.some(({ goodsSpecId }) => goodsSpecId === one)),
        }
      }),
  )
}

/** A server for one request: it holds nothing between requests. */
export function createServer(options: AgentsOptions, ip: string): McpServer {
  const server = new McpServer(
    { name: 'hojip', title: 'Hojip 好集 호집', version: '1.0.0' },
    { instructions, capabilities: { tools: { listChanged: false } } },
  )
  registerFinding(server, options, ip)
  registerProducts(server, options, ip)
  registerOffers(server, options, ip)
  registerCart(server, options, ip)
  return server
}
