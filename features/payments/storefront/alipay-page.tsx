import {
  choice,
  usePage,
  useSearch,
  useTexts,
  useWrite,
  type HeadInput,
  type PageHead,
  type RawSearch,
} from '@hojip/platform/page'
import { Button, buttonStyle, Link, Spinner } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { ByCode } from './by-code.tsx'
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

/** `?by=code`: a code also on a screen that is a phone's own. */
const wanted = (raw: RawSearch) => choice(raw, 'by', ['code', 'screen'], 'screen')

/** A screen with a phone beside it shows a code; a phone goes to Alipay. A window that is made smaller stays with its code. */
function OnAlipay({ payment }: { payment: Payment }) {
  const by = useSearch(wanted)
  const [isWide, setWide] = useState<boolean>()
  useEffect(() => setWide(matchMedia('(min-width: 1024px)').matches), [])
  if (isWide === undefined) return <Opens />
  if (!isWide && by === 'screen') return <ByPage payId={payment.payId} />
  return (
    <ByCode payment={payment} method="1">
      <PageInstead payId={payment.payId} />
    </ByCode>
  )
}

const Opens = () => {
  const t = useTexts(payTexts)
  return (
    <p role="status" className="inline-flex items-center justify-center gap-2">
      <Spinner />
      {t.openingAlipay}
    </p>
  )
}

/** Whoever has no phone at hand signs in at Alipay. */
function PageInstead({ payId }: { payId: string }) {
  const t = useTexts(payTexts)
  const { run, isRunning } = useWrite('POST /bizOrder/orderToPay', {
    onSuccess: ({ payUrl }) => payUrl && location.assign(payUrl),
  })
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <p className="text-13 text-ink-3 max-lg:hidden">{t.noPhone}</p>
      <Button
        size="sm"
        className="max-lg:min-h-11!"
        busy={isRunning}
        busyText={t.openingAlipay}
        onClick={() => run({ payId, payType: '1', way: 'page' })}
      >
        {t.goAlipay}
      </Button>
    </div>
  )
}

/** Leads on to Alipay. In the history Alipay takes this page's place: going back leads to the choice of methods. */
function ByPage({ payId }: { payId: string }) {
  const t = useTexts(payTexts)
  const opening = useOpened(payId, '1', 'page')
  const payUrl = opening.opened?.payUrl
  useEffect(() => {
    if (payUrl) location.replace(payUrl)
  }, [payUrl])
  return (
    <div className="grid justify-items-center gap-5 py-6 text-center">
      <MethodMark method="1" size={56} />
      <Progress opening={opening} />
      {payUrl && <Waiting payId={payId} />}
      <Link
        href={`/pay/${payId}/alipay?by=code`}
        className="inline-flex min-h-11 items-center text-jade-text underline underline-offset-3"
      >
        {t.otherPhone}
      </Link>
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
  if (isOpening) return <Opens />
  return (
    <div role="alert" className="grid justify-items-center gap-4">
      <p>{problem || t.alipayFailed}</p>
      <Button kind="jade" onClick={again}>
        {t.again}
      </Button>
    </div>
  )
}
