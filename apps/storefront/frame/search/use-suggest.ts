import { categoryHref, productHref, shopHref } from '@hojip/hrefs/browse'
import type { Output } from '@hojip/platform/client'
import { useClient } from '@hojip/platform/page'
import type { Suggestion } from './suggestion.ts'
import { useFrameTexts } from '../texts.ts'

const mostShown = 10

type Found = Output<'GET /bizGoods/likeGoodsName'>['list'][number]

/** Products and shops lead to their page, categories to their list, other suggestions to a search. */
function hrefOf({ goodsId, categoryPath, shopId, shopSlug }: Found): string | undefined {
  if (goodsId) return productHref(goodsId)
  if (shopId) return shopHref(shopId, shopSlug ?? '-')
  return categoryPath && categoryHref(categoryPath)
}

export function useSuggest() {
  const client = useClient()
  const t = useFrameTexts()
  return async (text: string, signal: AbortSignal): Promise<Suggestion[]> => {
    const asked = { goodsName: text, size: mostShown }
    const { list } = await client('GET /bizGoods/likeGoodsName', asked, { signal })
    return list.map((found) => ({
      text: found.text,
      hint: (found.categoryId && t.tabs.categories) || (found.shopId && t.shop) || undefined,
      href: hrefOf(found),
    }))
  }
}
