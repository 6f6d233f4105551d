import { productHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import {
  Checkbox,
  classNames,
  heartFillIcon,
  Icon,
  IconButton,
  Link,
  Picture,
  Price,
  priceText,
  trendDownIcon,
} from '@hojip/platform/ui'
import { QuickAdd } from '@hojip/storefront-kit/storefront'
import type { Favourite } from '../contract.ts'
import { favouritesTexts } from './texts.ts'
import type { Choosing } from './use-choosing.ts'

interface SavedCardProps {
  favourite: Favourite
  choosing: Choosing
  eager: boolean
  onAdd: () => void
  onRemove: () => void
}

/** A saved product with its price drop or why it cannot be bought; with a checkbox while the list is managed. */
export function SavedCard({ favourite, choosing, eager, onAdd, onRemove }: SavedCardProps) {
  const t = useTexts(favouritesTexts)
  const { goods: product, goodsId, priceDrop } = favourite
  const gone = !product.isOnSale ? t.offShelf : product.stock <= 0 ? t.soldOut : undefined
  const isChosen = choosing.chosen.has(goodsId)
  return (
    <article
      className={classNames(
        'group relative flex min-w-0 flex-col overflow-hidden card pb-3 transition-shadow duration-200 focus-within:shadow-e-2 hover:shadow-e-2',
      )}
    >
      <Link href={productHref(goodsId)} className="outline-offset-[-2px]">
        <span className="relative block">
          <Picture
            of={product.goodsPic}
            alt=""
            sizes="(min-width: 1536px) 216px, (min-width: 1280px) 253px, (min-width: 1024px) 190px, (min-width: 768px) 33vw, 50vw"
            eager={eager}
            className={classNames('aspect-square', gone && 'opacity-60 grayscale-[.8]')}
          />
          {gone && (
            <span className="absolute inset-0 grid place-items-center">
              <span className="rounded-full bg-[#121b1c] px-3.5 py-1.5 text-13 text-[#ffffff]">{gone}</span>
            </span>
          )}
          {priceDrop && (
            <span className="absolute bottom-2 left-2 flex min-h-[22px] items-center gap-1 rounded-xs bg-jade px-2 text-12 font-medium text-on-fill">
              <Icon of={trendDownIcon} size={13} />
              {t.dropped(priceText(priceDrop, false))}
            </span>
          )}
        </span>
        <h2
          className={classNames(
            'mx-2.5 mt-2 line-clamp-2 text-14 leading-snug font-normal group-has-[a:hover]:text-jade-text md:mx-3 md:mt-2.5',
            gone && 'text-ink-3',
          )}
        >
          {product.goodsName}
        </h2>
      </Link>
      <p className="mx-2.5 mt-2 flex min-h-9 items-center pr-11 md:mx-3">
        <Price
          value={product.price}
          from={product.isFromPrice}
          {...(gone ? { tone: 'inherit' as const, className: 'text-ink-3' } : { was: product.linePrice })}
        />
      </p>
      {!gone && !choosing.isOn && <QuickAdd name={product.goodsName} onAdd={onAdd} />}
      <Corner product={product} choosing={choosing} isChosen={isChosen} onRemove={onRemove} />
    </article>
  )
}

interface CornerProps extends Pick<SavedCardProps, 'choosing' | 'onRemove'> {
  product: Favourite['goods']
  isChosen: boolean
}

/** The heart that removes the product or, while the list is managed, the checkbox. */
function Corner({ product, choosing, isChosen, onRemove }: CornerProps) {
  const t = useTexts(favouritesTexts)
  return choosing.isOn ? (
    <Checkbox
      aria-label={t.choose(product.goodsName)}
      checked={isChosen}
      onChange={() => choosing.toggle(product.pkId)}
      // The whole card can be pressed, and shows whether it is selected.
      className={classNames(
        'absolute! inset-0 z-1 cursor-pointer items-start! justify-end rounded-lg p-2.5',
        isChosen && 'shadow-[inset_0_0_0_2px_var(--c-jade)]',
      )}
    />
  ) : (
    <IconButton
      of={heartFillIcon}
      label={t.deleteOf(product.goodsName)}
      size={20}
      onClick={onRemove}
      className="absolute! top-0 right-0 text-price drop-shadow-[0_0_2px_rgb(255_255_255/.9)] hover:bg-transparent!"
    />
  )
}
