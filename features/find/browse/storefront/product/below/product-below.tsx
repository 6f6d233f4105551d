import { useWishedAlert } from '@hojip/favourites/storefront/wished-alert'
import { useSeen } from '@hojip/footprints/storefront/use-seen'
import { useTexts } from '@hojip/platform/page'
import { useNear } from '@hojip/platform/ui'
import { ReportButton } from '@hojip/reports/parts/report-button'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense } from 'react'
import type { ProductInfo } from '@hojip/catalog/contract'
import { chosenParams } from '@hojip/catalog/rules'
import type { Buying } from '../../buy/use-buying.ts'
import { Params, Story } from '@hojip/catalog/parts/product-body'
import { ProductTabs, type ProductSection } from './product-tabs.tsx'
import { hasStory, Section, useVoiceTabs, Voices } from './sections.tsx'
import { MoreOfShop, ShopCard } from './shop-rail.tsx'
import { belowTexts } from './texts.ts'
import { useChosen } from './use-chosen.ts'

const PhoneCard = lazyPart(() =>
  import('@hojip/storefront-kit/storefront/phone').then((module) => ({ default: module.PhoneCard })),
)

/** The part below the buy box: reviews, questions, details, specifications, the shop. */
export function ProductBelow({ info, buying }: { info: ProductInfo; buying: Buying }) {
  const texts = useTexts(belowTexts)
  const { goods: product, goodsShop } = info
  useSeen(product.pkId)
  useWishedAlert(info.specs)
  const chosenHref = useChosen(product.pkId, buying)
  // The code that draws the QR code is none of what a first visit needs.
  const [place, isNear] = useNear<HTMLDivElement>('100px')
  const sections: ProductSection[] = [
    { id: 'params', label: texts.params },
    ...(hasStory(info) ? [{ id: 'detail', label: texts.detail }] : []),
    ...useVoiceTabs(info),
  ]
  return (
    <div className="lg:mt-5 lg:grid lg:grid-cols-[minmax(0,1fr)_236px] lg:items-start lg:gap-5 xl:grid-cols-[minmax(0,1fr)_268px]">
      <div className="max-lg:flex max-lg:flex-col">
        <ProductTabs sections={sections} buying={buying} picture={product.goodsPic} />
        <Section id="params" title={texts.params}>
          <Params
            product={{
              ...product,
              goodsParam: chosenParams(product.goodsParam, info.specAxes, buying.spec?.choice ?? []),
            }}
          />
          <div className="mt-3 -mr-2 flex justify-end lg:hidden">
            <ReportButton targetType="goods" targetId={product.pkId} name={product.goodsName} />
          </div>
        </Section>
        {hasStory(info) && (
          <Section id="detail" title={texts.detail}>
            <Story product={product} />
          </Section>
        )}
        <Voices info={info} />
      </div>
      <aside className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:gap-0 lg:sticky lg:top-4">
        <ShopCard goodsShop={goodsShop} goodsId={product.pkId} />
        <div ref={place}>
          {isNear && chosenHref && (
            <Suspense fallback={null}>
              <PhoneCard href={chosenHref} note="product" />
            </Suspense>
          )}
        </div>
        <MoreOfShop goodsShop={goodsShop} goodsId={product.pkId} />
      </aside>
    </div>
  )
}
