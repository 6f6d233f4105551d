import { shopHref } from '@hojip/hrefs/browse'
import { fenToYuan } from '@hojip/platform/money'
import { useTexts } from '@hojip/platform/page'
import { checkCircleFillIcon, Icon, Link, priceText } from '@hojip/platform/ui'
import type { CartShop } from '../../contract.ts'
import { freeShipping } from '../../rules/cart-sums.ts'
import { cartTexts } from '../texts.ts'

const meter =
  'h-1 w-18 appearance-none overflow-hidden rounded-full bg-line ' +
  '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-jade [&::-moz-progress-bar]:bg-jade'

/** The remaining amount to free delivery: at the right of the shop's head, on phones in a band below it. */
export function FreeShipping({ shop }: { shop: CartShop }) {
  const t = useTexts(cartTexts)
  const state = freeShipping(shop)
  if (!state) return null
  const { isFree, missingFen, percent } = state
  if (isFree)
    return (
      <p className="flex items-center gap-1 text-13 text-jade-text max-lg:hidden lg:ml-auto">
        <Icon of={checkCircleFillIcon} size={14} />
        {t.free}
      </p>
    )
  return (
    <p className="flex items-center gap-2 text-ink-2 max-lg:order-last max-lg:w-full max-lg:rounded-sm max-lg:bg-jade-soft max-lg:px-2.5 max-lg:text-12 lg:ml-auto lg:text-13">
      <progress max={100} value={percent} aria-label={t.progress} className={`${meter} max-lg:hidden`} />
      <span>{t.toFree(priceText(fenToYuan(missingFen)))}</span>
      <Link
        href={shopHref(shop.shopId, shop.slug)}
        aria-label={t.addMoreAt(shop.shopName)}
        className="inline-flex min-h-8 items-center link max-lg:ml-auto"
      >
        {t.addMore}
      </Link>
    </p>
  )
}
