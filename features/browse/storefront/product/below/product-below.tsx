import { useSeen } from '@hojip/footprints/storefront/use-seen'
import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { classNames } from '@hojip/platform/ui'
import { ReportButton } from '@hojip/reports/storefront/report-button'
import { lazy, Suspense, type ReactNode } from 'react'
import type { ProductInfo } from '@hojip/catalog/contract'
import { chosenParams } from '@hojip/catalog/rules'
import type { Buying } from '../../buy/use-buying.ts'
import { Params, Story } from '@hojip/catalog/product-body'
import { ProductTabs, type ProductSection } from './product-tabs.tsx'
import { MoreOfShop, ShopCard } from './shop-rail.tsx'
import { belowTexts } from './texts.ts'

const ProductComments = lazy(() =>
  import('@hojip/comments/product-comments').then((module) => ({ default: module.ProductComments })),
)

const RelatedProducts = lazy(() =>
  import('./related.tsx').then((module) => ({ default: module.RelatedProducts })),
)

/** The part below the buy box: reviews, details, specifications, the shop. */
export function ProductBelow({ info, buying }: { info: ProductInfo; buying: Buying }) {
  const texts = useTexts(belowTexts)
  const locale = useLocale()
  const { goods: product, goodsShop } = info
  useSeen(product.pkId)
  const comments = formatNumber(locale, product.commentNum)
  const hasStory = product.goodsDetail.length > 0 || product.bodyHtml !== ''
  const sections: ProductSection[] = [
    { id: 'params', label: texts.params },
    ...(hasStory ? [{ id: 'detail', label: texts.detail }] : []),
    { id: 'comments', label: texts.commentsTab, count: comments },
  ]
  return (
    <div className="lg:mt-5 lg:grid lg:grid-cols-[minmax(0,1fr)_236px] lg:items-start lg:gap-5 xl:grid-cols-[minmax(0,1fr)_268px]">
      <div className="max-lg:flex max-lg:flex-col">
        <ProductTabs sections={sections} buying={buying} />
        <Section id="params" title={texts.params}>
          <Params
            product={{
              ...product,
              goodsParam: chosenParams(product.goodsParam, info.specAxes, buying.spec?.choice ?? []),
            }}
          />
          <div className="mt-3 -mr-2 flex justify-end">
            <ReportButton targetType="goods" targetId={product.pkId} name={product.goodsName} />
          </div>
        </Section>
        {hasStory && (
          <Section id="detail" title={texts.detail}>
            <Story product={product} />
          </Section>
        )}
        <Section id="comments" title={texts.commentsTab} count={comments} isFirstOnPhones>
          <Suspense fallback={<div className="min-h-40" />}>
            <ProductComments goodsId={product.pkId} specs={info.specs} />
          </Suspense>
        </Section>
        <Suspense fallback={null}>
          <RelatedProducts goodsId={product.pkId} />
        </Suspense>
      </div>
      <aside className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:gap-0 lg:sticky lg:top-4">
        <ShopCard goodsShop={goodsShop} goodsId={product.pkId} />
        <MoreOfShop goodsShop={goodsShop} goodsId={product.pkId} />
      </aside>
    </div>
  )
}

type SectionProps = {
  id: string
  title: string
  count?: string
  /** Phones show it first, because a long description would push it out of reach. */
  isFirstOnPhones?: boolean
  children: ReactNode
}

function Section({ id, title, count, isFirstOnPhones = false, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-label={title}
      className={classNames(
        'scroll-mt-14 bg-surface p-4 max-lg:mb-2 lg:px-6 lg:pt-6 lg:pb-3 lg:last:rounded-b-lg lg:last:pb-6',
        !isFirstOnPhones && 'max-lg:order-1',
      )}
    >
      <h2 className="mb-3 text-16 font-bold lg:mb-3.5 lg:text-18">
        {title}
        {count && <span className="figures ml-1.5 text-13 font-medium text-ink-3">{count}</span>}
      </h2>
      {children}
    </section>
  )
}
