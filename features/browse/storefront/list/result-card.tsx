import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { Link, Picture, Price, Score, Tag } from '@hojip/platform/ui'
import { QuickAdd, useKitTexts } from '@hojip/storefront-kit/storefront'
import type { GoodsCard } from '@hojip/catalog/contract'
import { goodsHref } from '../goods-cards.tsx'
import { listTexts } from './texts.ts'

type ResultCardProps = { goods: GoodsCard; eager: boolean; onAdd: (goods: GoodsCard) => void }

/** A row on phones, where what packed goods hold is read before it is looked at; a card from 768 px on. */
export function ResultCard({ goods, eager, onAdd }: ResultCardProps) {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  const t = useKitTexts()
  const soldOut = goods.stock <= 0
  return (
    <article className="group result">
      <div className="result-photo">
        <Picture
          of={goods.goodsPic}
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
          <Link href={goodsHref(goods)} className="result-link">
            {goods.goodsName}
          </Link>
        </h2>
        <p className="result-tags">
          {goods.isFreeShipping && <Tag tone="jade">{t.freeShipping}</Tag>}
          {goods.specText && <Tag>{goods.specText}</Tag>}
        </p>
        <p className="result-price">
          <Price value={goods.price} from={goods.isFromPrice} was={goods.linePrice} />
        </p>
        <p className="result-facts">
          {goods.score && <Score value={goods.score} />}
          <span>{texts.sold(formatNumber(locale, goods.salesNum))}</span>
          <span className="truncate md:hidden">{goods.shopName}</span>
        </p>
      </div>
      {!soldOut && <QuickAdd name={goods.goodsName} onAdd={() => onAdd(goods)} />}
    </article>
  )
}
