import { useLazyCall, useRefresh } from '@hojip/platform/page'
import { useEffect, useState } from 'react'
import type { PaySchemes } from '../../contract.ts'
import { payStatuses } from '../../rules/pay-status.ts'
import { standOf, type PayStand } from '../pay-stand.ts'

const askEveryMs = 2500
/** After this time the page offers to pay (again), while it goes on asking. */
const patienceMs = 12_000

/** Asks the gateways, through the server, until they have a final answer. */
export function useConfirmation(payId: string, schemes: PaySchemes): { stand: PayStand; isLong: boolean } {
  const refresh = useRefresh()
  const isOpen = schemes.payStatus === payStatuses.waiting
  const { data } = useLazyCall(
    'GET /bizPay/queryPayStatus',
    { payId, ask: '1' },
    { everyMs: askEveryMs, freshForMs: 0, when: isOpen },
  )
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  const asked = data?.payStatus
  useEffect(() => {
    if (isOpen && asked !== undefined && asked !== 0) void refresh('GET /bizPay/querySchemes')
  }, [isOpen, asked, refresh])
  return { stand: standOf(schemes.payStatus, asked, false), isLong }
}
