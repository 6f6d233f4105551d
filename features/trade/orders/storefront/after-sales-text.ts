import type { Dates } from '@hojip/platform/dates'
import type { Order } from '../contract.ts'
import type { zhCN } from './texts.zh-CN.ts'

/** The deadline for refunds, and whether it is the one without a fault of the product. */
export function afterSalesText(
  t: Pick<typeof zhCN, 'afterSalesUntil' | 'faultsUntil'>,
  { moment }: Pick<Dates, 'moment'>,
  { untilAt, isForFaultsOnly }: NonNullable<Order['afterSales']>,
): string {
  const when = moment(untilAt)
  return isForFaultsOnly ? t.faultsUntil(when) : t.afterSalesUntil(when)
}
