import type { ProductInfo } from '@hojip/catalog/contract'
import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { classNames, WhenNear } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { memo, Suspense, useEffect, type ReactNode } from 'react'
import type { ProductSection } from './product-tabs.tsx'
import { belowTexts } from './texts.ts'

const ProductComments = lazyPart(() =>
  import('@hojip/comments/product-comments').then((module) => ({ default: module.ProductComments })),
)
const ProductQuestions = lazyPart(() =>
  import('@hojip/questions/product-questions').then((module) => ({ default: module.ProductQuestions })),
)
const RelatedProducts = lazyPart(() =>
  import('./related.tsx').then((module) => ({ default: module.RelatedProducts })),
)

/** Whether the shop has described the product with pictures or a text. */
export function hasStory({ goods: product }: ProductInfo): boolean {
  return product.goodsDetail.length > 0 || product.bodyHtml !== ''
}

/** The tabs of what shoppers have written. */
export function useVoiceTabs({ goods: product }: ProductInfo): ProductSection[] {
  const texts = useTexts(belowTexts)
  const locale = useLocale()
  return [
    { id: 'comments', label: texts.commentsTab, count: formatNumber(locale, product.commentNum) },
    { id: 'questions', label: texts.questions },
  ]
}

/** What shoppers have written, their reviews and questions, and then related products; not rendered again before its code has loaded. */
export const Voices = memo(function Voices({ info }: { info: ProductInfo }) {
  const texts = useTexts(belowTexts)
  const locale = useLocale()
  const { goods: product, goodsShop, specs } = info
  const comments = formatNumber(locale, product.commentNum)
  useEffect(() => {
    // This part mounts after the page has scrolled to where its address points.
    if (location.hash === '#questions') document.getElementById('questions')?.scrollIntoView()
  }, [])
  return (
    <>
      <Section id="comments" title={texts.commentsTab} count={comments} isFirstOnPhones>
        <Suspense fallback={<div className="min-h-40" />}>
          <ProductComments goodsId={product.pkId} specs={specs} />
        </Suspense>
      </Section>
      <Section id="questions" title={texts.questions} isFirstOnPhones>
        <WhenNear margin="600px" className="min-h-40">
          <ProductQuestions
            goodsId={product.pkId}
            names={[product.goodsName, product.goodsBrand, goodsShop.shopName]}
            canAsk={product.isOnSale}
          />
        </WhenNear>
      </Section>
      <Suspense fallback={null}>
        <RelatedProducts goodsId={product.pkId} />
      </Suspense>
    </>
  )
})

type SectionProps = {
  id: string
  title: string
  count?: string
  /** Phones show it first, because a long description would push it out of reach. */
  isFirstOnPhones?: boolean
  children: ReactNode
}

export function Section({ id, title, count, isFirstOnPhones = false, children }: SectionProps) {
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
