import { usePageData, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ProductLanding } from './landing/product-landing.tsx'
import { LandingFrame } from './landing/landing-frame.tsx'
import type { Landing } from './load-shared.ts'
import { productHead } from './shared-head.ts'

type ProductPage = Extract<Landing, { kind: 'goods' }>

export function head({ data, locale }: HeadInput<ProductPage>): PageHead {
  return productHead(data.goods, locale)
}

export function Page() {
  const { goods, link } = usePageData<ProductPage>()
  return (
    <LandingFrame note="">
      <ProductLanding goods={goods} link={link} isShared={false} />
    </LandingFrame>
  )
}
