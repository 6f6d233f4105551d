import { one, usePage, useTexts, useWrite, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { useEffect, useRef, useState } from 'react'
import { payStatuses } from '../../rules/pay-status.ts'
import { PaidQuestion } from './paid-question.tsx'
import { PayFooter } from '../pay-frame.tsx'
import { PhoneOutcome } from './phone-outcome.tsx'
import { payTexts } from '../texts.ts'
import { useBareAddress } from './use-bare-address.ts'
import { usePhonePayment } from './use-phone-payment.ts'
import { openDialog } from './wechat-bridge.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: payTexts[locale].wxTitle, noIndex: true }
}

/** Inside WeChat: its dialog opens over this page, whose address lies in the folder that is registered for paying. */
export function Page() {
  const t = useTexts(payTexts)
  const { params, search } = usePage('/pay/wx/$token')
  const { token } = params
  const phone = usePhonePayment(token)
  const { open, isOpening, trouble } = useDialog(token, phone.ask)
  // What WeChat has told about the payer is in the address once, and counts once.
  const [told] = useState({ code: one(search, 'code'), state: one(search, 'state') })
  useBareAddress()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || phone.payment.payStatus !== payStatuses.waiting) return
    begun.current = true
    void open(told)
  }, [open, told, phone.payment.payStatus])
  const text = trouble === undefined ? t.wxReady : t[trouble]
  return (
    <div className="mx-auto w-full max-w-[1088px] lg:px-6">
      {phone.payment.payStatus === payStatuses.waiting ? (
        <PaidQuestion of={phone} title={t.wxTitle} text={isOpening ? t.wxOpening : text}>
          <Button
            kind="buy"
            size="lg"
            block
            busy={isOpening}
            busyText={t.openingApp}
            onClick={() => void open({})}
          >
            {t.wxOpen}
          </Button>
        </PaidQuestion>
      ) : (
        <PhoneOutcome payment={phone.payment} />
      )}
      <PayFooter />
    </div>
  )
}

interface Told {
  code?: string | undefined
  state?: string | undefined
}

/** Asks what the dialog is opened with, opens it, and asks the server how it ended. */
function useDialog(token: string, ask: () => Promise<boolean>) {
  const [isOpen, setOpen] = useState(false)
  const [trouble, setTrouble] = useState<'wxNotHere' | 'wxFailed'>()
  const opening = useWrite('POST /bizPay/openInWechat', { refreshes: ['POST /bizPay/queryReturn'] })
  const open = async ({ code, state }: Told) => {
    setTrouble(undefined)
    const answer = await opening.ask({ token, ...(code && state ? { code, state } : {}) })
    if (answer?.dialog) {
      setOpen(true)
      const end = await openDialog(answer.dialog)
      setOpen(false)
      if (end === 'noBridge') setTrouble('wxNotHere')
      else if (!(await ask()) && end === 'fail') setTrouble('wxFailed')
    } else if (answer?.payerUrl && code === undefined) location.replace(answer.payerUrl)
    // WeChat was asked a moment ago and did not tell: its reader decides whether to ask again.
    else setTrouble('wxFailed')
  }
  return { open, isOpening: opening.isRunning || isOpen, trouble }
}
