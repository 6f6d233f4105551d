import type { Locale } from '@hojip/platform/i18n'
import type { Order } from '../contract.ts'
import { dayAndTime } from './moments.ts'
import type { zhCN } from './texts.zh-CN.ts'

/** The deadline for refunds, and whether it is the one without a fault of the product. */
export function afterSalesText(
  t: Pick<typeof zhCN, 'afterSalesUntil' | 'faultsUntil'>,
  locale: Locale,
  { untilAt, isForFaultsOnly }: NonNullable<Order['afterSales']>,
): string {
  const when = dayAndTime(locale, untilAt)
  return isForFaultsOnly ? t.faultsUntil(when) : t.afterSalesUntil(when)
}
