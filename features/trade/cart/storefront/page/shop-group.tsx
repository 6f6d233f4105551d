import { shopHref } from '@hojip/hrefs/browse'
import { chatHref } from '@hojip/hrefs/chat'
import { useHasPage, useTexts } from '@hojip/platform/page'
import { chatIcon, Checkbox, Icon, Link } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import type { CartLine, CartShop } from '../../contract.ts'
import { tickState } from '../../rules/cart-lines.ts'
import { CartRow } from './cart-row.tsx'
import type { CartChanges } from '../contents/cart-view.ts'
import { FreeShipping } from './free-shipping.tsx'
import { cartTexts } from '../texts.ts'

interface ShopGroupProps {
  shop: CartShop
  changes: CartChanges
  /** The products that are not delivered to the reader's place. */
  notDelivered: ReadonlySet<string>
  onRemove: (line: CartLine) => void
  onFavour: (line: CartLine) => void
  onOption: (line: CartLine) => void
  managing: boolean
}

/** One shop's lines, which are sent in one parcel and share one delivery fee. */
export function ShopGroup({ shop, changes, notDelivered, ...rest }: ShopGroupProps) {
  const t = useTexts(cartTexts)
  const ticks = tickState(shop.goods)
  const hasChat = useHasPage()(chatHref())
  return (
    <section aria-label={shop.shopName} className="mt-2 card lg:mt-3">
      <header className="flex min-h-12 flex-wrap items-center gap-2.5 px-3 py-1.5 lg:min-h-13 lg:border-b lg:border-line lg:px-5">
        <Checkbox
          aria-label={t.selectShop(shop.shopName)}
          checked={ticks === 'all'}
          mixed={ticks === 'some'}
          onChange={() => changes.tick(shop.goods, ticks !== 'all')}
          className="max-lg:min-h-11!"
        />
        <h2 className="text-15 font-bold max-lg:min-w-0 max-lg:flex-1">
          <Link
            href={shopHref(shop.shopId, shop.slug)}
            className="flex items-center gap-2.5 hover:text-jade-text"
          >
            <ShopMark mark={shop.mark} hue={shop.hue} size={24} />
            {shop.shopName}
          </Link>
        </h2>
        {hasChat && (
          <Link
            href={chatHref({ shop: shop.shopId })}
            aria-label={t.contactShop(shop.shopName)}
            title={t.contactShop(shop.shopName)}
            className="grid size-9 place-items-center rounded-sm text-ink-3 hover:bg-hover hover:text-jade-text max-lg:size-11"
          >
            <Icon of={chatIcon} size={18} />
          </Link>
        )}
        {shop.goods.some(({ goodsId }) => !notDelivered.has(goodsId)) && <FreeShipping shop={shop} />}
      </header>
      <ul>
        {shop.goods.map((line) => (
          <CartRow
            key={line.pkId}
            line={line}
            isDelivered={!notDelivered.has(line.goodsId)}
            changes={changes}
            {...rest}
          />
        ))}
      </ul>
    </section>
  )
}
