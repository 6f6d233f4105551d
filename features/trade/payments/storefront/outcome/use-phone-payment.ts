import { toastError, useAnswer, useCall, useClient, useLazyCall, useTexts } from '@hojip/platform/page'
import { useEffect, useState } from 'react'
import type { PhonePayment } from '../../contract.ts'
import { payStatuses } from '../../rules/pay-status.ts'
import { payTexts } from '../texts.ts'

const askEveryMs = 2500

export interface PhoneReturn {
  payment: PhonePayment
  /** Asks the gateway now, when the reader presses "I have paid"; true when it is paid. */
  ask: () => Promise<boolean>
  isAsking: boolean
  /** The gateway was asked, and has no payment yet. */
  notYet: boolean
}

/** A payment by its token: the stored state every few seconds, the gateway's answer on request. */
export function usePhonePayment(token: string): PhoneReturn {
  const t = useTexts(payTexts)
  const client = useClient()
  const put = useAnswer()
  const first = useCall('POST /bizPay/queryReturn', { token })
  const [state, setState] = useState<'idle' | 'asking' | 'notYet'>('idle')
  const { data } = useLazyCall(
    'POST /bizPay/queryReturn',
    { token },
    { everyMs: askEveryMs, freshForMs: 0, when: first.payStatus === payStatuses.waiting },
  )
  const payment = data ?? first
  const ask = async () => {
    setState('asking')
    try {
      const answer = await client('POST /bizPay/queryReturn', { token, ask: '1' })
      put('POST /bizPay/queryReturn', { token }, answer)
      setState(answer.payStatus === payStatuses.waiting ? 'notYet' : 'idle')
      return answer.payStatus === payStatuses.paid
    } catch (error) {
      setState('idle')
      toastError(error, t.notYet)
      return false
    }
  }
  return {
    payment,
    ask,
    isAsking: state === 'asking',
    notYet: state === 'notYet' && payment.payStatus === payStatuses.waiting,
  }
}

/** Asks at once when Alipay's page leads back; WeChat's return is known to come before the payment is visible. */
export function useAskOnce({ payment, ask }: PhoneReturn): void {
  const [isAsked, setAsked] = useState(false)
  const wants = payment.way === 'wap' && payment.payStatus === payStatuses.waiting && !isAsked
  useEffect(() => {
    if (!wants) return
    setAsked(true)
    void ask()
  }, [wants, ask])
}
