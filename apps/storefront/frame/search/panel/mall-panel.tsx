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
  switch (found.kind) {
    case 'word':
      return undefined
    case 'brand':
      return brandHref(found.text)
    case 'goods':
      return productHref(found.goodsId)
    case 'shop':
      return shopHref(found.shopId, found.shopSlug)
    case 'help':
      return helpHref({ id: location.port === '' ? found.helpId : found.helpTestId })
    case 'scope':
      return searchInHref(found.text, found.categoryPath)
    case 'category':
      return categoryHref(found.categoryPath)
  }
}

function optionOf(found: Found): Option {
  return {
    group: groups[found.kind],
    text: found.text,
    href: hrefOf(found),
    ...('pic' in found && { pic: found.pic }),
    ...(found.kind === 'shop' && { mark: { mark: found.shopMark, hue: found.shopHue } }),
    ...(found.kind === 'scope' && { within: found.categoryName, count: found.count }),
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
