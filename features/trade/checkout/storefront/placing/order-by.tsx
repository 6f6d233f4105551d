import { useTexts } from '@hojip/platform/page'
import { Countdown, Notice } from '@hojip/platform/ui'
import type { Preview } from '../../contract.ts'
import { checkoutTexts } from '../texts.ts'

interface OrderByProps {
  preview: Preview
  onEnd: () => void
}

/** How long a buyer whom a queue has let in may still order; nothing where there is no queue. */
export function OrderBy({ preview: { orderByAt, serverTime }, onEnd }: OrderByProps) {
  const t = useTexts(checkoutTexts)
  if (orderByAt === undefined || serverTime === undefined) return null
  return (
    <div className="mb-2 lg:mb-3">
      <Notice tone="info">
        <span className="flex flex-wrap items-center gap-x-2">
          {t.orderBy}
          <Countdown until={orderByAt} now={serverTime} onEnd={onEnd} />
        </span>
      </Notice>
    </div>
  )
}
