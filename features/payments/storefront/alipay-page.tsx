import { usePage, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Button, buttonStyle, Spinner } from '@hojip/platform/ui'
import { useEffect } from 'react'
import { MethodMark } from './method-mark.tsx'
import { PayBox } from './pay-box.tsx'
import { PayFrame } from './pay-frame.tsx'
import { payTexts } from './texts.ts'
import { useOpened, type Opening } from './use-opened.ts'
import { usePayment, type Payment } from './use-payment.ts'
import { Waiting } from './waiting.tsx'

export const head = ({ locale }: HeadInput): PageHead => ({
  title: payTexts[locale].alipayTitle,
  noIndex: true,
})

export function Page() {
  const payment = usePayment(usePage('/pay/$id/alipay').params.id)
  return (
    <PayFrame payment={payment}>
      <PayBox payId={payment.payId} schemes={payment.schemes} current="1">
        <OnAlipay payment={payment} />
      </PayBox>
    </PayFrame>
  )
}

/** Leads on to Alipay. In the history Alipay takes this page's place: going back leads to the choice of methods. */
function OnAlipay({ payment: { payId } }: { payment: Payment }) {
  const opening = useOpened(payId, '1')
  const payUrl = opening.opened?.payUrl
  useEffect(() => {
    if (payUrl) location.replace(payUrl)
  }, [payUrl])
  return (
    <div className="grid justify-items-center gap-5 py-6 text-center">
      <MethodMark method="1" size={56} />
      <Progress opening={opening} />
      {payUrl && <Waiting payId={payId} />}
    </div>
  )
}

function Progress({ opening: { opened, isOpening, problem, again } }: { opening: Opening }) {
  const t = useTexts(payTexts)
  if (opened?.payUrl)
    return (
      <>
        <p className="max-w-90 text-ink-2">{t.alipayText}</p>
        <a href={opened.payUrl} className={buttonStyle({ kind: 'buy', size: 'lg' })}>
          {t.goAlipay}
        </a>
      </>
    )
  if (isOpening)
    return (
      <p role="status" className="inline-flex items-center gap-2">
        <Spinner />
        {t.openingAlipay}
      </p>
    )
  return (
    <div role="alert" className="grid justify-items-center gap-4">
      <p>{problem || t.alipayFailed}</p>
      <Button kind="jade" onClick={again}>
        {t.again}
      </Button>
    </div>
  )
}
