import { payHref } from '@hojip/hrefs/payments'
import { useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, Price } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { MethodMark } from '../methods/method-mark.tsx'
import { payTexts } from '../texts.ts'
import type { PhoneReturn } from './use-phone-payment.ts'

type PaidQuestionProps = { of: PhoneReturn; title: string; text: string; children: ReactNode }

/** "Did you pay?": coming back proves nothing, so the page asks the reader, and the server verifies. */
export function PaidQuestion({ of, title, text, children }: PaidQuestionProps) {
  const t = useTexts(payTexts)
  const { payment, ask, isAsking, notYet } = of
  return (
    <section className="grid justify-items-center gap-3 bg-surface px-4 py-8 text-center lg:mt-6 lg:rounded-lg">
      <MethodMark method={payment.payType} size={56} />
      <h1 className="text-20 font-bold">{title}</h1>
      <Price value={payment.totalMoney} size="lg" tone="ink" exact />
      <p className="max-w-110 text-13 text-balance text-ink-2">{text}</p>
      <p role="status" className="min-h-5 text-13 text-amber">
        {notYet && t.notYet}
      </p>
      <div className="grid w-full max-w-80 gap-2.5">
        <Button kind="jade" size="lg" block busy={isAsking} busyText={t.asking} onClick={() => void ask()}>
          {t.havePaid}
        </Button>
        {children}
        <ButtonLink size="lg" href={payHref(payment.payId)}>
          {t.otherWay}
        </ButtonLink>
      </div>
    </section>
  )
}
