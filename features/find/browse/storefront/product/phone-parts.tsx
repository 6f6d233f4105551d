import { useCartCount } from '@hojip/cart/storefront/count'
import { cartHref } from '@hojip/hrefs/cart'
import { shopHref } from '@hojip/hrefs/browse'
import { chatHref } from '@hojip/hrefs/chat'
import { useTexts } from '@hojip/platform/page'
import {
  ActionBar,
  Badge,
  Button,
  caretRightIcon,
  cartIcon,
  headsetIcon,
  Icon,
  Link,
  storefrontIcon,
} from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, type ReactNode } from 'react'
import type { ProductInfo } from '@hojip/catalog/contract'
import { buyTexts } from '../buy/texts.ts'
import type { Buying } from '../buy/use-buying.ts'
import { DeliveryHere } from './delivery/delivery-here.tsx'
import { mallPromises } from './mall-promises.ts'
import { ShopCity } from './shop-city.tsx'
import { productTexts } from './texts.ts'
import type { Delivery } from './delivery/use-delivery.ts'

const CannotBuyBar = lazyPart(() =>
  import('./buying/cannot-buy.tsx').then((module) => ({ default: module.CannotBuyBar })),
)

type PhoneRowProps = { name: string; children: ReactNode; onPress?: () => void }

const row =
  'grid min-h-12 w-full grid-cols-[56px_minmax(0,1fr)_14px] items-center gap-2 border-t border-line py-2.5 text-left'

function PhoneRow({ name, children, onPress }: PhoneRowProps) {
  const inside = (
    <>
      <span className="text-ink-3">{name}</span>
      <span>{children}</span>
    </>
  )
  if (!onPress) return <div className={row}>{inside}</div>
  return (
    <button type="button" aria-haspopup="dialog" onClick={onPress} className={row}>
      {inside}
      <Icon of={caretRightIcon} size={14} className="text-ink-3" />
    </button>
  )
}

type PhoneProps = { info: ProductInfo; buying: Buying; delivery: Delivery; onChoose: () => void }

export function PhoneRows({ info, buying, delivery, onChoose }: PhoneProps) {
  const texts = useTexts(productTexts)
  const buy = useTexts(buyTexts)
  const chosen = [buying.spec?.specText, buy.pieces(buying.quantity)].filter(Boolean).join(' · ')
  return (
    <div className="mt-3 lg:hidden">
      {buying.state === 'buyable' && (
        <PhoneRow name={buy.chosen} onPress={onChoose}>
          {chosen}
        </PhoneRow>
      )}
      {!delivery.isFar && (
        <PhoneRow name={texts.fee}>
          <b className="text-jade-text">{delivery.fee}</b>{' '}
          <span className="text-ink-2">· {delivery.rule}</span>
        </PhoneRow>
      )}
      <PhoneRow name={texts.delivery}>
        <ShopCity city={info.goodsShop.city} />
        <DeliveryHere delivery={delivery} />
      </PhoneRow>
      <PhoneRow name={texts.service}>{[...mallPromises(texts), info.goods.returnText].join(' · ')}</PhoneRow>
    </div>
  )
}

const corner =
  'relative grid min-h-11 min-w-11 flex-none content-center justify-items-center gap-px text-11 whitespace-nowrap text-ink-2'

/** The bar at the bottom: shop, cart, and the two buttons. A product with options asks for them first. `BarPromise` is above it. */
export function PhoneBar({ info, buying, delivery, onChoose }: PhoneProps) {
  const texts = useTexts(productTexts)
  const buy = useTexts(buyTexts)
  const cartCount = useCartCount()
  const { goodsShop } = info
  const asks = info.specs.length > 1
  return (
    <ActionBar className="flex-wrap gap-1! pl-2!">
      <Link href={shopHref(goodsShop.pkId, goodsShop.slug)} className={corner}>
        <Icon of={storefrontIcon} size={22} />
        {texts.shop}
      </Link>
      <Link href={chatHref({ shop: goodsShop.pkId, goods: info.goods.pkId })} className={corner}>
        <Icon of={headsetIcon} size={22} />
        {texts.chat}
      </Link>
      <Link href={cartHref} aria-label={texts.cartWith(cartCount)} className={corner}>
        <Icon of={cartIcon} size={22} />
        {texts.cart}
        <Badge count={cartCount} className="absolute top-0 left-7" />
      </Link>
      {buying.state === 'buyable' && !delivery.isFar ? (
        // Enlarged text puts the two buttons into a line of their own.
        <div className="ml-1.5 grid flex-[1_1_9rem] grid-cols-2">
          <Button
            kind="buySoft"
            className="min-h-11.5! rounded-l-full! rounded-r-none! px-2! text-15! [:lang(zh)_&]:break-normal! font-bold!"
            busy={buying.isAdding}
            busyText={buy.adding}
            onClick={asks ? onChoose : () => void buying.add()}
          >
            {buy.addToCart}
          </Button>
          <Button
            kind="buy"
            className="min-h-11.5! rounded-l-none! rounded-r-full! px-2! text-15! [:lang(zh)_&]:break-normal! font-bold!"
            onClick={asks ? onChoose : buying.buy}
          >
            {buy[buying.buyText]}
          </Button>
        </div>
      ) : (
        <Suspense fallback={null}>
          <CannotBuyBar info={info} buying={buying} delivery={delivery} />
        </Suspense>
      )}
    </ActionBar>
  )
}
