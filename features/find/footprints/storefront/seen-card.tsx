import { productHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { classNames, closeIcon, Icon, Link, Picture, Price } from '@hojip/platform/ui'
import type { Footprint } from '../contract.ts'
import { footprintsTexts } from './texts.ts'

interface SeenCardProps {
  entry: Footprint
  onRemove: () => void
}

/** A product the user looked at: picture, name, current price, and a button that deletes the entry. */
export function SeenCard({ entry: { goods: product, goodsId }, onRemove }: SeenCardProps) {
  const t = useTexts(footprintsTexts)
  const gone = !product.isOnSale ? t.offShelf : product.stock <= 0 ? t.soldOut : undefined
  return (
    <article className="group relative">
      <Link href={productHref(goodsId)} className="block">
        <span className="relative block">
          <Picture
            of={product.goodsPic}
            alt=""
            sizes="(min-width: 1280px) 160px, (min-width: 768px) 20vw, 33vw"
            className={classNames('aspect-square rounded-md', gone && 'opacity-60 grayscale-[.8]')}
          />
          {gone && (
            <span className="absolute inset-x-0 bottom-2 text-center">
              <span className="rounded-full bg-[#121b1c] px-2.5 py-1 text-12 text-[#ffffff]">{gone}</span>
            </span>
          )}
        </span>
        <h3
          className={classNames(
            'mt-2 truncate text-13 font-normal group-has-[a:hover]:text-jade-text',
            gone && 'text-ink-3',
          )}
        >
          {product.goodsName}
        </h3>
        <span className="mt-1 block">
          <Price
            value={product.price}
            from={product.isFromPrice}
            size="sm"
            {...(gone ? { tone: 'inherit' as const, className: 'text-ink-3' } : {})}
          />
        </span>
      </Link>
      <button
        type="button"
        aria-label={t.deleteOf(product.goodsName)}
        onClick={onRemove}
        // The visible disc is 26 px wide, the pressable area 44 px; with a mouse it appears on hover.
        className="absolute top-1 right-1 grid size-6.5 place-items-center rounded-full bg-[rgb(18_27_28/.52)] text-[#ffffff] transition-opacity after:absolute after:-inset-[9px] after:content-[''] hover:bg-[rgb(18_27_28/.8)] lg:pointer-fine:opacity-0 lg:pointer-fine:group-focus-within:opacity-100 lg:pointer-fine:group-hover:opacity-100"
      >
        <Icon of={closeIcon} size={14} />
      </button>
    </article>
  )
}
