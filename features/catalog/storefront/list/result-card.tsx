import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { Link, Picture, Price, QuickAdd, Score, Tag, useUi } from '@hojip/platform/ui'
import type { GoodsCard } from '../../contract.ts'
import { goodsHref } from '../goods-cards.tsx'
import { listTexts } from './texts.ts'

type ResultCardProps = { goods: GoodsCard; eager: boolean; onAdd: (goods: GoodsCard) => void }

/** A row on phones, where what packed goods hold is read before it is looked at; a card from 768 px on. */
export const ResultCard = ({ goods, eager, onAdd }: ResultCardProps) => {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  const { t } = useUi()
  const soldOut = goods.stock <= 0
  return (
    <article className="group relative flex w-full min-w-0 gap-3 card p-2 transition-shadow duration-200 focus-within:shadow-e-2 hover:shadow-e-2 md:flex-col md:gap-0 md:overflow-hidden md:p-0 md:pb-3">
      <div className="relative w-30 flex-none overflow-hidden rounded-md md:w-full md:rounded-none">
        <Picture
          of={goods.goodsPic}
          alt=""
          sizes="(min-width: 1280px) 246px, (min-width: 1024px) 25vw, (min-width: 768px) 33vw, 120px"
          eager={eager}
          className="aspect-square [&_img]:transition-transform [&_img]:duration-(--t-slow) [&_img]:ease-out group-hover:[&_img]:scale-103"
        />
        {soldOut && (
          <span className="absolute inset-0 grid place-items-center bg-[rgb(255_255_255/.62)]">
            <span className="rounded-full bg-[#121b1c] px-3.5 py-1.5 text-13 text-[#ffffff]">
              {t.soldOut}
            </span>
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 py-0.5 pr-1 md:gap-0 md:px-3 md:py-0">
        <h2 className="text-15 leading-[1.4] font-normal md:mt-2.5 md:mb-auto md:text-14 md:leading-snug">
          <Link
            href={goodsHref(goods)}
            className="line-clamp-2 outline-offset-[-2px] group-hover:text-jade-text after:absolute after:inset-0 after:rounded-lg after:content-['']"
          >
            {goods.goodsName}
          </Link>
        </h2>
        <p className="flex flex-wrap gap-1 overflow-hidden empty:hidden md:mt-1.5">
          {goods.isFreeShipping && <Tag tone="jade">{t.freeShipping}</Tag>}
          {goods.specText && <Tag>{goods.specText}</Tag>}
        </p>
        <p className="md:mt-[9px]">
          <Price value={goods.price} from={goods.isFromPrice} was={goods.linePrice} />
        </p>
        <p className="mr-10 flex items-center gap-x-2 overflow-hidden text-12 whitespace-nowrap text-ink-3 md:mt-1.5 md:gap-x-2.5">
          {goods.score && <Score value={goods.score} />}
          <span>{texts.sold(formatNumber(locale, goods.salesNum))}</span>
          <span className="truncate md:hidden">{goods.shopName}</span>
        </p>
      </div>
      {!soldOut && <QuickAdd name={goods.goodsName} onAdd={() => onAdd(goods)} />}
    </article>
  )
}
