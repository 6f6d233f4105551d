import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import type { Order } from '../contract.ts'
import { orderPartTexts } from '../parts/texts.ts'
import { orderStatuses } from '../rules/order-state.ts'
import { StateBand } from './state-band.tsx'

test.each(locales)('in %s the list says of a cancelled order that its money waits', (locale) => {
  const { toBuyer } = orderPartTexts[locale].refundPaused
  const shown = (isRefundPaused: boolean) =>
    rendered(locale, <StateBand order={{ orderStatus: orderStatuses.closed, isRefundPaused } as Order} />)
  expect(shown(true)).toContain(toBuyer)
  expect(shown(false)).not.toContain(toBuyer)
})
