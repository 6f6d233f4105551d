import { useRefresh, useWrite } from '@hojip/platform/page'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PayMethod } from '@hojip/policy/channels'
import type { OpenedPayment } from '../../contract.ts'
import { rememberMethod } from '../methods/last-method.ts'

export interface Opening {
  opened: OpenedPayment | undefined
  isOpening: boolean
  /** Why nothing could be opened, in the reader's language; '' when the connection was lost. */
  problem: string | undefined
  /** Opens it once more: the gateway's number stays the same while the same orders are unpaid. */
  again: () => void
}

/** Opens the payment at a gateway as soon as the page is mounted. */
export function useOpened(payId: string, payType: PayMethod, way: 'code' | 'page'): Opening {
  const refresh = useRefresh()
  const [opened, setOpened] = useState<OpenedPayment>()
  const write = useWrite('POST /bizOrder/orderToPay', {
    quiet: true,
    onSuccess: (answer) => {
      rememberMethod(payType)
      setOpened(answer)
    },
    onError: () => setOpened(undefined),
    // Paid or closed meanwhile: the cached payment is outdated.
    onRefused: () => void refresh('GET /bizPay/querySchemes', 'GET /bizPay/queryPayStatus'),
  })
  const { run, error, isRunning } = write
  const open = useRef(() => run({ payId, payType, way }))
  useEffect(() => {
    open.current = () => run({ payId, payType, way })
  })
  const again = useCallback(() => open.current(), [])
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    again()
  }, [again])
  return {
    opened,
    isOpening: isRunning || (!opened && !error),
    problem: error ? (error.name === 'ApiError' ? error.message : '') : undefined,
    again,
  }
}
