import { toastError, useAnswer, useClient } from '@hojip/platform/page'
import { useState } from 'react'
import { payStatuses } from '../../rules/pay-status.ts'

/** "I have paid": the server asks the gateway at once, and the page shows the result. */
export function useAskNow(payId: string, lost: string) {
  const client = useClient()
  const put = useAnswer()
  const [state, setState] = useState<'idle' | 'asking' | 'notYet'>('idle')
  const ask = async () => {
    setState('asking')
    try {
      const answer = await client('GET /bizPay/queryPayStatus', { payId, ask: '1' })
      put('GET /bizPay/queryPayStatus', { payId }, answer)
      setState(answer.payStatus === payStatuses.waiting ? 'notYet' : 'idle')
    } catch (error) {
      setState('idle')
      toastError(error, lost)
    }
  }
  return { ask: () => void ask(), isAsking: state === 'asking', notYet: state === 'notYet' }
}
