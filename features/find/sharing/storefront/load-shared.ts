import type { ProductInfo, ProductSpec, ProductSummary } from '@hojip/catalog/contract'
import { isApiError, isGone, isMissing, type Output } from '@hojip/platform/client'
import type { Prefetch } from '@hojip/platform/page'
import type { SharedLink } from '../contract.ts'

export type SharedShop = Output<'GET /bizShop/queryShopInfo'>['list'][number]

export interface SharedProduct {
  info: ProductInfo
  /** The option that was shared, while it is sold. */
  spec?: ProductSpec | undefined
  /** For a product that cannot be bought: three others of its category. */
  alike: ProductSummary[]
}

export type Landing =
  | { kind: 'goods'; goods: SharedProduct; link: SharedLink }
  | { kind: 'shop'; shop: SharedShop; link: SharedLink }
  /** `none`: the address has no code; `gone`: what was shared no longer exists. */
  | { kind: 'problem'; problem: 'none' | 'broken' | 'expired' | 'gone' }

const shownAlike = 3

/** Three products of the same category that can be bought; none when the list cannot be had. */
async function alikeOf({ goods, categoryPath }: ProductInfo, prefetch: Prefetch): Promise<ProductSummary[]> {
  const [category1Id, category2Id, category3Id] = categoryPath.map(({ pkId }) => pkId)
  if (!category1Id) return []
  const found = await prefetch('POST /bizGoods/findAll', {
    category1Id,
    ...(category2Id && { category2Id }),
    ...(category3Id && { category3Id }),
    inStock: true,
    pageSize: shownAlike + 1,
  }).catch(() => undefined)
  return (found?.list ?? []).filter(({ pkId }) => pkId !== goods.pkId).slice(0, shownAlike)
}

export function canBeBought({ goods }: ProductInfo): boolean {
  return goods.isOnSale && goods.stock > 0
}

async function loadProduct(
  goodsId: string,
  specId: string | undefined,
  prefetch: Prefetch,
): Promise<SharedProduct> {
  const info = await prefetch('GET /bizGoods/queryGoodsInfo', { goodsId })
  const spec = info.specs.find(({ pkId }) => pkId === specId)
  return { info, spec, alike: canBeBought(info) ? [] : await alikeOf(info, prefetch) }
}

async function loadTarget(link: SharedLink, prefetch: Prefetch): Promise<Landing> {
  const { targetType, targetId, goodsSpecId } = link
  if (targetType === 'goods')
    return { kind: 'goods', goods: await loadProduct(targetId, goodsSpecId, prefetch), link }
  const { list } = await prefetch('GET /bizShop/queryShopInfo', { shopId: targetId })
  const [shop] = list
  return shop ? { kind: 'shop', shop, link } : { kind: 'problem', problem: 'gone' }
}

/** What a shared link shows. A link that does not work is an answer as well: the page explains what to do. */
export async function loadShared(code: string, prefetch: Prefetch): Promise<Landing> {
  if (code === '') return { kind: 'problem', problem: 'none' }
  let link: SharedLink
  try {
    link = await prefetch('GET /appShare/resolve/{code}', { code })
  } catch (error) {
    if (!isApiError<'GET /appShare/resolve/{code}'>(error)) throw error
    if (error.reason === 'sharing/linkExpired') return { kind: 'problem', problem: 'expired' }
    // A code of another form fails the check of the input.
    if (isMissing(error)) return { kind: 'problem', problem: 'broken' }
    throw error
  }
  return loadTarget(link, prefetch).catch((error: unknown) => {
    if (isGone(error)) return { kind: 'problem', problem: 'gone' }
    throw error
  })
}

/** What `/AppCommodity/{id}` shows: the product as it is now, with a link of its own. */
export async function loadCommodity(id: string, prefetch: Prefetch) {
  const [goods, link] = await Promise.all([
    loadProduct(id, undefined, prefetch),
    prefetch('POST /appShare/createLink', { targetType: 'goods', targetId: id }),
  ])
  return { kind: 'goods', goods, link } as const
}
