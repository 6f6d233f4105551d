import { firstOf, mustGet } from '@hojip/platform/collections'
import type { Db, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { aShop } from '@hojip/shops/testing'
import { putCategories } from './actions/put-categories.ts'
import { putProducts } from './actions/put-products.ts'
import {
  keep,
  type CategoryIds,
  type OptionInput,
  type ProductInput,
  type SkuInput,
  type Texts,
} from './rules/product-input.ts'

/** Food, kimchi, napa cabbage kimchi. A second call finds them instead of making them. */
export async function aCategoryPath(db: Db): Promise<[string, string, string]> {
  const nodes = [
    {
      code: 'food',
      name: { 'zh-CN': '食品', 'en-US': 'Food', 'ko-KR': '식품' },
      children: [
        {
          code: 'kimchi',
          name: { 'zh-CN': '泡菜', 'en-US': 'Kimchi', 'ko-KR': '김치' },
          children: [
            {
              code: 'cabbage-kimchi',
              name: { 'zh-CN': '辣白菜', 'en-US': 'Cabbage kimchi', 'ko-KR': '배추김치' },
            },
          ],
        },
      ],
    },
  ]
  const ids = await inTransaction(db, (tx) => putCategories(tx, nodes))
  return [mustGet(ids, 'food'), mustGet(ids, 'kimchi'), mustGet(ids, 'cabbage-kimchi')]
}

export interface AGoods {
  goodsId: string
  shopId: string
  /** In the order of the SKUs given. */
  skuIds: string[]
}

type SkuGiven = Pick<SkuInput, 'choice' | 'priceFen' | 'stock'> & Partial<SkuInput>
type OptionGiven = Pick<OptionInput, 'name' | 'values'> & Partial<OptionInput>

/** The fields of a product that a test sets. */
export interface InputGiven extends Partial<Omit<ProductInput, 'skus' | 'options'>> {
  shopId: string
  handle: string
  categoryIds: CategoryIds
  name: Texts
  skus: SkuGiven[]
  options?: OptionGiven[]
}

/** The whole input of a product on sale: of what a test leaves out, there is nothing, or it stays as it is stored. */
export function inputGiven({ skus, options = [], ...given }: InputGiven): ProductInput {
  return {
    sn: keep,
    selling: {},
    brand: {},
    bodyHtml: '',
    bodies: {},
    story: [],
    keywords: [],
    gallery: [],
    pictureTexts: keep,
    params: [],
    salesCount: 0,
    isOnSale: true,
    personLimit: null,
    returnRule: null,
    origin: keep,
    video: keep,
    importHash: null,
    ...given,
    options: options.map((one) => ({ params: [], hidden: [], ...one })),
    skus: skus.map((one) => ({ sn: null, picture: null, isOnSale: true, weightG: keep, gtin: keep, ...one })),
  }
}

/** Makes or changes one product with its SKUs and their stock; returns its id. */
export async function putProduct(tx: Tx, product: InputGiven): Promise<string> {
  return firstOf((await putProducts(tx, [inputGiven(product)])).goodsIds)
}

interface ProductGiven extends Partial<Omit<InputGiven, 'name'>> {
  /** A plain string is used for all three languages. */
  name?: string | Texts
  /** One SKU per price, distinguished by size; one SKU at 2980 fen when missing. */
  prices?: number[]
  /** Units of each SKU of `prices`. */
  stock?: number
}

function sizes(count: number): Texts[] {
  return Array.from({ length: count }, (_, i) => ({ 'zh-CN': `${i + 1}kg` }))
}

/** A product on sale with its SKUs and stock; shop and categories are made when not given. */
export async function aProduct(db: Db, given: ProductGiven = {}): Promise<AGoods> {
  const {
    name = { 'zh-CN': '手工辣白菜', 'en-US': 'Napa cabbage kimchi', 'ko-KR': '배추김치' },
    prices = [2980],
    stock = 100,
    ...rest
  } = given
  const shopId = given.shopId ?? (await aShop(db))
  const product: InputGiven = {
    handle: newId(),
    categoryIds: given.categoryIds ?? (await aCategoryPath(db)),
    gallery: ['kimchi', 'kimchi-2'],
    options:
      prices.length > 1
        ? [{ name: { 'zh-CN': '净含量', 'en-US': 'Size', 'ko-KR': '용량' }, values: sizes(prices.length) }]
        : [],
    skus: prices.map((priceFen, i) => ({ choice: prices.length > 1 ? [i] : [], priceFen, stock })),
    ...rest,
    shopId,
    name: typeof name === 'string' ? { 'zh-CN': name } : name,
  }
  const goodsId = await inTransaction(db, (tx) => putProduct(tx, product))
  const skus = await db
    .selectFrom('sku')
    .select(['id', 'sort'])
    .where('goods_id', '=', goodsId)
    .orderBy('sort')
    .execute()
  return { goodsId, shopId, skuIds: skus.map((sku) => sku.id) }
}
