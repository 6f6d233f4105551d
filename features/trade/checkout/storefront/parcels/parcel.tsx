import { useDates, useTexts } from '@hojip/platform/page'
import { classNames, HiddenText, Picture, Price, priceText, TextInput } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import { ShopHoliday } from '@hojip/storefront-kit/storefront/shop-holiday'
import type { PreviewLine, PreviewShop } from '../../contract.ts'
import { isFaulty } from '../../rules/preview-changes.ts'
import { FaultNote } from './fault-note.tsx'
import { checkoutTexts } from '../texts.ts'

/** The longest note that the server accepts, in characters. */
const noteMax = 50

export function lineId(goodsSpecId: string): string {
  return `line-${goodsSpecId}`
}

interface LineProps {
  line: PreviewLine
  onQuantity: (goodsSpecId: string, goodsNum: number) => void
}

function Line({ line, onQuantity }: LineProps) {
  const t = useTexts(checkoutTexts)
  return (
    <li
      id={lineId(line.goodsSpecId)}
      tabIndex={-1}
      className={classNames(
        'grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 px-3 py-2.5 not-first:border-t not-first:border-line',
        'lg:grid-cols-[64px_minmax(0,1fr)_84px_44px_92px] lg:gap-x-3.5 lg:px-4 lg:py-3',
        isFaulty(line) && 'bg-crimson-soft',
      )}
    >
      <Picture of={line.goodsPic} alt="" sizes="72px" className="aspect-square rounded-md" />
      <div className="min-w-0">
        <h4 className="line-clamp-2 text-14 leading-snug font-normal">{line.goodsName}</h4>
        {line.goodsSpec && <p className="mt-0.5 text-12 text-ink-3">{line.goodsSpec}</p>}
        {line.returnRule !== 'noReason' && <p className="mt-0.5 text-12 text-ink-3">{line.returnText}</p>}
        <p className="mt-1 lg:hidden">
          <Price value={line.goodsPrice} size="sm" tone="ink" exact />
        </p>
      </div>
      <p className="text-center max-lg:hidden">
        <HiddenText>{`${t.unit} `}</HiddenText>
        <Price value={line.goodsPrice} size="sm" tone="ink" exact />
      </p>
      <p className="figures text-center font-medium">
        <HiddenText>{t.quantity(line.goodsNum)}</HiddenText>
        <span aria-hidden="true">{`×${line.goodsNum}`}</span>
      </p>
      <p className="text-right max-lg:hidden">
        <HiddenText>{`${t.subtotal} `}</HiddenText>
        <Price value={line.lineMoney} size="sm" exact />
      </p>
      <FaultNote line={line} onQuantity={(goodsNum) => onQuantity(line.goodsSpecId, goodsNum)} />
    </li>
  )
}

/** Fee and time of delivery, or that the shop does not deliver to the address. */
function Delivery({ shop }: { shop: PreviewShop }) {
  const t = useTexts(checkoutTexts)
  const { day } = useDates()
  const { shippingFee, surcharge, deliverable, arriveFromAt, arriveToAt, holiday } = shop
  if (!deliverable)
    return (
      <p className="text-ink-3">
        {t.shipping} {t.none}
      </p>
    )
  return (
    <div>
      {arriveFromAt !== undefined && arriveToAt !== undefined ? (
        <p className="mb-0.5 font-bold text-jade-text">{t.arrives(day(arriveFromAt), day(arriveToAt))}</p>
      ) : (
        <p className="mb-0.5 text-ink-3">{t.whereFirst}</p>
      )}
      <ShopHoliday holiday={holiday} />
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-ink-3">{t.shipping}</span>
        {Number(shippingFee) === 0 ? (
          <b className="font-medium text-jade-text">{t.free}</b>
        ) : (
          <b className="figures">{priceText(shippingFee)}</b>
        )}
        {Number(surcharge) > 0 && (
          <span className="text-12 text-ink-3">{t.farther(priceText(surcharge))}</span>
        )}
      </p>
    </div>
  )
}

interface ParcelProps {
  shop: PreviewShop
  /** Counted from 1. */
  number: number
  /** The prices that changed since the products were put into the cart, as sentences. */
  news: readonly string[]
  note: string
  onNote: (note: string) => void
  onQuantity: LineProps['onQuantity']
}

/** One shop's part of the order: lines, delivery, and a note to the shop. */
export function Parcel({ shop, number, news, note, onNote, onQuantity }: ParcelProps) {
  const t = useTexts(checkoutTexts)
  return (
    <section aria-label={shop.shopName} className="mt-3 overflow-hidden rounded-lg border border-line">
      <header className="flex items-center gap-2.5 bg-inset px-3 py-2.5 lg:px-4 lg:py-3">
        <ShopMark mark={shop.mark} hue={shop.hue} size={24} />
        <h3 className="text-14 font-bold">{shop.shopName}</h3>
        <p className="ml-auto text-13 whitespace-nowrap text-ink-3">{t.parcel(number)}</p>
      </header>
      <ul>
        {shop.submitOrderGoodsInfoList.map((line) => (
          <Line key={line.goodsSpecId} line={line} onQuantity={onQuantity} />
        ))}
      </ul>
      {news.map((text) => (
        <p key={text} className="border-t border-line px-3 py-2 text-13 text-amber lg:px-4">
          {text}
        </p>
      ))}
      <div className="grid items-center gap-x-5 gap-y-2 border-t border-line px-3 py-3 text-13 lg:grid-cols-2 lg:px-4">
        <Delivery shop={shop} />
        <TextInput
          label={
            <>
              {t.note}
              <HiddenText>{` ${t.noteOf(shop.shopName)}`}</HiddenText>
            </>
          }
          value={note}
          maxLength={noteMax}
          onChange={(event) => onNote(event.target.value)}
        />
      </div>
    </section>
  )
}
