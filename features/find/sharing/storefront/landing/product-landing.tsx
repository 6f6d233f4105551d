import { useTexts } from '@hojip/platform/page'
import { Link, Notice, Picture } from '@hojip/platform/ui'
import { productHref } from '@hojip/hrefs/browse'
import type { SharedLink } from '../../contract.ts'
import { canBeBought, type SharedProduct } from '../load-shared.ts'
import { sharingTexts } from '../texts.ts'
import { Alike } from './alike.tsx'
import { ProductFacts, ProductPrice, SharedBy } from './product-facts.tsx'
import { ProductActions } from './product-actions.tsx'
import { QrCard } from './qr-card.tsx'
import { ShopRow } from './shop-row.tsx'

interface ProductLandingProps {
  goods: SharedProduct
  link: SharedLink
  /** Somebody shared it, so the price of that time is shown too. */
  isShared: boolean
}

const part = 'bg-surface max-lg:mt-2 max-lg:px-4 max-lg:py-4'

/** A product: what it is, what it costs today, and where to go on. */
export function ProductLanding({ goods: { info, spec, alike }, link, isShared }: ProductLandingProps) {
  const texts = useTexts(sharingTexts)
  const { goods } = info
  const isForSale = canBeBought(info)
  return (
    <>
      <article className="w-full max-lg:max-w-[560px] lg:grid lg:w-[860px] lg:max-w-full lg:grid-cols-[minmax(0,440fr)_minmax(0,420fr)] lg:overflow-hidden lg:rounded-xl lg:bg-surface lg:shadow-e-1">
        <Link
          href={productHref(goods.pkId, spec?.pkId)}
          className="block min-w-0"
          aria-label={goods.goodsName}
        >
          <Picture
            of={spec?.goodsSpecImg ?? goods.goodsPic}
            alt=""
            sizes="(min-width:1024px) 440px, 100vw"
            eager
            className="aspect-square lg:aspect-auto lg:h-full"
          />
        </Link>
        <div className="flex flex-col lg:gap-4 lg:px-8 lg:py-7">
          <div className={`flex flex-col gap-2 lg:gap-3 ${part} max-lg:mt-0!`}>
            {isShared && <SharedBy />}
            <h1 className="text-18 leading-[1.42] font-bold text-pretty lg:text-22">{goods.goodsName}</h1>
            {spec?.specText && <p>{spec.specText}</p>}
            {goods.selling && <p className="text-13 text-ink-3">{goods.selling}</p>}
            {goods.isOnSale && (
              <ProductPrice info={info} spec={spec} sharedPrice={isShared ? link.sharedPrice : null} />
            )}
            <ProductFacts info={info} />
            {!isForSale && <Notice tone="amber">{goods.isOnSale ? texts.soldOut : texts.offShelf}</Notice>}
          </div>
          <ProductActions info={info} spec={spec} link={link} isForSale={isForSale} />
          <div className={`${part} lg:hidden`}>
            <ShopRow shop={info.goodsShop} />
          </div>
          <div className={`${part} lg:mt-auto lg:border-t lg:border-line lg:pt-4`}>
            <QrCard link={link} />
          </div>
        </div>
      </article>
      {alike.length > 0 && <Alike products={alike} />}
    </>
  )
}
