import { choice, useSearch, useTexts, type RawSearch } from '@hojip/platform/page'
import { Spinner } from '@hojip/platform/ui'
import type { PayMethod } from '@hojip/policy/channels'
import { ByCode } from './by-code.tsx'
import { useDevice } from '../methods/device.ts'
import { preselected, useLastMethod } from '../methods/last-method.ts'
import { hasNoWay } from '../pay-stand.ts'
import { NoWay } from './no-way.tsx'
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
  if (hasNoWay(schemes)) return <NoWay payment={payment} />
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
