import { useTexts } from '@hojip/platform/page'
import { Button, classNames, Disclosure, Icon, pencilIcon, Picture, Tag } from '@hojip/platform/ui'
import { useState } from 'react'
import type { StockItem } from '../contract.ts'
import { usualLow } from '../rules/low.ts'
import { MovementLog } from './movement-log.tsx'
import { nameOf } from './sku-name.ts'
import { stockTexts } from './texts.ts'

interface StockRowProps {
  item: StockItem
  /** Left out for those who may only read. */
  onCorrect?: ((item: StockItem) => void) | undefined
  onLow?: ((item: StockItem) => void) | undefined
}

function Figure({ name, value, tone }: { name: string; value: string; tone?: string | undefined }) {
  return (
    <div className="lg:text-right">
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className={classNames('figures text-14 font-medium', tone)}>{value}</dd>
    </div>
  )
}

/** One SKU with its numbers; its log unfolds below. */
export function StockRow({ item, onCorrect, onLow }: StockRowProps) {
  const t = useTexts(stockTexts)
  const [isOpen, setOpen] = useState(false)
  const { goodsPic, goodsSn, onHand, reserved, toShip, stock, sold30 } = item
  const name = nameOf(item)
  const lowAt = item.lowAt ?? usualLow
  const isLow = stock !== null && stock <= lowAt
  const days = stock && sold30 > 0 ? Math.floor((stock * 30) / sold30) : undefined
  const tone = stock === 0 ? 'text-crimson' : isLow ? 'text-amber' : undefined
  return (
    <div className="px-3 py-3 lg:px-4">
      <div className="grid gap-x-5 gap-y-2.5 lg:grid-cols-[minmax(0,1fr)_440px_190px] lg:items-center">
        <div className="flex min-w-0 items-center gap-3">
          <Picture of={goodsPic} alt="" sizes="44px" className="size-11 flex-none rounded-md" />
          <div className="grid min-w-0 gap-0.5">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <b dir="auto" className="min-w-0 text-14 font-medium break-words">
                {name}
              </b>
              {stock === null ? (
                <Tag>{t.uncounted}</Tag>
              ) : stock === 0 ? (
                <Tag tone="crimson">{t.out}</Tag>
              ) : (
                isLow && <Tag tone="amber">{t.low}</Tag>
              )}
            </span>
            <span className="text-12 text-ink-3">
              <span className="figures">{goodsSn}</span>
              {days !== undefined && days <= 30 && ` · ${t.lasts(days)}`}
            </span>
          </div>
        </div>
        <dl className="grid grid-cols-5 gap-3 max-md:grid-cols-3">
          <Figure name={t.onHand} value={onHand === null ? '–' : String(onHand)} />
          <Figure name={t.toShip} value={String(toShip)} />
          <Figure name={t.reserved} value={String(reserved)} />
          <Figure name={t.free} value={stock === null ? '–' : String(stock)} tone={tone} />
          <Figure name={t.sold30} value={String(sold30)} />
        </dl>
        <Acts item={item} onCorrect={onCorrect} onLow={onLow} />
      </div>
      <Disclosure
        className="mt-1 text-13"
        summary={
          <>
            {t.log}
            <span className="sr-only"> {name}</span>
          </>
        }
        onOpen={() => setOpen(true)}
      >
        {isOpen && <MovementLog goodsSpecId={item.pkId} name={name} />}
      </Disclosure>
    </div>
  )
}

/** What those may do who may change the stock. */
function Acts({ item, onCorrect, onLow }: StockRowProps) {
  const t = useTexts(stockTexts)
  const name = nameOf(item)
  return (
    <span className="flex justify-end gap-2">
      {onLow && (
        <Button
          kind="quiet"
          size="sm"
          className="max-lg:min-h-11!"
          aria-label={`${t.lowAt(item.lowAt ?? usualLow)} · ${t.lowOf(name)}`}
          onClick={() => onLow(item)}
        >
          <Icon of={pencilIcon} size={14} />
          {t.lowAt(item.lowAt ?? usualLow)}
        </Button>
      )}
      {onCorrect && (
        <Button
          size="sm"
          className="max-lg:min-h-11!"
          aria-label={t.correctOf(name)}
          onClick={() => onCorrect(item)}
        >
          {t.correct}
        </Button>
      )}
    </span>
  )
}
