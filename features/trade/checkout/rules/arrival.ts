import { travelDays, type Destination, type FreightPart, type FreightTerms } from '@hojip/catalog/rules'
import { dayAfter, mallDay, midnightOf } from '@hojip/platform/mall-time'
import { isWorkday } from '@hojip/platform/workdays'
import { isOnHoliday, shipByMs, type ShopHoliday } from '@hojip/policy'
import { dayMs, minuteMs } from '@hojip/platform/clock'

/** When a shop of China sends: what is paid until this minute of such a day leaves on that day. */
export interface SendingHours {
  sendsOn: 'workdays' | 'all'
  sendsUntilMinute: number
  shopHoliday: ShopHoliday | null
}

export interface Arrival {
  /** When it ships at the latest. */
  shipByMs: number
  /** Until when it has to be paid to be sent on the same day; undefined when it no longer can be. */
  payByMs: number | undefined
  /** When it leaves with the next sending and travels fast. */
  fromMs: number
  /** When the shop ships at its deadline and the parcel travels slowly. */
  toMs: number
}

/** The end of the first sending day whose sending is not over yet. */
function nextSending({ sendsOn, sendsUntilMinute, shopHoliday }: SendingHours, nowMs: number): number {
  const endOf = (date: string) => midnightOf(date).getTime() + sendsUntilMinute * minuteMs
  let date = mallDay(nowMs)
  const sends = (day: string) => !isOnHoliday(shopHoliday, day) && (sendsOn === 'all' || isWorkday(day, 'CN'))
  while (endOf(date) <= nowMs || !sends(date)) date = dayAfter(date)
  return endOf(date)
}

/** When an order paid now would arrive. The shops of the mall are in China. */
export function arrivalOf(
  terms: (FreightTerms | { parts: readonly FreightPart[] }) & SendingHours & { shopProvince: string },
  to: Destination,
  nowMs: number,
): Arrival {
  const [least, most] = travelDays({ country: 'CN', province: terms.shopProvince }, to, terms)
  const leavesMs = nextSending(terms, nowMs)
  const byMs = shipByMs(nowMs, terms.shopHoliday)
  return {
    shipByMs: byMs,
    payByMs: mallDay(leavesMs) === mallDay(nowMs) ? leavesMs : undefined,
    fromMs: leavesMs + least * dayMs,
    toMs: Math.max(byMs, leavesMs) + most * dayMs,
  }
}
