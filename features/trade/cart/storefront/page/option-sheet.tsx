import { plenty } from '@hojip/inventory/rules'
import { skuOf, type Choice } from '@hojip/catalog/rules'
import type { ProductInfo } from '@hojip/catalog/contract'
import { toast, useLazyCall, useTexts } from '@hojip/platform/page'
import {
  Button,
  EmptyState,
  HiddenText,
  Picture,
  Price,
  priceText,
  Sheet,
  Skeleton,
} from '@hojip/platform/ui'
import { useState } from 'react'
import type { CartLine } from '../../contract.ts'
import { OptionAxes } from './option-axes.tsx'
import { cartTexts } from '../texts.ts'

interface OptionSheetProps {
  line: Pick<CartLine, 'goodsId' | 'goodsSpecId' | 'goodsName'>
  /** Whether the option is added to the cart instead of replacing the line's. */
  adds?: boolean
  /** Resolves to true when the line has the option. */
  onSave: (goodsSpecId: string) => Promise<boolean>
  onClose: () => void
}

/** Changes the option of a cart line, or chooses one for a product of a list, without leaving the page. */
export function OptionSheet(props: OptionSheetProps) {
  const { line, adds, onClose } = props
  const t = useTexts(cartTexts)
  const { data, error, refetch } = useLazyCall(
    'GET /bizGoods/queryGoodsInfo',
    { goodsId: line.goodsId },
    { freshForMs: 0 },
  )
  if (data) return <Options info={data} {...props} />
  return (
    <Sheet title={adds ? t.chooseTitle : t.optionTitle} onClose={onClose}>
      {error ? (
        <EmptyState title={t.optionFailed} action={<Button onClick={refetch}>{t.again}</Button>} as="h3" />
      ) : (
        <>
          <Skeleton className="h-24 w-full" />
          <Skeleton className="mt-5 h-10 w-2/3" />
          <Skeleton className="mt-4 h-10 w-1/2" />
        </>
      )}
    </Sheet>
  )
}

function Options({ info, line, adds, onSave, onClose }: OptionSheetProps & { info: ProductInfo }) {
  const t = useTexts(cartTexts)
  const { specs, specAxes } = info
  const [choice, setChoice] = useState<Choice>(
    () => specs.find(({ pkId }) => pkId === line.goodsSpecId)?.choice ?? specAxes.map(() => undefined),
  )
  const [isSaving, setSaving] = useState(false)
  const sku = skuOf(specs, choice)
  const save = async () => {
    if (!sku || (!adds && sku.pkId === line.goodsSpecId)) return onClose()
    setSaving(true)
    const done = await onSave(sku.pkId)
    setSaving(false)
    if (!done) return
    if (!adds) toast('success', t.optionChanged)
    onClose()
  }
  const isGone = !sku || sku.stock <= 0
  const footer = (
    <Button
      kind={adds ? 'buy' : 'jade'}
      size="lg"
      block
      disabled={isGone}
      busy={isSaving}
      onClick={() => void save()}
    >
      {adds ? t.putIn : t.optionSave}
    </Button>
  )
  return (
    <Sheet title={adds ? t.chooseTitle : t.optionTitle} onClose={onClose} footer={footer}>
      <div className="mb-5 flex gap-3">
        <Picture
          of={sku?.goodsSpecImg ?? info.goods.goodsPic}
          alt=""
          sizes="96px"
          className="size-24 flex-none rounded-md"
        />
        <div className="grid min-w-0 content-center gap-1.5">
          <p className="line-clamp-2 text-13 text-ink-2">{line.goodsName}</p>
          {sku && (
            <p>
              <Price value={sku.price} was={sku.linePrice} size="lg" exact />
            </p>
          )}
          <p role="status" className={isGone ? 'text-13 text-crimson' : 'text-13 text-ink-3'}>
            {isGone
              ? t.optionGone
              : `${sku.specText} · ${sku.stock >= plenty ? t.inStock : t.stock(sku.stock)}`}
            {!isGone && <HiddenText>{` · ${priceText(sku.price)}`}</HiddenText>}
          </p>
        </div>
      </div>
      <OptionAxes info={info} choice={choice} onChoose={setChoice} />
    </Sheet>
  )
}
