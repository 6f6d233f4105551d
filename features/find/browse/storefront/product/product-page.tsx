import { plainProductHref } from '@hojip/hrefs/plain'
import { homeHref, productHref } from '@hojip/hrefs/browse'
import { productChannel } from '@hojip/live/channels'
import {
  useCall,
  useLiveChannel,
  useNavigate,
  usePage,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { Breadcrumbs, useUi } from '@hojip/platform/ui'
import { previewOf } from '@hojip/sharing/preview'
import { lazyPart } from '@hojip/platform/parts'
import { memo, Suspense, useDeferredValue, useState } from 'react'
import type { ProductInfo } from '@hojip/catalog/contract'
import { ChosenSaid } from '../buy/chosen-said.tsx'
import { useBuying, type Buying } from '../buy/use-buying.ts'
import { useDelivery } from './delivery/use-delivery.ts'
import { categoryTrail } from '../category-address.ts'
import { BuyBox } from './buying/buy-box.tsx'
import { SaveSlot } from './buying/save-slot.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { ProductHead, PriceBox } from './product-head.tsx'
import { PhoneBar, PhoneRows } from './phone-parts.tsx'
import { productTexts } from './texts.ts'
import { productData, type ShownReviews } from './product-data.ts'
import { isOdd, productSearch } from './product-search.ts'

const ProductBelow = lazyPart(() =>
  import('./below/product-below.tsx').then((module) => ({ default: module.ProductBelow })),
)
const PhoneTopNow = lazyPart(() =>
  import('./top/phone-top.tsx').then((module) => ({ default: module.PhoneTop })),
)
const OptionSheet = lazyPart(() =>
  import('../buy/option-sheet.tsx').then((module) => ({ default: module.OptionSheet })),
)

type BelowProps = { info: ProductInfo; buying: Buying }

/**
 * Leaves the server's HTML in place until its code has loaded: changed props would make React discard it and render
 * again.
 */
const Below = memo(function Below(props: BelowProps) {
  return (
    <Suspense fallback={null}>
      <ProductBelow {...props} />
    </Suspense>
  )
})

const PhoneTop = memo(function PhoneTop(props: { goodsId: string; name: string; sku: string | undefined }) {
  return (
    <Suspense fallback={null}>
      <PhoneTopNow {...props} save={<SaveSlot goodsId={props.goodsId} look="disc" />} />
    </Suspense>
  )
})

/** For the page of the story, which loads this file: modules that two files import would go into a third one. */
export const productParts = {
  useProduct,
  BuyBox,
  Gallery,
  PhoneBar,
  PhoneRows,
  PhoneTop,
  PriceBox,
  ProductHead,
  UnknownOption,
}

type HeadOf = HeadInput<ProductInfo & { reviews: ShownReviews }, { id: string }, { sku?: string }>

export function head({ data, locale, search: { sku } }: HeadOf): PageHead {
  return {
    title: data.goods.goodsName,
    description: [data.goods.selling, data.goods.goodsBrand, data.goodsShop.shopName]
      .filter(Boolean)
      .join(' · '),
    canonical: productHref(data.goods.pkId),
    isOdd: isOdd(data, sku),
    // Only the document needs it, and only the server renders the document.
    ...(import.meta.env.SSR && {
      structuredData: productData(data, data.reviews, locale),
      withoutScripts: plainProductHref(data.goods.pkId),
      preview: previewOf(data.goods, locale),
    }),
  }
}

/** The product as it is now, and the state of choosing and buying it, and of its delivery. */
function useProduct(goodsId: string) {
  const info = useCall('GET /bizGoods/queryGoodsInfo', { goodsId }, { live: 'stock' })
  useLiveChannel(productChannel(goodsId))
  const navigate = useNavigate()
  const { sku } = useSearch(productSearch)
  const buying = useBuying(info, {
    sku,
    onChoose: (chosen) => {
      const url = new URL(location.href)
      url.searchParams.set('sku', chosen)
      navigate(url.href, { isShown: true })
    },
  })
  return { info, buying, delivery: useDelivery(info, buying) }
}

/** Where a link leads to an option that is no longer sold. */
function UnknownOption({ info }: { info: ProductInfo }) {
  const texts = useTexts(productTexts)
  const { sku } = useSearch(productSearch)
  if (info.specs.length < 2 || !isOdd(info, sku)) return null
  return <p className="mt-3 rounded-md bg-amber-soft px-3 py-2 text-13 text-amber">{texts.unknownOption}</p>
}

export function Page() {
  const { params } = usePage('/goods/info/$id')
  const { t } = useUi()
  const { info, buying, delivery } = useProduct(params.id)
  const [choosing, setChoosing] = useState(false)
  const { goods: product, categoryPath } = info
  const parts = { info, buying, delivery }
  const phone = { ...parts, onChoose: () => setChoosing(true) }
  return (
    <div className="lg:wrap">
      <Breadcrumbs
        trail={[
          { label: t.home, href: homeHref },
          ...categoryTrail(categoryPath),
          { label: product.goodsName },
        ]}
      />
      <div className="relative lg:grid lg:grid-cols-[minmax(0,44fr)_minmax(0,56fr)] lg:items-start lg:gap-6 lg:rounded-lg lg:bg-surface lg:p-6 xl:grid-cols-[560px_minmax(0,1fr)] xl:gap-9">
        <PhoneTop goodsId={product.pkId} name={product.goodsName} sku={useDeferredValue(buying.asked)} />
        <Gallery info={info} wanted={buying.spec?.goodsSpecImg ?? undefined} sku={buying.asked} />
        <div className="flex flex-col bg-surface max-lg:mb-2 max-lg:px-4 max-lg:pt-3.5 max-lg:pb-2">
          <div className="max-lg:order-2">
            <ProductHead product={product} />
          </div>
          <div className="max-lg:order-1">
            <PriceBox spec={buying.spec} />
            <ChosenSaid key={product.pkId} spec={buying.spec} isQuiet={choosing} />
          </div>
          <div className="max-lg:order-3">
            <UnknownOption info={info} />
            <BuyBox {...parts} />
            <PhoneRows {...phone} />
          </div>
        </div>
      </div>
      <Below info={useDeferredValue(info)} buying={useDeferredValue(buying)} />
      <PhoneBar {...phone} />
      {choosing && (
        <Suspense fallback={null}>
          <OptionSheet {...parts} onClose={() => setChoosing(false)} withBuy />
        </Suspense>
      )}
    </div>
  )
}
