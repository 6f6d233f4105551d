import { NotDeliveredNote } from '@hojip/addresses/storefront/not-delivered'
import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { Link, Picture, Price, Score, Tag } from '@hojip/platform/ui'
import { useKitTexts } from '@hojip/storefront-kit/parts'
import { QuickAdd } from '@hojip/storefront-kit/storefront'
import { cardHref } from '../../product-cards.tsx'
import type { ListProduct } from '../list-input.ts'
import { listTexts } from '../texts.ts'

type ResultCardProps = {
  product: ListProduct
  eager: boolean
  onAdd: (product: ListProduct) => void
  /** Whether it is delivered to the reader's place. */
  isDelivered: boolean
}

/** A row on phones, where the text of packed products matters more than the picture; a card from 768 px on. */
export function ResultCard({ product, eager, onAdd, isDelivered }: ResultCardProps) {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  const t = useKitTexts()
  const soldOut = product.stock <= 0
  return (
    <article className="group result">
      <div className="result-photo">
        <Picture
          of={product.goodsPic}
          alt=""
          sizes="(min-width:1024px) 246px,(min-width:768px) 33vw,120px"
          eager={eager}
          className="photo-zooms"
        />
        {soldOut && (
          <span className="absolute inset-0 grid place-items-center bg-[rgb(255_255_255/.62)]">
            <span className="rounded-full bg-[#121b1c] px-3.5 py-1.5 text-13 text-[#ffffff]">
              {t.soldOut}
            </span>
          </span>
        )}
      </div>
      <div className="result-text">
        <h2 className="result-name">
          <Link href={cardHref(product)} className="result-link">
            {product.goodsName}
          </Link>
        </h2>
        {!isDelivered && (
          <p className="mt-1 text-12">
            <NotDeliveredNote />
          </p>
        )}
        <p className="result-tags">
          {isDelivered && product.isFreeShipping && <Tag tone="jade">{t.freeShipping}</Tag>}
          {product.specText && <Tag>{product.specText}</Tag>}
        </p>
        <p className="result-price">
          <Price value={product.price} from={product.isFromPrice} was={product.linePrice} />
        </p>
        <p className="result-facts">
          {product.score && <Score value={product.score} />}
          <span>{texts.sold(formatNumber(locale, product.salesNum))}</span>
          <span className="result-shop">{product.shopName}</span>
        </p>
      </div>
      {!soldOut && <QuickAdd name={product.goodsName} onAdd={() => onAdd(product)} />}
    </article>
  )
}
