import { useWishedAlert } from '@hojip/favourites/storefront/wished-alert'
import { useSeen } from '@hojip/footprints/storefront/use-seen'
import { useTexts } from '@hojip/platform/page'
import { ReportButton } from '@hojip/reports/parts/report-button'
import type { ProductInfo } from '@hojip/catalog/contract'
import { Params, Story } from '@hojip/catalog/parts/product-body'
import { chosenParams } from '@hojip/catalog/rules'
import type { Buying } from '../buy/use-buying.ts'
import type { Delivery } from '../product/delivery/use-delivery.ts'
import { ProductTabs, type ProductSection } from '../product/below/product-tabs.tsx'
import { hasStory, Section, useVoiceTabs, Voices } from '../product/below/sections.tsx'
import { ShopCard } from '../product/below/shop-rail.tsx'
import { belowTexts } from '../product/below/texts.ts'
import { storyTexts } from './texts.ts'
import type { productParts } from '../product/product-page.tsx'

/** The parts of the usual page that this one shows too. */
export type ProductParts = typeof productParts

type StoryBodyProps = {
  info: ProductInfo
  buying: Buying
  delivery: Delivery
  parts: ProductParts
  onChoose: () => void
}

/** Below the pictures: the story, the buy box, the specifications, what shoppers have written, the shop. */
export function StoryBody({ info, buying, delivery, parts, onChoose }: StoryBodyProps) {
  const { BuyBox, PhoneRows, PriceBox, UnknownOption } = parts
  const t = useTexts(storyTexts)
  const texts = useTexts(belowTexts)
  const { goods: product, goodsShop, specAxes } = info
  useSeen(product.pkId)
  useWishedAlert(info.specs)
  const sections: ProductSection[] = [
    ...(hasStory(info) ? [{ id: 'detail', label: t.story }] : []),
    { id: 'buy', label: t.buy },
    { id: 'params', label: texts.params },
    ...useVoiceTabs(info),
  ]
  const goodsParam = chosenParams(product.goodsParam, specAxes, buying.spec?.choice ?? [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:mt-5 lg:gap-5">
      {/* The usual page has its sections in another order on phones; here they are in the order of the code. */}
      <div className="[&>section]:order-none! lg:[&>section]:rounded-none!">
        <ProductTabs sections={sections} buying={buying} picture={product.goodsPic} />
        {hasStory(info) && (
          <Section id="detail" title={t.story}>
            {/* One picture below the other, each as wide as the column. */}
            <div className="lg:[&_.photo]:aspect-[3/2]! lg:[&_article]:grid-cols-1! lg:[&_article>div]:order-2!">
              <Story product={product} />
            </div>
          </Section>
        )}
        <Section id="buy" title={t.buy}>
          <PriceBox spec={buying.spec} />
          <UnknownOption info={info} />
          <BuyBox info={info} buying={buying} delivery={delivery} />
          <PhoneRows info={info} buying={buying} delivery={delivery} onChoose={onChoose} />
        </Section>
        <Section id="params" title={texts.params}>
          <Params product={{ ...product, goodsParam }} />
          <div className="mt-3 -mr-2 flex justify-end lg:hidden">
            <ReportButton targetType="goods" targetId={product.pkId} name={product.goodsName} />
          </div>
        </Section>
        <Voices info={info} />
      </div>
      <ShopCard goodsShop={goodsShop} goodsId={product.pkId} />
    </div>
  )
}
