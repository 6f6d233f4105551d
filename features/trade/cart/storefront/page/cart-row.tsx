import { productHref } from '@hojip/hrefs/browse'
import { fenToYuan } from '@hojip/platform/money'
import { useTexts } from '@hojip/platform/page'
import {
  Checkbox,
  HiddenText,
  IconButton,
  Link,
  Picture,
  Price,
  Stepper,
  trashIcon,
  WasPrice,
} from '@hojip/platform/ui'
import type { CartLine } from '../../contract.ts'
import { fenOf, isTicked, lineFen } from '../../rules/cart-lines.ts'
import type { CartChanges } from '../contents/cart-view.ts'
import { LineNotes } from './line-notes.tsx'
import { LineOption } from './line-option.tsx'
import { cartTexts } from '../texts.ts'

/** The most units of one order line. */
const mostOfOne = 999

interface CartRowProps {
  line: CartLine
  isDelivered: boolean
  changes: CartChanges
  onRemove: (line: CartLine) => void
  onFavour: (line: CartLine) => void
  onOption: (line: CartLine) => void
  /** Phones show the delete button only while the cart is being edited. */
  managing: boolean
}

/** The picture is decorative: screen readers use the name's link beside it. */
export function LinePicture({ line, className = '' }: { line: CartLine; className?: string }) {
  return (
    <Link
      href={productHref(line.goodsId, line.goodsSpecId)}
      tabIndex={-1}
      aria-hidden="true"
      className={className}
    >
      <Picture of={line.goodsSpecPic} alt="" sizes="92px" className="aspect-square rounded-md" />
    </Link>
  )
}

const rowGrid =
  'grid grid-cols-[24px_88px_minmax(0,1fr)_auto] items-center gap-x-2.5 p-3 max-[374px]:grid-cols-[24px_72px_minmax(0,1fr)_auto] ' +
  'lg:grid-cols-[18px_92px_minmax(0,1fr)_112px_92px_64px] lg:gap-x-3.5 lg:px-5 lg:py-4 ' +
  'xl:grid-cols-[18px_92px_minmax(0,1fr)_110px_112px_110px_64px]'

/** One line: checkbox, picture, name, option, price, quantity, and notes. */
export function CartRow({
  line,
  isDelivered,
  changes,
  onRemove,
  onFavour,
  onOption,
  managing,
}: CartRowProps) {
  const t = useTexts(cartTexts)
  const { goodsName, goodsPrice, linePrice } = line
  const was = linePrice && fenOf(linePrice) > fenOf(goodsPrice) ? linePrice : undefined
  return (
    <li className={`${rowGrid} lg:not-first:border-t lg:not-first:border-line max-lg:not-first:pt-1`}>
      <Checkbox
        aria-label={t.selectLine(goodsName)}
        checked={isTicked(line)}
        onChange={(event) => changes.tick([line], event.target.checked)}
        className="max-lg:row-span-2 max-lg:min-h-11! max-[374px]:row-span-3"
      />
      <LinePicture line={line} className="max-lg:row-span-2 max-lg:self-start max-[374px]:row-span-3" />
      <div className="min-w-0 self-start max-lg:col-span-2 lg:self-center">
        <div className="flex items-start gap-1">
          <h3 className="min-w-0 flex-1 text-14 leading-snug font-normal">
            <Link
              href={productHref(line.goodsId, line.goodsSpecId)}
              className="line-clamp-1 hover:text-jade-text lg:line-clamp-2"
            >
              {goodsName}
            </Link>
          </h3>
          {managing && (
            <IconButton
              of={trashIcon}
              label={t.removeOf(goodsName)}
              size={18}
              onClick={() => onRemove(line)}
              className="-mt-2.5 -mr-2.5 text-ink-3 lg:hidden"
            />
          )}
        </div>
        <LineOption line={line} onChoose={() => onOption(line)} />
        <LineNotes
          line={line}
          isDelivered={isDelivered}
          onReduce={(goodsNum) => changes.setNum(line, goodsNum)}
        />
      </div>
      <div className="text-center max-xl:lg:hidden max-lg:self-end max-lg:text-left max-[374px]:col-span-2">
        <HiddenText>{`${t.unit} `}</HiddenText>
        <Price value={goodsPrice} exact className="max-lg:text-20 lg:text-16 lg:text-ink" />
        {was && <WasPrice value={was} exact className="mt-1 block max-lg:hidden" />}
      </div>
      <div className="max-lg:mt-2 max-lg:-mr-2 max-lg:justify-self-end lg:text-center max-[374px]:col-span-2">
        <Stepper
          value={line.goodsNum}
          max={Math.min(line.stock, mostOfOne)}
          label={t.quantityOf(goodsName)}
          onChange={(goodsNum) => changes.setNum(line, goodsNum)}
        />
      </div>
      <div className="text-right max-lg:hidden">
        <HiddenText>{`${t.subtotal} `}</HiddenText>
        <Price value={fenToYuan(lineFen(line))} size="sm" exact />
      </div>
      <RowTools line={line} onFavour={onFavour} onRemove={onRemove} />
    </li>
  )
}

/** The line's buttons on desktop: move to the favourites, or delete. */
function RowTools({ line, onFavour, onRemove }: Pick<CartRowProps, 'line' | 'onFavour' | 'onRemove'>) {
  const t = useTexts(cartTexts)
  const { goodsName } = line
  return (
    <div className="grid justify-items-end text-right text-13 leading-tight text-ink-3 max-lg:hidden">
      <button
        type="button"
        aria-label={t.saveOf(goodsName)}
        onClick={() => onFavour(line)}
        className="min-h-8 hover:text-jade-text"
      >
        {t.save}
      </button>
      <button
        type="button"
        aria-label={t.removeOf(goodsName)}
        onClick={() => onRemove(line)}
        className="min-h-8 hover:text-jade-text"
      >
        {t.remove}
      </button>
    </div>
  )
}
