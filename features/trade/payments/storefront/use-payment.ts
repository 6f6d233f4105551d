import { paidHref } from '@hojip/hrefs/payments'
import { useCall, useLazyCall, useNavigate } from '@hojip/platform/page'
import { useEffect, useState } from 'react'
import type { PaySchemes } from '../contract.ts'
import { payStatuses } from '../rules/pay-status.ts'
import { standOf, type PayStand } from './pay-stand.ts'

const askEveryMs = 2500

export interface Payment {
  payId: string
  schemes: PaySchemes
  stand: PayStand
  /** The page's own clock has run out. */
  onTimeUp: () => void
}

/** The payment and its state, as the socket tells, or asked for every few seconds without it; once paid, the page of success follows. */
export function usePayment(payId: string): Payment {
  const schemes = useCall('GET /bizPay/querySchemes', { payId })
  const navigate = useNavigate()
  const [timeIsUp, setTimeIsUp] = useState(schemes.surplusSeconds === 0)
  const { data } = useLazyCall(
    'GET /bizPay/queryPayStatus',
    { payId },
    { everyMs: askEveryMs, live: 'pay', freshForMs: 0, when: schemes.payStatus === payStatuses.waiting },
  )
  const stand = standOf(schemes.payStatus, data?.payStatus, timeIsUp)
  useEffect(() => {
    if (stand === 'paid') navigate(paidHref(payId), { replace: true })
  }, [stand, navigate, payId])
  return { payId, schemes, stand, onTimeUp: () => setTimeIsUp(true) }
}
