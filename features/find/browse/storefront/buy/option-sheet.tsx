import { useTexts } from '@hojip/platform/page'
import { Button, Picture, Price, Sheet, Tag } from '@hojip/platform/ui'
import type { ProductInfo } from '@hojip/catalog/contract'
import { ChosenSaid } from './chosen-said.tsx'
import { OptionPicker } from './option-picker.tsx'
import { StockAlertSlot } from './stock-alert-slot.tsx'
import { StockStepper } from './stock-stepper.tsx'
import { buyTexts } from './texts.ts'
import type { Buying } from './use-buying.ts'
import type { Delivery } from '../product/delivery/use-delivery.ts'
import { NotDeliveredNote } from '@hojip/addresses/storefront/not-delivered'

type OptionSheetProps = {
  info: ProductInfo
  buying: Buying
  onClose: () => void
  /** Absent where the place is not known. */
  delivery?: Pick<Delivery, 'isFar'>
  /** Without it the sheet has only the cart button. */
  withBuy?: boolean
}

/** Options, quantity, and the buttons for cart and checkout, with the picture and price of the chosen SKU. */
export function OptionSheet({ info, buying, delivery, onClose, withBuy }: OptionSheetProps) {
  const texts = useTexts(buyTexts)
  const { spec } = buying
  return (
    <Sheet
      title={texts.chooseOptions}
      onClose={onClose}
      footer={
        delivery?.isFar ? (
          <p className="text-center">
            <NotDeliveredNote />
          </p>
        ) : (
          <SheetActions buying={buying} onClose={onClose} withBuy={withBuy ?? false} />
        )
      }
    >
      <div className="mb-5 flex gap-3">
        <Picture
          of={spec?.goodsSpecImg ?? info.goods.goodsPic}
          alt=""
          sizes="96px"
          className="size-24 flex-none rounded-md"
        />
        <div className="grid min-w-0 content-center gap-1.5">
          <p className="line-clamp-2 text-13 text-ink-2">{info.goods.goodsName}</p>
          <p>{spec && <Price value={spec.price} was={spec.linePrice} size="lg" exact />}</p>
          <p>{spec?.specText && <Tag size="md">{`${texts.chosen} ${spec.specText}`}</Tag>}</p>
          <ChosenSaid spec={spec} />
        </div>
      </div>
      <OptionPicker axes={info.specAxes} buying={buying} layout="stack" />
      <StockAlertSlot specs={buying.specs} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="font-medium">{texts.quantity}</span>
        <StockStepper buying={buying} limit={info.goods.personLimit} />
      </div>
    </Sheet>
  )
}

function SheetActions({
  buying,
  onClose,
  withBuy,
}: Pick<OptionSheetProps, 'buying' | 'onClose'> & { withBuy: boolean }) {
  const texts = useTexts(buyTexts)
  const { add, buy, buyText, isAdding, spec, state } = buying
  const cannot = state !== 'buyable' || !spec || spec.stock === 0
  const addAndClose = async () => {
    if (await add()) onClose()
  }
  if (cannot)
    return (
      <Button kind="buy" size="lg" block disabled>
        {state === 'offShelf' ? texts.offShelf : texts.soldOut}
      </Button>
    )
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2.5">
      <Button
        kind={withBuy ? 'buySoft' : 'buy'}
        size="lg"
        busy={isAdding}
        busyText={texts.adding}
        onClick={() => void addAndClose()}
      >
        {texts.addToCart}
      </Button>
      {withBuy && (
        <Button kind="buy" size="lg" onClick={buy}>
          {texts[buyText]}
        </Button>
      )}
    </div>
  )
}
