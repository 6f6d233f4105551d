import { choice, useCall, useSearch, useTexts, type RawSearch } from '@hojip/platform/page'
import { Notice, Spinner } from '@hojip/platform/ui'
import type { PayMethod } from '@hojip/policy/channels'
import { ByCode } from './by-code.tsx'
import { useDevice } from '../methods/device.ts'
import { preselected, useLastMethod } from '../methods/last-method.ts'
import { PageInstead } from './page-instead.tsx'
import { PayBox } from './pay-box.tsx'
import { PayFrame } from '../pay-frame.tsx'
import { PhoneCashier } from './phone-cashier.tsx'
import { payTexts } from '../texts.ts'
import type { Payment } from '../use-payment.ts'

/** `?by=code`: shows a code on a phone's own screen, too. */
function wanted(raw: RawSearch) {
  return choice(raw, 'by', ['code', 'app'], 'app')
}

/**
 * The cashier. On a desktop the code is shown at once; on a phone one button opens the app, and a code is the
 * last choice.
 */
export function Cashier({ payment, method }: { payment: Payment; method?: PayMethod }) {
  return (
    <PayFrame payment={payment}>
      <Till payment={payment} method={method} />
    </PayFrame>
  )
}

function Till({ payment, method }: { payment: Payment; method: PayMethod | undefined }) {
  const by = useSearch(wanted)
  const device = useDevice()
  const last = useLastMethod()
  const { payId, schemes } = payment
  const chosen = method ?? preselected(schemes.list, last)
  if (schemes.list.every(({ enabled }) => !enabled)) return <NoWay payId={payId} />
  if (device === undefined || chosen === undefined) return <Opening />
  if (device !== 'desk' && by !== 'code') return <PhoneCashier payment={payment} first={chosen} />
  const hasPage = schemes.list.some(({ payType, ways }) => payType === chosen && ways.includes('page'))
  return (
    <PayBox payId={payId} schemes={schemes} current={chosen} by={device === 'desk' ? undefined : 'code'}>
      <ByCode key={chosen} payment={payment} method={chosen}>
        {device === 'desk' && hasPage && <PageInstead payId={payId} method={chosen} />}
      </ByCode>
    </PayBox>
  )
}

const noWayEveryMs = 15_000

/** Every way to pay is paused or switched off. The page asks again by itself. */
function NoWay({ payId }: { payId: string }) {
  const t = useTexts(payTexts)
  useCall('GET /bizPay/querySchemes', { payId }, { everyMs: noWayEveryMs })
  return (
    <div className="mt-2 bg-surface p-4 lg:mt-3 lg:rounded-lg lg:p-7">
      <Notice tone="amber" live>
        {t.noWay}
      </Notice>
    </div>
  )
}

function Opening() {
  const t = useTexts(payTexts)
  return (
    <p
      role="status"
      className="mt-2 flex min-h-75 items-center justify-center gap-2 bg-surface lg:mt-3 lg:min-h-110 lg:rounded-lg"
    >
      <Spinner />
      {t.openingCashier}
    </p>
  )
}
