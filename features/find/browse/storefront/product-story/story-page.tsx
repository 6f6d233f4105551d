import { plainProductHref } from '@hojip/hrefs/plain'
import { homeHref, productHref } from '@hojip/hrefs/browse'
import { usePage, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Breadcrumbs, useUi } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react'
import type { ProductInfo } from '@hojip/catalog/contract'
import { categoryTrail } from '../category-address.ts'
import { isOdd } from '../product/product-search.ts'
import { StoryBody, type ProductParts } from './story-body.tsx'

const OptionSheet = lazyPart(() =>
  import('../buy/option-sheet.tsx').then((module) => ({ default: module.OptionSheet })),
)

/** Search engines list the product's usual page. */
function head({ data, params, search }: HeadInput<ProductInfo, { id: string }, { sku?: string }>): PageHead {
  return {
    title: data.goods.goodsName,
    description: [data.goods.selling, data.goods.goodsBrand, data.goodsShop.shopName]
      .filter(Boolean)
      .join(' · '),
    canonical: productHref(data.goods.pkId),
    isOdd: isOdd(data, search.sku),
    ...(import.meta.env.SSR && { withoutScripts: plainProductHref(params.id) }),
  }
}

type StoryPage = { Page: () => ReactNode; head: typeof head }
let loaded: Promise<StoryPage> | undefined

/**
 * The page with the parts of the usual one. They come with its file: importing them here would move them to a third
 * file, which both pages, and carts, would have to load.
 */
export function storyPage(): Promise<StoryPage> {
  loaded ??= import('../product/product-page.tsx').then(({ productParts }) => ({
    head,
    Page: () => <ProductStory parts={productParts} />,
  }))
  loaded.catch(() => (loaded = undefined))
  return loaded
}

/** The product's other page: one column, which tells the story before it sells. */
function ProductStory({ parts }: { parts: ProductParts }) {
  const { Gallery, PhoneBar, PhoneTop, ProductHead } = parts
  const { params } = usePage('/goods/infoNew/$id')
  const { t } = useUi()
  const { info, buying, delivery } = parts.useProduct(params.id)
  const shown = { info, buying, delivery }
  const [choosing, setChoosing] = useState(false)
  const { goods: product, categoryPath } = info
  const choose = () => setChoosing(true)
  return (
    <div className="mx-auto lg:w-full lg:max-w-200">
      <Breadcrumbs
        trail={[
          { label: t.home, href: homeHref },
          ...categoryTrail(categoryPath),
          { label: product.goodsName },
        ]}
      />
      <div className="relative bg-surface max-lg:mb-2 lg:rounded-lg lg:p-6">
        <PhoneTop goodsId={product.pkId} name={product.goodsName} sku={useDeferredValue(buying.asked)} />
        <div>
          <Gallery info={info} wanted={buying.spec?.goodsSpecImg ?? undefined} sku={buying.asked} />
        </div>
        <div className="max-lg:px-4 max-lg:py-3 lg:mt-6">
          <ProductHead product={product} />
        </div>
      </div>
      <StoryBody {...shown} parts={parts} onChoose={choose} />
      <PhoneBar {...shown} onChoose={choose} />
      {choosing && (
        <Suspense fallback={null}>
          <OptionSheet {...shown} onClose={() => setChoosing(false)} withBuy />
        </Suspense>
      )}
    </div>
  )
}
