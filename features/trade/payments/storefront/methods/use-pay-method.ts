import { useLazyCall } from '@hojip/platform/page'
import { useState } from 'react'
import type { PayMethod } from '@hojip/policy/channels'
import { isOffered, useDevice } from './device.ts'
import { preselected, rememberMethod, useLastMethod } from './last-method.ts'

const seldomMs = 600_000

/** The preselected method before there is anything to pay: the last chosen one, otherwise the first that works here. */
export function usePayMethod() {
  const { data } = useLazyCall('GET /bizPay/queryMethods', {}, { freshForMs: seldomMs })
  const device = useDevice()
  const last = useLastMethod()
  const [picked, setPicked] = useState<PayMethod>()
  const list = data?.list ?? []
  const offered = list.map((method) => ({ ...method, enabled: isOffered(device, method) }))
  const chosen = picked ?? preselected(offered, last)
  return {
    list,
    chosen,
    /** Stored at once: a reload keeps it. */
    choose: (method: PayMethod) => {
      setPicked(method)
      rememberMethod(method)
    },
    /** Stores the choice for the next time. */
    remember: () => chosen && rememberMethod(chosen),
  }
}

export type PayMethodChoice = ReturnType<typeof usePayMethod>
