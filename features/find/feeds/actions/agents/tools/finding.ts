import type { Output } from '@hojip/platform/client'
import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { comparedProducts, foundProducts, oneProduct } from './answers.ts'
import { shownCard, shownProduct } from '../../../rules/agents/shown.ts'
import { orRefused, type CallFor } from '../call-mall.ts'
import { id, language, readOnly } from './inputs.ts'
import type { Locale } from '@hojip/platform/i18n'

const mostCompared = 4
const sorts = { relevance: '0', sales: '1', newest: '2', cheapest: '3', dearest: '4', rating: '5' } as const
const sortNames = Object.keys(sorts) as (keyof typeof sorts)[]
const yuan = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/)

export function registerSearch(server: McpServer, publicUrl: string, callFor: CallFor): void {
  server.registerTool(
    'search',
    {
      description: 'Finds products by words, price and stock. Ten a page.',
      annotations: readOnly,
      inputSchema: z.strictObject({
        query: z.string().max(100).default('').describe('Words in Chinese, Korean or English; empty for all'),
        minPriceCny: yuan.optional(),
        maxPriceCny: yuan.optional(),
        inStock: z.boolean().optional(),
        sort: z.enum(sortNames).default('relevance'),
        page: z.int().min(1).max(1_000).default(1),
        language,
      }),
      outputSchema: foundProducts,
    },
    (wanted) =>
      orRefused(async () => {
        const found = await callFor(wanted.language)<Output<'POST /bizGoods/findAll'>>(
          'POST /bizGoods/findAll',
          {
            goodsName: wanted.query,
            ...(wanted.minPriceCny && { minPrice: wanted.minPriceCny }),
            ...(wanted.maxPriceCny && { maxPrice: wanted.maxPriceCny }),
            ...(wanted.inStock && { inStock: true }),
            sort: sorts[wanted.sort],
            pageNum: wanted.page,
          },
        )
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

export function registerProducts(server: McpServer, publicUrl: string, callFor: CallFor): void {
  const read = async (productId: string, locale: Locale) => {
    const info = await callFor(locale)<Output<'GET /bizGoods/queryGoodsInfo'>>(
      'GET /bizGoods/queryGoodsInfo',
      { goodsId: productId },
    )
    return shownProduct(info, { publicUrl, locale })
  }
  server.registerTool(
    'product',
    {
      description: 'One product with its variants, prices, stock, parameters and shop.',
      annotations: readOnly,
      inputSchema: z.strictObject({ productId: id, language }),
      outputSchema: oneProduct,
    },
    ({ productId, language: locale }) => orRefused(() => read(productId, locale)),
  )
  server.registerTool(
    'compare',
    {
      description: 'Two to four products side by side.',
      annotations: readOnly,
      inputSchema: z.strictObject({ productIds: z.array(id).min(2).max(mostCompared), language }),
      outputSchema: comparedProducts,
    },
    ({ productIds, language: locale }) =>
      orRefused(async () => ({ products: await Promise.all(productIds.map((one) => read(one, locale))) })),
  )
}
