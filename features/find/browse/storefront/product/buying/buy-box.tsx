import { chatHref } from '@hojip/hrefs/chat'
import { isFinalSale } from '@hojip/policy/return-rule'
import { useTexts } from '@hojip/platform/page'
import { Button, cartIcon, checkCircleIcon, headsetIcon, Icon, infoIcon, Link } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { ProductInfo } from '@hojip/catalog/contract'
import { OptionPicker } from '../../buy/option-picker.tsx'
import { StockAlertSlot } from '../../buy/stock-alert-slot.tsx'
import { StockStepper } from '../../buy/stock-stepper.tsx'
import { buyTexts } from '../../buy/texts.ts'
import type { Buying } from '../../buy/use-buying.ts'
import { CannotBuySlot } from './cannot-buy-slot.tsx'
import { DeliveryHere } from '../delivery/delivery-here.tsx'
import { SaveSlot } from './save-slot.tsx'
import { mallPromises } from '../mall-promises.ts'
import { ShopCity } from '../shop-city.tsx'
import { productTexts } from '../texts.ts'
import type { Delivery } from '../delivery/use-delivery.ts'

type BuyBoxProps = { info: ProductInfo; buying: Buying; delivery: Delivery }

function Name({ children }: { children: ReactNode }) {
  return <span className="py-2.5 text-ink-3">{children}</span>
}

/** Delivery, services, options, quantity and the two buttons; phones use rows and a bar instead. */
export function BuyBox({ info, buying, delivery }: BuyBoxProps) {
  const texts = useTexts(productTexts)
  const buy = useTexts(buyTexts)
  return (
    <div className="max-lg:hidden">
      <div className="mt-3.5 grid grid-cols-[minmax(56px,max-content)_minmax(0,1fr)] gap-x-4 gap-y-2">
        <Name>{texts.delivery}</Name>
        <span className="py-2.5">
          <ShopCity city={info.goodsShop.city} />
          {info.goodsShop.city && <br />}
          {!delivery.isFar && (
            <>
              {texts.fee} <b className="text-jade-text">{delivery.fee}</b>
              <span className="text-ink-2"> · {delivery.rule}</span>
            </>
          )}
          <DeliveryHere delivery={delivery} />
        </span>
        <Name>{texts.service}</Name>
        <span className="flex flex-wrap gap-x-5 gap-y-1 py-2.5">
          {mallPromises(texts).map((service) => (
            <span key={service} className="inline-flex items-center gap-1">
              <Icon of={checkCircleIcon} size={16} className="text-jade-text" />
              {service}
            </span>
          ))}
          <ReturnService product={info.goods} />
        </span>
        <OptionPicker axes={info.specAxes} buying={buying} layout="row" />
        {buying.state === 'buyable' && (
          <>
            <Name>{buy.quantity}</Name>
            <span className="flex items-center">
              <StockStepper buying={buying} limit={info.goods.personLimit} />
            </span>
          </>
        )}
      </div>
      {buying.state === 'buyable' && <StockAlertSlot specs={buying.specs} />}
      <BuyActions info={info} buying={buying} delivery={delivery} />
    </div>
  )
}

/** The returns, with another sign where a change of mind is not covered. */
function ReturnService({ product: { returnRule, returnText } }: { product: ProductInfo['goods'] }) {
  const isCovered = !isFinalSale(returnRule)
  return (
    <span className="inline-flex items-center gap-1">
      <Icon
        of={isCovered ? checkCircleIcon : infoIcon}
        size={16}
        className={isCovered ? 'text-jade-text' : 'text-ink-3'}
      />
      {returnText}
    </span>
  )
}

function BuyActions({ info, buying, delivery }: BuyBoxProps) {
  const buy = useTexts(buyTexts)
  if (buying.state !== 'buyable' || delivery.isFar)
    return (
      <div className="mt-5.5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2.5">
        <CannotBuySlot info={info} buying={buying} delivery={delivery} />
        <Tools info={info} />
      </div>
    )
  const soldOut = !buying.spec || buying.spec.stock === 0
  return (
    <div
      data-buy-actions=""
      className="mt-5.5 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2.5"
    >
      <Button
        kind="buySoft"
        size="lg"
        disabled={soldOut}
        busy={buying.isAdding}
        busyText={buy.adding}
        onClick={() => void buying.add()}
      >
        <Icon of={cartIcon} size={20} />
        {buy.addToCart}
      </Button>
      <Button kind="buy" size="lg" disabled={soldOut} onClick={buying.buy}>
        {buy[buying.buyText]}
      </Button>
      <Tools info={info} />
    </div>
  )
}

/** Beside the buttons: save, and ask the shop. */
function Tools({ info: { goods: product, goodsShop } }: Pick<BuyBoxProps, 'info'>) {
  const texts = useTexts(productTexts)
  return (
    <span className="flex">
      <SaveSlot goodsId={product.pkId} look="tool" />
      <Link
        href={chatHref({ shop: goodsShop.pkId, goods: product.pkId })}
        className="grid min-h-12 min-w-13 content-center justify-items-center gap-1 rounded-md px-1 text-12 text-ink-2 hover:bg-hover"
      >
        <Icon of={headsetIcon} size={22} />
        {texts.chat}
      </Link>
    </span>
  )
}
