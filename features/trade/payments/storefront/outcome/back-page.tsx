import { usePage, useTexts, useWrite, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { payStatuses } from '../../rules/pay-status.ts'
import { PaidQuestion } from './paid-question.tsx'
import { PayFooter } from '../pay-frame.tsx'
import { PhoneOutcome } from './phone-outcome.tsx'
import { payTexts } from '../texts.ts'
import { useBareAddress } from './use-bare-address.ts'
import { useLeaving } from './use-leaving.ts'
import { useAskOnce, usePhonePayment } from './use-phone-payment.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: payTexts[locale].backHead, noIndex: true }
}

/** The page that a phone comes back to: possibly in another browser, twice, or before anything is paid. */
export function Page() {
  const t = useTexts(payTexts)
  const { token } = usePage('/pay/back/$token').params
  const phone = usePhonePayment(token)
  const { isLeaving, leaveFor } = useLeaving()
  const again = useWrite('POST /bizPay/payAgain', { refreshes: ['POST /bizPay/queryReturn'] })
  useBareAddress()
  useAskOnce(phone)
  const payAgain = async () => {
    const opened = await again.ask({ token })
    if (opened?.payUrl) leaveFor(opened.payUrl)
  }
  return (
    <div className="mx-auto w-full max-w-[1088px] lg:px-6">
      {phone.payment.payStatus === payStatuses.waiting ? (
        <PaidQuestion of={phone} title={t.backTitle} text={t.backText}>
          <Button
            kind="buy"
            size="lg"
            block
            busy={again.isRunning || isLeaving}
            busyText={t.openingApp}
            onClick={() => void payAgain()}
          >
            {t.payOnce}
          </Button>
        </PaidQuestion>
      ) : (
        <PhoneOutcome payment={phone.payment} />
      )}
      <PayFooter />
    </div>
  )
}
