import { dayAfter, mallDay, midnightOf } from '@hojip/platform/mall-time'
import { policy } from './policy.ts'
import { dayMs } from '@hojip/platform/clock'

/** Days of the mall (`YYYY-MM-DD`) on which a shop sends nothing, both included. */
export interface ShopHoliday {
  from: string
  until: string
}

/** How long a holiday may be. */
const mostDays = 15
/** How many days before it shoppers see it. */
const holidayToldDays = 14

function startOf({ from }: ShopHoliday): number {
  return midnightOf(from).getTime()
}

function endOf({ until }: ShopHoliday): number {
  return midnightOf(dayAfter(until)).getTime()
}

/** Whether a shop may have this holiday: days in their order, not over yet, of 15 days at most, within a year. */
export function isShopHoliday(holiday: ShopHoliday, today: string): boolean {
  const { from, until } = holiday
  if (!from || !until || until < from || until < today) return false
  const days = (endOf(holiday) - startOf(holiday)) / dayMs
  return days <= mostDays && startOf(holiday) < midnightOf(today).getTime() + 365 * dayMs
}

/** When the first parcel of an order leaves at the latest that is paid at this moment: a holiday's time does not count. */
export function shipByMs(paidMs: number, holiday: ShopHoliday | null): number {
  const byMs = paidMs + policy.shipByMs
  if (!holiday || startOf(holiday) >= byMs || endOf(holiday) <= paidMs) return byMs
  return byMs + endOf(holiday) - Math.max(startOf(holiday), paidMs)
}

/** Whether nothing leaves the shop on this day. */
export function isOnHoliday(holiday: ShopHoliday | null, day: string): boolean {
  return holiday !== null && holiday.from <= day && day <= holiday.until
}

/** The holiday as shoppers see it: from two weeks before until its end. */
export function toldHoliday(
  holiday: ShopHoliday | null,
  nowMs: number,
): (ShopHoliday & { sendsFrom: string }) | null {
  if (!holiday || endOf(holiday) <= nowMs || startOf(holiday) > nowMs + holidayToldDays * dayMs) return null
  return { ...holiday, sendsFrom: mallDay(endOf(holiday)) }
}
