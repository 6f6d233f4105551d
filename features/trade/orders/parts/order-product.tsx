import { useTexts } from '@hojip/platform/page'
import { Link, Picture, Price } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { OrderLine } from '../contract.ts'
import { orderPartTexts } from './texts.ts'

interface OrderProductProps {
  line: OrderLine
  href: string
  note?: ReactNode
  /** Whether the rule of returns that was agreed on is shown even if it is the usual one. */
  usualReturns?: boolean
}

/** A bought product: picture, name, option, price and quantity. */
export function OrderProduct({ line, href, note, usualReturns = false }: OrderProductProps) {
  const t = useTexts(orderPartTexts)
  return (
    <Link
      href={href}
      className="group/goods grid grid-cols-[72px_minmax(0,1fr)_auto] gap-2.5 lg:grid-cols-[76px_minmax(0,1fr)_auto] lg:gap-3.5"
    >
      <Picture of={line.goodsPic} alt="" sizes="76px" className="aspect-square rounded-md" />
      <span>
        <span className="line-clamp-2 leading-body group-hover/goods:text-jade-text">{line.goodsName}</span>
        {line.goodsSpec && <span className="mt-1 block text-12 text-ink-3">{line.goodsSpec}</span>}
        {(usualReturns || line.returnRule !== 'noReason') && (
          <span className="mt-1 block text-12 text-ink-3">{line.returnText}</span>
        )}
        {note && <span className="mt-1 block text-12 text-jade-text">{note}</span>}
      </span>
      <span className="grid content-start justify-items-end gap-1.5 text-13 text-ink-3">
        <Price value={line.goodsPrice} size="sm" tone="ink" exact />
        <span className="figures font-medium">{t.times(line.goodsNum)}</span>
      </span>
    </Link>
  )
}
