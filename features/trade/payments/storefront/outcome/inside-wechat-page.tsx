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

/** Inside WeChat: its dialog opens over this page, whose address is in the folder registered for payments. */
export function Page() {
  const t = useTexts(payTexts)
  const { params, search } = usePage('/pay/wx/$token')
  const { token } = params
  const phone = usePhonePayment(token)
  const { open, isOpening, problem } = useDialog(token, phone.ask)
  // WeChat puts the payer's code into the address; it is valid once.
  const [login] = useState({ code: one(search, 'code'), state: one(search, 'state') })
  useBareAddress()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || phone.payment.payStatus !== payStatuses.waiting) return
    begun.current = true
    void open(login)
  }, [open, login, phone.payment.payStatus])
  const text = problem === undefined ? t.wxReady : t[problem]
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

/** Asks for the dialog's parameters, opens it, and asks the server how it ended. */
function useDialog(token: string, ask: () => Promise<boolean>) {
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<'wxNotHere' | 'wxFailed'>()
  const opening = useWrite('POST /bizPay/openInWechat', { refreshes: ['POST /bizPay/queryReturn'] })
  const open = async ({ code, state }: Told) => {
    setProblem(undefined)
    const answer = await opening.ask({ token, ...(code && state ? { code, state } : {}) })
    if (answer?.dialog) {
      setOpen(true)
      const end = await openDialog(answer.dialog)
      setOpen(false)
      if (end === 'noBridge') setProblem('wxNotHere')
      else if (!(await ask()) && end === 'fail') setProblem('wxFailed')
    } else if (answer?.payerUrl && code === undefined) location.replace(answer.payerUrl)
    // WeChat was asked a moment ago and did not name the payer: the reader decides whether to try again.
    else setProblem('wxFailed')
  }
  return { open, isOpening: opening.isRunning || isOpen, problem }
}
