import { homeHref, shopHref } from '@hojip/hrefs/browse'
import { ListView } from '../list/list-view.tsx'
import { filterCount, pageHref } from '../list/filters/list-address.ts'
import { useList } from '../list/use-list.ts'
import type { OutputOf } from '@hojip/platform/http'
import { formatNumber } from '@hojip/platform/i18n'
import { useCall, usePage, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Breadcrumbs, Notice } from '@hojip/platform/ui'
import { ShopScores } from '@hojip/shops/storefront/scores'
import type { ShopsCalls } from '@hojip/shops/contract'
import { Chosen } from './chosen.tsx'
import { ShopBanner } from './shop-banner.tsx'
import { shopList, shopSearch } from './shop-search.ts'
import { shopsTexts } from './texts.ts'

type Entry = OutputOf<ShopsCalls['GET /bizShop/queryShopInfo']>['list'][number]

type HeadOf = HeadInput<Entry | undefined, { id: string }, ReturnType<typeof shopSearch>>

/** Any last part of the path leads to the shop; the canonical address is the one that it has. */
function listed({ pkId, slug, isClosed, goodsCount }: Entry['shop'], search: HeadOf['search']) {
  const isFiltered = filterCount(search) > 0 || search.words
  if (isClosed || goodsCount === 0 || isFiltered) return { noIndex: true }
  return { canonical: pageHref(shopHref(pkId, slug), search.pageNum) }
}

export function head({ locale, data, search }: HeadOf): PageHead {
  const texts = shopsTexts[locale]
  if (!data) return { title: '' }
  const { shopName, intro, goodsCount } = data.shop
  return {
    title: texts.title(shopName),
    description: intro || texts.about(shopName, formatNumber(locale, goodsCount)),
    ...listed(data.shop, search),
  }
}

/** A shop's page: its banner, and all its products. */
export function Page() {
  const texts = useTexts(shopsTexts)
  const { params } = usePage('/shop/$id/$logo')
  const search = useSearch(shopSearch)
  const { list: shops } = useCall('GET /bizShop/queryShopInfo', { shopId: params.id })
  const base = shopHref(params.id, params.logo)
  const of = shopList(params.id, search.words)
  const list = useList(search.words ? `${base}?words=${encodeURIComponent(search.words)}` : base, of)
  const entry = shops[0]
  if (!entry) return null
  const { shop } = entry
  return (
    <div className="wrap pb-10">
      <Breadcrumbs trail={[{ label: texts.home, href: homeHref }, { label: shop.shopName }]} />
      <ShopBanner shop={shop} base={base} words={search.words} />
      {shop.isClosed && (
        <div className="my-3">
          <Notice tone="amber">{texts.closed}</Notice>
        </div>
      )}
      {!search.words && <ShopScores shopId={shop.pkId} />}
      {!search.words && <Chosen products={entry.chosen} />}
      <ListView
        list={list}
        of={of}
        title={search.words ? texts.found(search.words) : texts.allProducts}
        as="h2"
      />
    </div>
  )
}
