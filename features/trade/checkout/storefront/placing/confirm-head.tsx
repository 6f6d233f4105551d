import { useTexts } from '@hojip/platform/page'
import { Countdown, Notice } from '@hojip/platform/ui'
import type { Preview } from '../../contract.ts'
import { checkoutTexts } from '../texts.ts'

interface ConfirmHeadProps {
  preview: Preview
  onTimeUp: () => void
}

/** The heading, and how long a buyer whom a queue has let in may still order. */
export function ConfirmHead({ preview: { orderByAt, serverTime }, onTimeUp }: ConfirmHeadProps) {
  const t = useTexts(checkoutTexts)
  return (
    <>
      <h1 className="sr-only">{t.title}</h1>
      {orderByAt !== undefined && serverTime !== undefined && (
        <div className="mb-2 lg:mb-3">
          <Notice tone="info">
            <span className="flex flex-wrap items-center gap-x-2">
              {t.orderBy}
              <Countdown until={orderByAt} now={serverTime} onEnd={onTimeUp} />
            </span>
          </Notice>
        </div>
      )}
    </>
  )
}
