import { useTexts } from '@hojip/platform/page'
import { Skeleton } from '@hojip/platform/ui'
import { MethodCards } from './method-cards.tsx'
import { payTexts } from '../texts.ts'
import type { PayMethodChoice } from './use-pay-method.ts'

/** The choice of the payment method, before the order is placed. */
export function PaymentChoice({ of: { list, chosen, choose } }: { of: PayMethodChoice }) {
  const t = useTexts(payTexts)
  return (
    <fieldset className="mt-2 card p-3 lg:mt-3 lg:p-5">
      <legend className="float-left mb-3 w-full text-16 font-bold">{t.methodTitle}</legend>
      <div className="clear-both grid gap-2 lg:grid-cols-2 lg:gap-3">
        {list.length === 0 ? (
          <Skeleton className="h-15 w-full rounded-lg" />
        ) : (
          <MethodCards list={list} chosen={chosen} onChoose={choose} />
        )}
      </div>
    </fieldset>
  )
}
