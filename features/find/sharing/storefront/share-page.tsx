import { usePageData, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { LandingFrame } from './landing/landing-frame.tsx'
import { ProductLanding } from './landing/product-landing.tsx'
import { LinkProblem } from './landing/link-problem.tsx'
import { ShopLanding } from './landing/shop-landing.tsx'
import type { Landing } from './load-shared.ts'
import { productHead, shopHead } from './shared-head.ts'
import { sharingTexts } from './texts.ts'

export function head({ data, locale }: HeadInput<Landing>): PageHead {
  if (data.kind === 'goods') return { ...productHead(data.goods, locale), noIndex: true }
  if (data.kind === 'shop') return { ...shopHead(data.shop), noIndex: true }
  return { title: sharingTexts[locale].problems[data.problem].title, noIndex: true }
}

function Content({ landing }: { landing: Landing }) {
  if (landing.kind === 'goods') return <ProductLanding goods={landing.goods} link={landing.link} isShared />
  if (landing.kind === 'shop') return <ShopLanding shop={landing.shop} link={landing.link} />
  return <LinkProblem problem={landing.problem} />
}

export function Page() {
  const landing = usePageData<Landing>()
  const texts = useTexts(sharingTexts)
  return (
    <LandingFrame note={landing.kind === 'problem' ? '' : texts.private}>
      <Content landing={landing} />
    </LandingFrame>
  )
}
