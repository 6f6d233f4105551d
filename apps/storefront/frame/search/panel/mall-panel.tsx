import { categoryHref, productHref, shopHref } from '@hojip/hrefs/browse'
import { helpHref } from '@hojip/hrefs/help'
import { brandHref, searchInHref } from '@hojip/hrefs/suggestions'
import type { Client, Output } from '@hojip/platform/client'
import { useClient, useViewer } from '@hojip/platform/page'
import { useMemo } from 'react'
import type { SearchPanelProps } from '../search-panel.ts'
import type { Option, OptionGroup, PanelSource } from './option.ts'
import { userSearches, visitorSearches } from './own-searches.ts'
import { SearchPanel } from './search-panel.tsx'

export { mergeSearches } from './own-searches.ts'

const mostSuggested = 10

type Found = Output<'GET /bizGoods/likeGoodsName'>['list'][number]

const groups: Record<Found['kind'], OptionGroup> = {
  word: 'words',
  category: 'categories',
  scope: 'categories',
  brand: 'brands',
  shop: 'shops',
  goods: 'goods',
  help: 'help',
}

function hrefOf(found: Found): string | undefined {
  const { kind, text, categoryPath = [], goodsId, shopId, shopSlug = '-', helpId, helpTestId } = found
  if (kind === 'word') return undefined
  if (kind === 'brand') return brandHref(text)
  if (goodsId !== undefined) return productHref(goodsId)
  if (shopId !== undefined) return shopHref(shopId, shopSlug)
  const articleId = location.port === '' ? helpId : helpTestId
  if (articleId !== undefined) return helpHref({ id: articleId })
  return kind === 'scope' ? searchInHref(text, categoryPath) : categoryHref(categoryPath)
}

function optionOf(found: Found): Option {
  const { kind, text, pic, shopMark, shopHue = 0, categoryName, count } = found
  return {
    ...{ group: groups[kind], text, pic, href: hrefOf(found) },
    ...(shopMark !== undefined && { mark: { mark: shopMark, hue: shopHue } }),
    ...(kind === 'scope' && { within: categoryName, count }),
  }
}

function sourceOf(client: Client, isSignedIn: boolean): PanelSource {
  const ofUser = userSearches(client)
  return {
    ...(isSignedIn ? ofUser : visitorSearches),
    suggest: async (text, signal) => {
      const asked = { goodsName: text.slice(0, 50), size: mostSuggested }
      const { list } = await client('GET /bizGoods/likeGoodsName', asked, { signal })
      return list.map(optionOf)
    },
    offers: async () => {
      if (!isSignedIn) {
        // A visitor's own searches need no server.
        const { hot } = await ofUser.offers().catch(() => ({ hot: [] }))
        return { recent: visitorSearches.list(), hot }
      }
      const { list, hot } = await ofUser.offers()
      return { recent: list, hot }
    },
  }
}

/** Stores what somebody has searched for. */
export function rememberSearch(client: Client, isSignedIn: boolean, text: string): void {
  const searches = isSignedIn ? userSearches(client) : visitorSearches
  searches.add(text.replace(/\s+/g, ' ').trim())
}

/** The panel with the mall's suggestions and the user's searches. */
export function MallPanel(props: SearchPanelProps) {
  const client = useClient()
  const isSignedIn = useViewer() !== null
  const source = useMemo(() => sourceOf(client, isSignedIn), [client, isSignedIn])
  return <SearchPanel source={source} {...props} />
}
