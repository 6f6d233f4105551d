import { useTexts } from '@hojip/platform/page'
import { Checkbox, FieldError } from '@hojip/platform/ui'
import { useId, useState, type ReactNode } from 'react'
import type { Preview } from '../../contract.ts'
import { checkoutTexts } from '../texts.ts'

export interface NoReturn {
  /** The SKUs that the buyer has agreed not to return. */
  agreed: string[]
  /** Whether the order may be sent; otherwise the box shows what is missing, and takes the focus. */
  check: () => boolean
  box: ReactNode
}

/**
 * What cannot be returned for a change of mind is confirmed by its buyer before paying, as the law wants; for an order
 * without such products there is nothing to see. The box is never ticked in advance, and other products ask again.
 */
export function useNoReturn(preview: Preview | undefined): NoReturn {
  const t = useTexts(checkoutTexts)
  const id = useId()
  const [agreedTo, setAgreedTo] = useState('')
  const [isMissing, setMissing] = useState(false)
  const lines = (preview?.submitOrderInfoList ?? [])
    .flatMap((shop) => shop.submitOrderGoodsInfoList)
    .filter(({ returnRule }) => returnRule !== 'noReason' && returnRule !== 'sealed')
  const key = lines.map(({ goodsSpecId, returnRule }) => `${goodsSpecId} ${returnRule}`).join()
  const isAgreed = key !== '' && agreedTo === key
  const check = () => {
    const isReady = key === '' || isAgreed
    setMissing(!isReady)
    if (!isReady) document.getElementById(id)?.focus()
    return isReady
  }
  const names = [...new Set(lines.map(({ goodsName }) => goodsName))]
  const [firstName] = names
  const box = firstName !== undefined && (
    <div className="mt-3.5 grid gap-1.5">
      <Checkbox
        id={id}
        className="min-h-11! items-start! [&>span]:first-of-type:mt-0.5"
        checked={isAgreed}
        aria-invalid={isMissing ? true : undefined}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => {
          setAgreedTo(event.target.checked ? key : '')
          setMissing(false)
        }}
      >
        <span className="text-13 text-ink-2">{t.noReturn(firstName, names.length)}</span>
      </Checkbox>
      {isMissing && <FieldError id={`${id}-error`}>{t.noReturnMissing}</FieldError>}
    </div>
  )
  return { agreed: isAgreed ? lines.map(({ goodsSpecId }) => goodsSpecId) : [], check, box }
}
